import type { ContentIndex } from "../../../../schema/check/content-index/content-index.ts";
import type { DiskProbe, LinkedFileFacts } from "../../../../schema/check/disk.ts";
import type { Content } from "../../../../schema/content.ts";
import { resolveCv } from "../../../../schema/resolve/cv.ts";
import { localizeContent } from "../../../../schema/resolve/localized-content.ts";
import { once } from "../../../../schema/source/once.ts";
import { hashBytes } from "../../files/hash-files.ts";
import { readEnd } from "../../files/read-regular.ts";

const pattern = /\n%cv of ([0-9a-f]{16})\n$/;

/** Identifies what a printed CV says. */
function hashCv(content: Content, hasAddresses: boolean): string {
  return hashBytes(JSON.stringify(resolveCv(content, hasAddresses)));
}

/**
 * Adds to a PDF what it was printed from: a comment after its end, which readers skip. Unlike the file's date, it
 * survives copies and version control.
 */
export function markCv(pdf: Uint8Array, content: Content, hasAddresses: boolean): Uint8Array {
  return Buffer.concat([pdf, Buffer.from(`\n%cv of ${hashCv(content, hasAddresses)}\n`)]);
}

/** The hash in a PDF that `markCv` has marked. Undefined for any other file. */
export async function readCvMark(file: string): Promise<string | undefined> {
  return pattern.exec((await readEnd(file, 100)).toString("latin1"))?.[1];
}

/** Knows which of the linked files are CVs that were printed from other content, if the content has no errors. */
export function makeCvProbe(
  { publishedLanguages, localIn, hasPrivateParts, document }: ContentIndex,
  linked: ReadonlyMap<string, { facts: LinkedFileFacts }>,
): Pick<DiskProbe, "isOutdatedCv"> {
  const hashes = once(() => {
    const localValues = publishedLanguages.flatMap((language) => localIn(language) ?? []);
    const locales = localizeContent({ localValues, hasPrivateParts, texts: document.files });
    return new Set(locales.flatMap(({ content }) => [hashCv(content, true), hashCv(content, false)]));
  });
  const isOutdatedCv = (name: string) => {
    const facts = linked.get(name)?.facts;
    return facts?.status === "file" && facts.printedFrom !== undefined && !hashes().has(facts.printedFrom);
  };
  return { isOutdatedCv };
}

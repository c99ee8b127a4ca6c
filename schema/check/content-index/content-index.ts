import { type Content, type PageContent, page } from "../../content.ts";
import { isFileName } from "../../file-types.ts";
import type { Kind } from "../../kinds.ts";
import type { Finding } from "../../messages/messages.ts";
import { cvFile } from "../../resolve/address.ts";
import type { JsonText } from "../../source/json-text.ts";
import { pointerOf } from "../../source/place.ts";
import type { SourceText } from "../../source/source-text.ts";
import { describePlace } from "../places.ts";
import { gatherContent } from "./gather.ts";
import { readWritten, type TextFiles } from "./written.ts";

/** The kinds of file that pages show. */
const fileKinds: readonly Kind[] = ["file", "videoFile", "captionsFile"];

/** What there is in a content, where it stands, and what of it is known to be wrong: all that rules ask. */
export type ContentIndex = ReturnType<typeof indexContent>;

/**
 * @param content the same with its defaults, where its shape is sound
 * @param mistakes what is reported of the shape already; no rule reports what follows from it
 * @param files the texts that the content keeps in files of their own, as far as they were looked for
 */
export function indexContent(
  source: JsonText,
  content: Content | undefined,
  mistakes: readonly Finding[],
  files: TextFiles = new Map(),
) {
  const places = mistakes.map(({ code, place }) => ({ code, pointer: pointerOf(place) ?? "" }));
  const broken = new Set(places.map(({ pointer }) => pointer));
  const unknownKeys = places.filter(({ code }) => code === "unknown-key");
  const misspelt = new Set(unknownKeys.map(({ pointer }) => pointer.slice(0, pointer.lastIndexOf("/"))));
  const isBroken = (pointer: string) => broken.has(pointer);
  const gathered = gatherContent(source.value, isBroken);
  const { root, pages } = gathered;
  const written = readWritten(gathered.texts, files);
  const texts = [...gathered.texts, ...written.values];
  const cvLabels = texts.filter(({ key }) => key === "cvLabel");
  const hasUnknownKey = (pointer: string) => misspelt.has(pointer);
  const isDoubtful = (pointer: string) =>
    [...broken].some((other) => other === pointer || other.startsWith(`${pointer}/`));
  return {
    ...gathered,
    texts,
    /** What stands within the texts. */
    written,
    /** What the disk says of the files that hold texts. */
    textFiles: files,
    /** The words of links that download the CV. */
    cvLabels,
    /** Whether a mistake of exactly this value is reported already. */
    isBroken,
    /** Whether a mistake in or at this value is reported already, so that what it says can't be relied on. */
    isDoubtful,
    /** Whether an object has a key that is reported as unknown, which may be the one that is looked for. */
    hasUnknownKey,

    /** The files that links name, each once. The CV is one where a block or a link offers it. */
    get linkedFiles(): string[] {
      const named = texts.filter(({ kind, text }) => kind === "href" && isFileName(text)).map(({ text }) => text);
      return [...new Set([...named, ...(cvLabels.length > 0 ? [cvFile] : [])])];
    },

    /** The files that hold texts and could be read, by the names that the content gives them. */
    get otherSources(): ReadonlyMap<string, SourceText> {
      return new Map(
        [...files].flatMap(([name, facts]) => (facts.status === "text" ? [[name, facts.source] as const] : [])),
      );
    },

    /** The files that hold texts of what is shown, each once. */
    get textFileNames(): string[] {
      return [...new Set(texts.filter(({ kind }) => kind === "textFile").map(({ text }) => text))];
    },

    /** The pictures and videos that the content wants to show, each once; what is hidden needs none. */
    get files(): string[] {
      return [...new Set(texts.filter(({ kind }) => fileKinds.includes(kind)).map(({ text }) => text))];
    },

    /** Whether the profile may say this, had a mistake in it not hidden that. */
    mayHave(key: "phone" | "location"): boolean {
      const { profile } = root;
      if (profile === undefined || profile[key] !== undefined || hasUnknownKey("/profile")) return true;
      return isBroken("/profile") || isBroken(`/profile/${key}`);
    },

    /** Whether the path of some page isn't known, because of a mistake that is reported already. */
    lacksPaths: !root.pages?.length || root.pages.some((one) => one?.path === undefined),

    /** The visible pages that are of the right shape, with their defaults. */
    get soundPages(): { page: PageContent; pointer: string }[] {
      return pages.flatMap(({ pointer, hidden, value }, index) => {
        if (hidden || isDoubtful(pointer)) return [];
        const sound = content ? content.pages[index] : page.safeParse(value).data;
        return sound ? [{ page: sound, pointer }] : [];
      });
    },

    /** The line of a value's key, or of the value itself in a list; from 1. */
    lineOf: (pointer: string) => source.lineOf(pointer),
    describe: (pointer: string) => describePlace(source, pointer),
  };
}

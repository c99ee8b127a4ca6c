import { isFileName } from "../../file-types.ts";
import type { Finding } from "../../messages/message.ts";
import { find } from "../../messages/messages.ts";
import { cvFile, filePath, ownFile } from "../../resolve/address.ts";
import type { ContentIndex } from "../content-index/content-index.ts";
import type { TextValue } from "../content-index/gather.ts";
import { findMeantPage, ownFileOf } from "../content-index/own-files.ts";
import type { AssetProbe, DiskProbe } from "../disk.ts";
import { findBeside } from "./files.ts";

/** More than some hosts take (Cloudflare Pages), and than anyone waits for on a phone. */
export const mostBytes = 25_000_000;

/** A file that a link names is there, and can be offered. */
export function checkLinkedFiles(index: ContentIndex, _probe: AssetProbe, disk: DiskProbe): Finding[] {
  return index.texts.flatMap((value) =>
    value.languages.flatMap((language) => checkLinkedFile(value, language, index, disk)),
  );
}

function checkLinkedFile(value: TextValue, language: string, index: ContentIndex, disk: DiskProbe): Finding[] {
  const { kind, text: file, place } = value;
  const { languages } = index;
  const facts = kind === "href" && isFileName(file) ? disk.file?.(ownFile(file, { language, languages })) : undefined;
  if (facts?.status === "missing") {
    const near = findMeantPage(value, file, index) ?? findBeside(value, file, index, disk) ?? facts.near;
    return [reportMissing(value, near, language, index)];
  }
  if (facts?.status === "unusable") {
    const near = facts.near ?? findBeside(value, file, index, disk);
    return [find("unusable-file", place, { file, reason: facts.reason, near })];
  }
  return [
    ...(facts && facts.bytes > mostBytes
      ? [find("large-file", place, { file, bytes: facts.bytes, limit: mostBytes })]
      : []),
    ...(facts?.tellsPlace ? [find("place-in-file", place, { file })] : []),
    ...(facts?.script ? [find("script-in-file", place, { file, script: facts.script })] : []),
    ...(facts?.openContact ? [find("contact-in-file", place, { file, contact: facts.openContact })] : []),
  ];
}

/** A CV that a contact block offers for download has been printed. */
export function checkCv(index: ContentIndex, _probe: AssetProbe, disk: DiskProbe): Finding[] {
  return index.readers.flatMap((language) => checkCvIn(language, index, disk));
}

function checkCvIn(language: string, { texts, languages: all }: ContentIndex, { file: probe }: DiskProbe): Finding[] {
  const cvLabels = texts.filter(({ key, languages }) => key === "cvLabel" && languages.includes(language));
  const file = ownFile(cvFile, { language, languages: all });
  const facts = cvLabels.length > 0 ? probe?.(file) : undefined;
  if (facts?.status === "file" && facts.openContact) {
    const { openContact: contact } = facts;
    return cvLabels.map(({ pointer }) => find("contact-in-file", { key: pointer }, { file, contact }));
  }
  if (!facts || facts.status === "file") return [];
  const trouble =
    facts.status === "missing" ? lacks(file) : `${file} beside this content file can't be: ${facts.reason}`;
  return cvLabels.map(({ pointer }) => find("missing-cv", { key: pointer }, { trouble }));
}

const lacks = (file: string) => `there is no ${file} beside this content file`;

/** Where no such file is, a page or a site was meant perhaps. */
function reportMissing(value: TextValue, near: string | undefined, language: string, index: ContentIndex): Finding {
  const { text: file, place } = value;
  const { pages, languages } = index;
  if (file === cvFile) return find("missing-cv", place, { trouble: lacks(ownFile(file, { language, languages })) });
  const path = `/${file.replace(/\.[^./]*$/, "")}`;
  const page = pages.find(({ value, languages }) => languages.includes(language) && value.path === path)?.value.path;
  const isSite = /^(?:[a-z0-9-]+\.)+[a-z]{2,}\//i.test(file);
  const meant = near ?? page ?? (isSite ? `https://${file}` : undefined);
  return find("no-such-file", place, { file, near: meant, own: ownFileOf(value, index) });
}

/** The files that links name, each once. The CV is one where a block or a link offers it. */
export function listLinkedFiles({ texts, languages: all }: ContentIndex): string[] {
  const named = texts.flatMap(({ kind, key, text, languages }) => {
    const name = kind === "href" && isFileName(text) ? text : key === "cvLabel" ? cvFile : undefined;
    return name === undefined ? [] : languages.map((language) => ownFile(name, { language, languages: all }));
  });
  return [...new Set(named)];
}

/** No two files have the same address on the site. */
export function checkFileAddresses({ texts, languages }: ContentIndex): Finding[] {
  const seen = new Map<string, string>();
  return texts.flatMap(({ kind, text: file, pointer }) => {
    if (kind !== "href" || !isFileName(file)) return [];
    // Windows and macOS don't tell capitals; macOS doesn't tell in how many characters an accent is written (Unicode, NFC).
    const address = filePath(file, languages).normalize("NFC").toLowerCase();
    const other = seen.get(address) ?? file;
    seen.set(address, other);
    return other === file ? [] : [find("same-file-address", pointer, { file, other, address: `/${address}` })];
  });
}

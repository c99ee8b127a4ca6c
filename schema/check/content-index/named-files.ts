import { isFileName } from "../../file-types.ts";
import { isRecordKind, type Kind } from "../../kinds.ts";
import { cvFile, ownFile } from "../../site-files.ts";
import type { ContentIndex } from "./content-index.ts";
import type { GatheredParts } from "./gather.ts";

const shownKinds: readonly Kind[] = ["file", "videoFile", "captionsFile"];

/** The files of texts and records, each once, with their kind. */
export function listTextFiles({ texts }: GatheredParts): ReadonlyMap<string, Kind> {
  const named = texts.filter(({ kind }) => kind === "textFile");
  const records = texts.filter(({ kind }) => isRecordKind(kind));
  return new Map([...named, ...records].map(({ text, kind }) => [text, kind]));
}

/** The pictures, videos and captions that visible content names, each once. */
export function listShownFiles({ texts }: GatheredParts): string[] {
  return [...new Set(texts.filter(({ kind }) => shownKinds.includes(kind)).map(({ text }) => text))];
}

/** The files that links name, each once. The CV is among them if a block or a link offers it. */
export function listLinkedFiles({ texts, languages: all }: ContentIndex): string[] {
  const named = texts.flatMap(({ kind, name: key, text, languages }) => {
    const name = kind === "href" && isFileName(text) ? text : key === "cvLabel" ? cvFile : undefined;
    return name === undefined ? [] : languages.map((language) => ownFile(name, { language, languages: all }));
  });
  return [...new Set(named)];
}

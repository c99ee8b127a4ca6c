import { basename } from "node:path";
import { TranslationRecord } from "../../../schema/check/translation-record.ts";
import { JsonText } from "../../../schema/source/json-text.ts";
import { hashBytes } from "../files/hash-files.ts";
import { readTextFile } from "./read-text-file.ts";

/** The name of the file beside the content that records the originals of its translations. */
export function recordNameOf(file: string): string {
  return `${basename(file).replace(/\.json$/i, "")}.translations.json`;
}

/** Reads the translation record, if there is one. `name` is its name in diagnostics. */
export async function readRecord(folder: string, src: string, name: string): Promise<TranslationRecord | undefined> {
  const facts = await readTextFile(folder, src, name);
  switch (facts.status) {
    case "text":
      return new TranslationRecord(new JsonText(name, facts.source.text), hashBytes);
    case "not-text":
      return new TranslationRecord(new JsonText(name, ""), hashBytes, facts.reason);
    case "outside":
      return new TranslationRecord(new JsonText(name, ""), hashBytes, "it is a link out of this folder");
    default:
      return undefined;
  }
}

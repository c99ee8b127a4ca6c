import type { RecordedPairs } from "../../../schema/check/translation-record.ts";
import { holdsText } from "../files/read-regular.ts";
import { rewrite } from "../files/write-whole.ts";

/** Writes a record of translations, a line for each; returns whether the file was another before. */
export async function writeRecord(file: string, pairs: RecordedPairs): Promise<boolean> {
  const text = `${JSON.stringify(pairs, undefined, 2)}\n`;
  if (await holdsText(file, text)) return false;
  await rewrite(file, text);
  return true;
}

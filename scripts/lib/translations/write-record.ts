import type { RecordedPairs } from "../../../schema/check/translation-record.ts";
import { holdsBytes } from "../files/read-regular.ts";
import { rewrite } from "../files/write-whole.ts";

/** Writes a record of translations as indented JSON. Returns false if the file is unchanged. */
export async function writeRecord(file: string, pairs: RecordedPairs): Promise<boolean> {
  const text = `${JSON.stringify(pairs, undefined, 2)}\n`;
  if (await holdsBytes(file, text)) return false;
  await rewrite(file, text);
  return true;
}

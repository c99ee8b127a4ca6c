import { realpath } from "node:fs/promises";
import type { RecordedPairs } from "../../../schema/check/translation-record.ts";
import { readRegular } from "../files/read-regular.ts";
import { writeOutput } from "../files/write-whole.ts";

/** Writes a record of translations, a line for each; returns whether the file was another before. */
export async function writeRecord(file: string, pairs: RecordedPairs): Promise<boolean> {
  const text = `${JSON.stringify(pairs, undefined, 2)}\n`;
  if ((await readRegular(file).catch(() => undefined))?.toString() === text) return false;
  // Where a link has the name, the file that it leads to is the owner's.
  await writeOutput(await realpath(file).catch(() => file), text, { force: true });
  return true;
}

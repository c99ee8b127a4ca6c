import { resolve } from "node:path";
import { type FixedTexts, fixTexts } from "../../../schema/check/fix-texts.ts";
import { CommandError } from "../cli/command.ts";
import { rewrite } from "../files/write-whole.ts";
import { loadContent } from "./load-content.ts";
import { readText } from "./read-text.ts";

/** Makes all certain fixes of a content file and of the files that it names. Writes nothing. */
export function fixContent(file: string): Promise<FixedTexts> {
  return fixTexts({
    read: async (name) => (await readText(name)).text,
    check: async (unsaved) => (await loadContent(file, { unsaved })).diagnostics,
  });
}

/** Writes the fixed files, each completely or not at all. @throws {CommandError} if one of them has changed meanwhile */
export async function writeFixed({ before, after }: FixedTexts): Promise<void> {
  for (const [name, text] of before) {
    if ((await readText(name)).text !== text)
      throw new CommandError(`${name} has changed in the meantime. Nothing was written; try again.`);
  }
  for (const [name, text] of after) await rewrite(resolve(name), text);
}

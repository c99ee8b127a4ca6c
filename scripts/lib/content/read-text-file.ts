import { readFile, stat } from "node:fs/promises";
import type { TextFacts } from "../../../schema/check/check.ts";
import { nameSize } from "../../../schema/messages/message.ts";
import { maxLength, SourceText } from "../../../schema/source/source-text.ts";
import { locateFile } from "./locate-file.ts";

const refuse = (reason: string): TextFacts => ({ status: "not-text", reason });

/** Reads a text that content names, by its exact name, never outside the folder. `name` is what diagnostics call it. */
export async function readTextFile(folder: string, src: string, name: string): Promise<TextFacts> {
  const found = await locateFile(folder, src);
  return found.trouble ?? readFoundText(found.file, name);
}

/** Reads a text that is known to be where it may be. */
export async function readFoundText(file: string, name: string): Promise<TextFacts> {
  try {
    const facts = await stat(file);
    if (facts.isDirectory()) return refuse("it is a folder");
    if (!facts.isFile()) return refuse("it is no ordinary file");
    if (facts.size > maxLength)
      return refuse(`it has ${nameSize(facts.size)}; at most ${nameSize(maxLength)} are read`);
    const text = new TextDecoder("utf-8", { fatal: true }).decode(await readFile(file));
    if (text.includes("\0")) return refuse("it is no plain text");
    return text.trim() === "" ? refuse("it is empty") : { status: "text", source: new SourceText(name, text) };
  } catch (error) {
    return refuse(error instanceof TypeError ? "it isn't saved as UTF-8" : "it can't be opened");
  }
}

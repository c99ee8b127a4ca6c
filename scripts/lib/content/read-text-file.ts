import { nameSize } from "../../../schema/messages/message.ts";
import type { TextFacts } from "../../../schema/records/text-files.ts";
import { maxLength, SourceText } from "../../../schema/source/source-text.ts";
import { readRegular } from "../files/read-regular.ts";
import { errorCode } from "../files/write-whole.ts";
import { locateFile } from "./locate-file.ts";

/** Unsaved texts by their files' names in diagnostics. */
export type Unsaved = ReadonlyMap<string, string> | undefined;

const refuse = (reason: string): TextFacts => ({ status: "not-text", reason });

/** Reads a text file by its exact name, never outside the folder. `name` is its name in diagnostics. */
export async function readTextFile(folder: string, src: string, name: string, unsaved?: Unsaved): Promise<TextFacts> {
  const { file, issue } = await locateFile(folder, src);
  // An unsaved text needs no file.
  const isFound = !issue || (issue.status === "missing" && unsaved?.has(name));
  return isFound ? readFoundText(file, name, unsaved) : issue;
}

/** Reads a text file whose location is already checked. */
export async function readFoundText(file: string, name: string, unsaved?: Unsaved): Promise<TextFacts> {
  try {
    const written = unsaved?.get(name);
    const text = written ?? new TextDecoder("utf-8", { fatal: true }).decode(await readRegular(file, maxLength));
    if (text.includes("\0")) return refuse("it is no plain text");
    return text.trim() === "" ? refuse("it is empty") : { status: "text", source: new SourceText(name, text) };
  } catch (error) {
    if (error instanceof TypeError) return refuse("it isn't saved as UTF-8");
    const reasons: Record<string, string> = {
      EISDIR: "it is a folder",
      ENXIO: "it is no ordinary file",
      EFBIG: `it has more than ${nameSize(maxLength)}, and no more are read`,
    };
    return refuse(reasons[errorCode(error)] ?? "it can't be opened");
  }
}

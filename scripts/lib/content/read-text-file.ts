import { nameSize } from "../../../schema/messages/message.ts";
import type { TextFacts } from "../../../schema/records/text-files.ts";
import { maxLength, SourceText } from "../../../schema/source/source-text.ts";
import { readRegular } from "../files/read-regular.ts";
import { errorCode } from "../files/write-whole.ts";
import { locateFile } from "./locate-file.ts";

const refuse = (reason: string): TextFacts => ({ status: "not-text", reason });

/** Texts that are read in place of those on the disk, by the files' real paths. */
export type UnsavedTexts = ReadonlyMap<string, string>;

/** Reads a text file by its exact name, never outside the folder. `name` is its name in diagnostics. */
export async function readTextFile(
  folder: string,
  src: string,
  name: string,
  unsaved?: UnsavedTexts,
): Promise<TextFacts> {
  const found = await locateFile(folder, src);
  return found.issue ?? readFoundText(found.file, name, unsaved);
}

/** Reads a text file whose location is already checked. */
export async function readFoundText(file: string, name: string, unsaved?: UnsavedTexts): Promise<TextFacts> {
  try {
    const bytes = unsaved?.get(file) ?? (await readRegular(file, maxLength));
    const text =
      typeof bytes === "string"
        ? bytes.replace(/^\ufeff/, "")
        : new TextDecoder("utf-8", { fatal: true }).decode(bytes);
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

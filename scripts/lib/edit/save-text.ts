import type { Trouble } from "../../../src/editor/editor-state.ts";
import { errorCode, explainRefusal } from "../files/write-whole.ts";
import type { ContentFolder } from "./content-folder.ts";
import type { EditedFile } from "./edit-state.ts";
import { findFault } from "./find-fault.ts";

/** `same`: there is nothing to write. `changed`: another program wrote the file meanwhile. */
type Outcome = "same" | "written" | "changed" | Omit<Trouble, "file">;

/** Writes a file's newest text, if it can be parsed. @param readOnly why it can't be edited, if so */
export async function saveText(
  folder: ContentFolder,
  path: string,
  { history: { text }, saved }: EditedFile,
  readOnly: string | undefined,
): Promise<Outcome> {
  if (text === saved) return "same";
  if (readOnly !== undefined) return { reason: "disk", message: readOnly };
  const fault = findFault(path, text);
  if (fault !== undefined) return { reason: "unparsable", message: fault };
  try {
    return (await folder.write(path, saved, text)) ? "written" : "changed";
  } catch (error) {
    return { reason: "disk", message: explainRefusal(errorCode(error), path) };
  }
}

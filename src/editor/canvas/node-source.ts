import { isRecord } from "../../../schema/json-schema/schema-parts.ts";
import { isRecordKind } from "../../../schema/kinds.ts";
import { call } from "../api.ts";
import type { Selection } from "../editor-context.ts";
import type { EditorDocument } from "../editor-document.ts";
import type { EditorFile } from "../editor-state.ts";
import { fill, words } from "../labels/words.ts";
import { untranslated } from "./canvas-field.ts";

export interface NodeSource {
  selection: Selection;
  /** Why it can't be edited where the page shows it; undefined if it can. */
  hint?: string;
}

/**
 * Where something that was clicked is edited: in the content, or in the file that the content has it from.
 * @param nodes the ids of what was clicked, the innermost first
 * @param isText true if a text was clicked: one that is no value of the content is generated
 */
export async function findSource(
  document: EditorDocument,
  files: ReadonlyMap<string, EditorFile>,
  nodes: readonly string[],
  isText: boolean,
): Promise<NodeSource | undefined> {
  const [first] = nodes;
  const clicked = first === undefined ? undefined : document.find(first);
  const isElsewhere =
    clicked === undefined ||
    clicked.kind === "textFile" ||
    isRecordKind(clicked.kind) ||
    (isRecord(clicked.value) && typeof clicked.value["file"] === "string");
  const { file } = isElsewhere && first !== undefined ? await call("locate", { node: first }) : {};
  const role = file === undefined ? undefined : files.get(file)?.role;
  if (file !== undefined && role !== undefined && role !== "content" && role !== "list")
    return { selection: { file }, hint: describeFile(file, role) };
  const shown = nodes.map((id) => document.find(id)).find((node) => node !== undefined);
  if (!shown) return undefined;
  const isGenerated = isText && typeof shown.value === "object";
  return { selection: { pointer: untranslated(shown).pointer }, ...(isGenerated && { hint: words.generated }) };
}

/** Where a text of another file comes from, in words. Records in JSON are what `fetch` writes. */
export function describeFile(file: string, role: EditorFile["role"]): string {
  return fill(role === "records" && file.endsWith(".json") ? words.fromFetch : words.fromFile, { file });
}

import type { Splice } from "../../../schema/source/edited.ts";
import type { EditorStore } from "../store.ts";

/** Makes splices of a file's text: keystrokes. */
export function editText(store: EditorStore, file: string, splices: readonly Splice[]): void {
  store.edit(`Edit ${file}`, [{ file, edited: { splices } }], `text:${file}`);
}

import type { Conflict } from "../../../src/editor/editor-state.ts";
import { FileHistory, hashText, type TextChange } from "./file-history.ts";
import type { FileMove, JournalEntry } from "./journal-entry.ts";
import { diffTexts } from "./merge-text.ts";

/** A file that is edited. */
export interface EditedFile {
  history: FileHistory;
  /** The text on the disk, as far as it is known. */
  saved: string;
}

/** Changes that are undone together: for each file the hashes of the texts before and after them. */
export interface Step {
  label: string;
  group?: string;
  changes: Map<string, { before: string; after: string }>;
  /** Files that got other names, or a place in the folder at all. */
  moves?: readonly FileMove[];
}

/** What all entries of the journal make, one after the other. */
export class EditState {
  readonly files = new Map<string, EditedFile>();
  readonly conflicts = new Map<string, Conflict>();
  readonly undo: Step[] = [];
  readonly redo: Step[] = [];

  apply(entry: JournalEntry): void {
    switch (entry.kind) {
      case "text":
        this.#setText(entry.file, entry.text);
        return;
      case "saved": {
        const file = this.files.get(entry.file);
        if (file) file.saved = file.history.textAt(entry.hash) ?? file.saved;
        return;
      }
      case "conflict":
        this.conflicts.set(entry.conflict.id, entry.conflict);
        return;
      case "settled":
        for (const id of entry.ids) this.conflicts.delete(id);
        return;
      case "sent":
        return;
    }
    // A change that isn't one of the newest text follows lines that were lost.
    const changes = entry.changes.filter((change) => this.files.get(change.file)?.history.change(change) ?? false);
    if (entry.kind === "edit") this.#addStep({ ...entry, changes });
    if (entry.kind === "undo") shift(this.undo, this.redo);
    if (entry.kind === "redo") shift(this.redo, this.undo);
  }

  /** The entries that make the texts of the wanted files. */
  *snapshot(isWanted: (file: string) => boolean): Generator<JournalEntry> {
    for (const [file, { history, saved }] of this.files) {
      if (!isWanted(file)) continue;
      yield { kind: "text", file, text: saved };
      const splices = diffTexts(saved, history.text);
      const change = { file, before: hashText(saved), after: history.hash, splices };
      if (splices.length > 0) yield { kind: "outside", changes: [change] };
    }
  }

  #setText(file: string, text: string): void {
    const known = this.files.get(file);
    const history = known?.history ?? new FileHistory(text);
    const splices = diffTexts(history.text, text);
    if (splices.length > 0) history.change({ before: history.hash, after: hashText(text), splices });
    this.files.set(file, { history, saved: text });
  }

  #addStep({ label, group, changes, moves = [] }: Omit<Step, "changes"> & { changes: readonly TextChange[] }): void {
    if (changes.length + moves.length === 0) return;
    const last = this.undo.at(-1);
    const isSame = group !== undefined && moves.length === 0 && last?.group === group && this.redo.length === 0;
    if (isSame && changes.every(({ file, before }) => (last.changes.get(file)?.after ?? before) === before)) {
      for (const { file, before, after } of changes)
        last.changes.set(file, { before: last.changes.get(file)?.before ?? before, after });
    } else {
      const own = changes.map(({ file, before, after }) => [file, { before, after }] as const);
      this.undo.push({ label, ...(group !== undefined && { group }), changes: new Map(own), moves });
    }
    this.redo.length = 0;
  }
}

function shift(from: Step[], to: Step[]): void {
  const step = from.pop();
  if (step) to.push(step);
}

/** The moves of files that undo a step, or make it again. */
export function movesOf({ moves = [] }: Step, kind: "undo" | "redo"): readonly FileMove[] {
  return kind === "redo" ? moves : moves.map(({ from, to }) => ({ from: to, to: from })).toReversed();
}

import { randomUUID } from "node:crypto";
import { applySplices, type Splice } from "../../../schema/source/edited.ts";
import { maxLength } from "../../../schema/source/source-text.ts";
import type { Conflict } from "../../../src/editor/editor-state.ts";
import type { EditRequest, FileChange } from "../../../src/editor/protocol.ts";
import { ApiError } from "./api-error.ts";
import type { EditedFile, Step } from "./edit-state.ts";
import { type FileHistory, hashText, type TextChange } from "./file-history.ts";
import { findFault } from "./find-fault.ts";
import type { FileMove, JournalEntry } from "./journal-entry.ts";
import { type FoundConflict, mergeFiles } from "./merge-files.ts";
import { diffTexts } from "./merge-text.ts";

/** Entries of the journal that aren't written yet. */
export interface MadeEntries {
  entries: JournalEntry[];
  /** The changes of texts among them. */
  changes: TextChange[];
  conflicts: Conflict[];
}

interface MadeEdit extends MadeEntries {
  /** The texts that the client has, by file. */
  wanted: Map<string, string>;
  /** Why nothing is changed: the entries only keep what was sent. */
  refusal?: ApiError;
}

/** A client's edit, or one that the server works out for a client. */
export interface PlannedEdit extends EditRequest {
  /** Files that get other names with the edit; undone with it. */
  moves?: readonly FileMove[];
  /** Conflicts that were found while the edit was worked out. */
  found?: readonly Conflict[];
}

/** Makes the entries of an edit. What was made on an older text is merged with the newest. */
export function makeEdit(
  { edits, label, group, settled = [], moves = [], found = [] }: PlannedEdit,
  find: (path: string) => FileHistory,
): MadeEdit {
  const sent: JournalEntry[] = [];
  const changes: TextChange[] = [];
  const conflicts = [...found];
  const wanted = new Map<string, string>();
  for (const edit of edits) {
    const history = find(edit.file);
    const base = history.textAt(edit.base);
    const mine = base === undefined ? undefined : applySplices(base, edit.changes);
    if (base === undefined || mine === undefined || mine.length > maxLength) return refuseEdit(edits, edit.file, mine);
    wanted.set(edit.file, mine);
    const merged = mergeFiles(edit.file, base, mine, history.text);
    if (merged.text !== mine) sent.push({ kind: "sent", file: edit.file, text: mine });
    conflicts.push(...nameConflicts(edit.file, merged.conflicts));
    changes.push(...changeTo(edit.file, history, merged.text, edit.base === history.hash ? edit.changes : undefined));
  }
  const step = { label, ...(group !== undefined && { group }), changes, ...(moves.length > 0 && { moves }) };
  const entries: JournalEntry[] = [
    ...sent,
    ...keepConflicts(conflicts),
    ...(settled.length > 0 ? [{ kind: "settled" as const, ids: [...settled] }] : []),
    ...(changes.length + moves.length > 0 ? [{ kind: "edit" as const, ...step }] : []),
  ];
  return { entries, changes, conflicts, wanted };
}

/** Keeps what the client wrote, as an edit can't be made whole. */
function refuseEdit(edits: readonly FileChange[], path: string, text: string | undefined): MadeEdit {
  const refusal =
    text === undefined
      ? new ApiError("unknown-base", `The text of ${path} that this was made on isn't known any more. Open it again.`)
      : new ApiError("too-large", `${path} would be too long.`);
  const entries = edits.map(({ file, changes }): JournalEntry => {
    return { kind: "sent", file, text: changes.map(({ text }) => text).join("\n") };
  });
  return { entries, changes: [], conflicts: [], wanted: new Map(), refusal };
}

/**
 * Makes the entry that undoes or redoes a step. What was changed since stays. So does a file that can be parsed, if the
 * result can't: the step then fixed what another program broke.
 */
export function makeStep(
  kind: "undo" | "redo",
  step: Step,
  find: (path: string) => FileHistory | undefined,
): MadeEntries {
  const conflicts: Conflict[] = [];
  const changes = [...step.changes].flatMap(([path, { before, after }]) => {
    const history = find(path);
    const [base, mine] = (kind === "undo" ? [after, before] : [before, after]).map((hash) => history?.textAt(hash));
    if (!history || base === undefined || mine === undefined) return [];
    const merged = mergeFiles(path, base, mine, history.text);
    if (findFault(path, merged.text) !== undefined && findFault(path, history.text) === undefined) return [];
    conflicts.push(...nameConflicts(path, merged.conflicts));
    return changeTo(path, history, merged.text);
  });
  // A step with conflicts is skipped as a whole.
  const own = conflicts.length > 0 ? [] : changes;
  return { entries: [{ kind, changes: own }], changes: own, conflicts };
}

/** Makes the entries that take in a text that another program wrote. */
export function makeTakeIn(path: string, { history, saved }: EditedFile, found: string): MadeEntries {
  const merged = mergeFiles(path, saved, history.text, found);
  const hash = hashText(found);
  const theirs = changeTo(path, history, found);
  const own = changeTo(path, { text: found, hash }, merged.text);
  const conflicts = nameConflicts(path, merged.conflicts);
  const entries: JournalEntry[] = [
    { kind: "outside", changes: theirs },
    { kind: "saved", file: path, hash },
    { kind: "outside", changes: own },
    ...keepConflicts(conflicts),
  ];
  return { entries, changes: [...theirs, ...own], conflicts };
}

/** The change from one text to another; none if they are equal. */
function changeTo(
  file: string,
  { text: before, hash }: Pick<FileHistory, "text" | "hash">,
  text: string,
  splices: readonly Splice[] = diffTexts(before, text),
): TextChange[] {
  return text === before ? [] : [{ file, before: hash, after: hashText(text), splices }];
}

export function nameConflicts(file: string, found: readonly FoundConflict[]): Conflict[] {
  return found.map((one) => ({ id: randomUUID(), file, ...one }));
}

function keepConflicts(conflicts: readonly Conflict[]): JournalEntry[] {
  return conflicts.map((conflict) => ({ kind: "conflict", conflict }));
}

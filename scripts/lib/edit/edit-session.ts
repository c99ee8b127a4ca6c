import { join } from "node:path";
import type { FileRole, Trouble } from "../../../src/editor/editor-state.ts";
import type { EditAnswer, HistoryAnswer } from "../../../src/editor/protocol.ts";
import { errorCode, explainRefusal } from "../files/write-whole.ts";
import { ApiError } from "./api-error.ts";
import { ContentFolder } from "./content-folder.ts";
import { EditState, movesOf } from "./edit-state.ts";
import type { FileHistory } from "./file-history.ts";
import { Journal } from "./journal.ts";
import type { FileMove, JournalEntry } from "./journal-entry.ts";
import { type MadeEntries, makeEdit, makeStep, makeTakeIn, type PlannedEdit } from "./make-entries.ts";
import { saveText } from "./save-text.ts";

/** The rest after which a text is written to its file, in milliseconds. */
const restMilliseconds = 300;

/** When writing is tried again after a failure. */
const retryMilliseconds = 2_000;

interface SessionOptions {
  /** The content's folder, by its real path, and the journal's. */
  root: string;
  journal: string;
  /** Called with the files whose text or state changed, after each change. */
  onChange: (files: ReadonlySet<string>) => void;
}

/**
 * The texts of the content's files while they are edited, by any number of clients and other programs. Every change is in
 * the journal before it is answered, and in its file after a short rest, as soon as it can be parsed.
 *
 * All work is done one after the other, so nothing changes the state between what is read of it and what is made of it.
 */
export class EditSession {
  readonly state = new EditState();
  /** The files that the content consists of. */
  readonly roles = new Map<string, FileRole>();
  /** Files that can't be edited, with the reason. */
  readonly readOnly = new Map<string, string>();
  /** By file; "" for the journal. */
  readonly troubles = new Map<string, Trouble>();
  readonly folder: ContentFolder;
  readonly #journal: Journal;
  readonly #onChange: SessionOptions["onChange"];
  readonly #timers = new Map<string, NodeJS.Timeout>();
  #turn: Promise<unknown> = Promise.resolve();

  constructor({ root, journal, onChange }: SessionOptions) {
    this.folder = new ContentFolder(root, join(journal, "aside"));
    this.#journal = new Journal(journal, () => [...this.state.snapshot((file) => this.roles.has(file))]);
    this.#onChange = onChange;
  }

  /** Restores what earlier starts left in the journal. To be called first. */
  restore(): Promise<void> {
    return this.#inTurn(async () => {
      for (const entry of await this.#journal.read()) this.state.apply(entry);
    });
  }

  /**
   * Takes up the files that the content consists of, and gives up the others; texts that aren't saved stay.
   * @returns the files that were given up
   */
  include(roles: ReadonlyMap<string, FileRole>): Promise<string[]> {
    return this.#inTurn(async () => {
      const removed = [...this.roles.keys()].filter((file) => !roles.has(file) && !this.isPending(file));
      for (const file of removed) this.roles.delete(file);
      const added: string[] = [];
      for (const [file, role] of roles) {
        if (this.roles.has(file)) continue;
        // A file of an earlier start has its text from the journal, and gets the changes made since.
        if (!this.state.files.has(file)) await this.#open(file);
        if (!this.state.files.has(file) && !this.readOnly.has(file)) continue;
        this.roles.set(file, role);
        added.push(file);
        await this.#takeIn(file);
      }
      if (added.length + removed.length > 0) this.#onChange(new Set(added));
      return removed;
    });
  }

  /** Takes in what other programs wrote. */
  takeIn(): Promise<void> {
    return this.#inTurn(async () => {
      const files = [...this.roles.keys()];
      const found = await Promise.all(files.map((file) => this.folder.read(file)));
      for (const [index, file] of files.entries()) {
        const text = found[index];
        const isKnown = text && "text" in text && text.text === this.state.files.get(file)?.saved;
        if (!isKnown || this.readOnly.has(file)) await this.#takeIn(file);
      }
    });
  }

  /** @throws {ApiError} if a file can't be edited or moved, or the text that an edit was made on isn't known */
  edit(request: PlannedEdit): Promise<EditAnswer> {
    return this.#inTurn(async () => {
      const files = new Set(request.edits.map(({ file }) => file));
      if (files.size < request.edits.length) throw new ApiError("bad-request", "An edit has a file twice.");
      const { wanted, conflicts, refusal, ...made } = makeEdit(request, (path) => this.#demand(path));
      if (!refusal) await this.#move(request.moves ?? []);
      await this.#record(made);
      if (refusal) throw refusal;
      const answers = [...files].map((path) => {
        const { text, hash } = this.#demand(path);
        return { path, hash, ...(text !== wanted.get(path) && { text }) };
      });
      return { files: answers, conflicts };
    });
  }

  /** Takes back the last step, or makes the last one again that was taken back. */
  step(kind: "undo" | "redo"): Promise<HistoryAnswer> {
    return this.#inTurn(async () => {
      const find = (path: string) => (this.roles.has(path) ? this.state.files.get(path)?.history : undefined);
      for (let step = this.state[kind].at(-1); step; step = this.state[kind].at(-1)) {
        const made = makeStep(kind, step, find);
        const { conflicts } = made;
        if (conflicts.length > 0) return this.#record(made).then(() => ({ files: [], conflicts }));
        const moves = movesOf(step, kind);
        const hasMoved = await this.#move(moves).then(
          () => true,
          () => false,
        );
        if (!hasMoved) return { files: [], conflicts: moves.map(({ from }) => ({ id: "", file: from })) };
        await this.#record(made);
        const textOf = (path: string) => find(path)?.text ?? "";
        const files = made.changes.map(({ file, after }) => ({ path: file, hash: after, text: textOf(file) }));
        // A step whose files are gone, or have its result already, changes nothing: the one before it is meant.
        if (files.length + moves.length > 0) return { files, conflicts: [], hasMoved: moves.length > 0 };
      }
      return { files: [], conflicts: [] };
    });
  }

  isPending(path: string): boolean {
    const file = this.state.files.get(path);
    return file !== undefined && file.history.text !== file.saved;
  }

  /** Writes what is waiting, as far as it can be parsed. No further call follows. */
  async close(): Promise<void> {
    await this.#inTurn(async () => {
      for (const file of [...this.#timers.keys()]) await this.#save(file);
      for (const timer of this.#timers.values()) clearTimeout(timer);
      await this.#journal.close();
    });
  }

  #inTurn<Result>(work: () => Promise<Result>): Promise<Result> {
    const result = this.#turn.then(work);
    this.#turn = result.catch(() => undefined);
    return result;
  }

  async #move(moves: readonly FileMove[]): Promise<void> {
    for (const { from, to } of moves) {
      // What was typed last goes along.
      if (this.isPending(from)) await this.#save(from);
      await this.folder.move(from, to);
    }
  }

  #demand(path: string): FileHistory {
    const reason = this.readOnly.get(path);
    const file = this.roles.has(path) ? this.state.files.get(path) : undefined;
    if (reason !== undefined) throw new ApiError("read-only", `${path} can't be edited here. ${reason}`);
    if (!file) throw new ApiError("unknown-file", `The content has no file ${path}.`);
    return file.history;
  }

  /** Keeps entries in the journal and makes them. Their changes are written to the files after a rest. */
  async #record({ entries, changes }: Pick<MadeEntries, "entries" | "changes">): Promise<void> {
    if (entries.length === 0) return;
    // The journal's beginning, if it needs one, is of the state before.
    const kept = this.#journal.append(entries);
    for (const entry of entries) this.state.apply(entry);
    for (const { file } of changes) this.#schedule(file, restMilliseconds);
    // The preview needn't wait for the disk.
    this.#onChange(new Set(changes.map(({ file }) => file)));
    try {
      await kept;
      this.troubles.delete("");
    } catch (error) {
      const message = `Changes can't be kept in the journal. ${explainRefusal(errorCode(error), "the journal")}`;
      this.troubles.set("", { file: "", reason: "disk", message });
      this.#onChange(new Set());
    }
  }

  async #open(path: string): Promise<void> {
    const found = await this.folder.read(path);
    if (!found) return;
    if ("readOnly" in found) this.readOnly.set(path, found.readOnly);
    else {
      const entry: JournalEntry = { kind: "text", file: path, text: found.text };
      // A journal that isn't begun begins with all texts.
      if (this.#journal.isBegun) await this.#record({ entries: [entry], changes: [] });
      else this.state.apply(entry);
    }
  }

  /** Takes in a file's text on the disk, if it isn't what was last read or written. */
  async #takeIn(path: string): Promise<void> {
    const file = this.state.files.get(path);
    if (!file) return;
    const found = await this.folder.readSettled(path, file.saved);
    // A deleted file is written again with its next change.
    if (!found) return;
    if ("readOnly" in found) {
      this.readOnly.set(path, found.readOnly);
      this.#onChange(new Set([path]));
      return;
    }
    this.readOnly.delete(path);
    if (found.text === file.saved) {
      if (this.isPending(path)) this.#schedule(path, restMilliseconds);
      return;
    }
    await this.#record(makeTakeIn(path, file, found.text));
  }

  #schedule(path: string, milliseconds: number): void {
    clearTimeout(this.#timers.get(path));
    const timer = setTimeout(() => void this.#inTurn(() => this.#save(path)), milliseconds);
    this.#timers.set(path, timer);
  }

  /** Writes a file's newest text, as soon as it can be parsed. */
  async #save(path: string): Promise<void> {
    this.#timers.delete(path);
    const file = this.state.files.get(path);
    if (!file) return;
    const { hash } = file.history;
    const readOnly = this.readOnly.get(path);
    const outcome = await saveText(this.folder, path, file, readOnly);
    const trouble = typeof outcome === "object" ? outcome : undefined;
    const before = this.troubles.get(path);
    if (trouble) this.troubles.set(path, { file: path, ...trouble });
    else this.troubles.delete(path);
    if (outcome === "written") await this.#record({ entries: [{ kind: "saved", file: path, hash }], changes: [] });
    if (outcome === "changed") await this.#takeIn(path).then(() => this.#schedule(path, 0));
    if (trouble?.reason === "disk" && readOnly === undefined) this.#schedule(path, retryMilliseconds);
    if (before?.message !== trouble?.message || !this.isPending(path)) this.#onChange(new Set([path]));
  }
}

import { applySplices, type Splice } from "../../schema/source/edited.ts";
import type { JsonText } from "../../schema/source/json-text.ts";
import { ApiError, call, listen, upload } from "./api.ts";
import type { Change } from "./changes.ts";
import { readDocument } from "./editor-document.ts";
import type { Conflict, EditorFile } from "./editor-state.ts";
import { keepWaiting, sendKept } from "./kept.ts";
import { words } from "./labels/words.ts";
import { pathsOf } from "./outline.ts";
import type { Api, ChangedEvent, EditAnswer, HistoryAnswer } from "./protocol.ts";
import type { ServerChange } from "./server-changes.ts";
import { SnapshotHolder } from "./snapshot.ts";
import {
  compareTexts,
  moveWaiting,
  requestOf,
  requestOfAll,
  restoreFrontMatter,
  restoreMine,
  type Waiting,
} from "./waiting.ts";

/** The texts of all files, as they are on this screen, and their way to the server. */
export class EditorStore extends SnapshotHolder {
  readonly #parsed = new Map<string, JsonText>();
  #queue: Waiting[] = [];
  #waiters: (() => void)[] = [];
  #sent: Waiting | undefined;
  /** Files as the server sent them while changes of them were on their way. */
  readonly #skipped = new Map<string, EditorFile>();

  /** Opens the content, and tries it again every second when the server is lost. */
  async start(): Promise<void> {
    keepWaiting(() => requestOfAll(this.#unanswered, this.read().files));
    for (;;) {
      try {
        const listening = listen((event) => this.#take(event));
        const failure = await sendKept();
        if (failure !== undefined) this.update({ failure });
        await this.#open();
        await listening;
      } catch (error) {
        if (!(error instanceof ApiError)) throw error;
      }
      // Another start of the server counts anew.
      this.update({ status: this.read().status === "opening" ? "opening" : "lost", revision: 0 });
      await new Promise((resolve) => setTimeout(resolve, 1000));
    }
  }

  /** Makes changes on this screen at once and sends them. @param group consecutive changes of a group are undone together */
  edit(label: string, changes: readonly Change[], group?: string, settled?: readonly string[]): void {
    const made = new Map<string, Splice[]>();
    const files = new Map(this.read().files);
    for (const { file, edited } of changes) {
      const known = files.get(file);
      if (!known || known.readOnly !== undefined || edited.splices.length === 0) continue;
      files.set(file, { ...known, text: applySplices(known.text, edited.splices), isPending: true });
      made.set(file, [...(made.get(file) ?? []), ...edited.splices]);
    }
    if (made.size === 0 && !settled) return;
    const before = this.#queue.at(-1);
    const isOneWithBefore = before && group !== undefined && before.group === group;
    const waiting = isOneWithBefore ? before : { label, group, settled, changes: new Map(), texts: new Map() };
    if (!isOneWithBefore) this.#queue.push(waiting);
    for (const [file, splices] of made) {
      waiting.changes.set(file, [...(waiting.changes.get(file) ?? []), ...splices]);
      waiting.texts.set(file, files.get(file)?.text ?? "");
    }
    this.#setFiles(files);
    void this.#send();
  }

  undo = () => this.#step("undo");
  redo = () => this.#step("redo");

  /** Makes a change that the server works out, after all that waits. Undefined if it fails; the screen says why. */
  async ask<Name extends ServerChange>(
    name: Name,
    request: Api[Name]["request"],
  ): Promise<Api[Name]["answer"] | undefined> {
    await this.#untilSent();
    try {
      const answer = await call(name, request);
      if ("files" in answer) this.#takeAnswer(answer);
      this.update({ failure: undefined });
      // All but front matter changes which files there are.
      const opened = name === "frontMatter" ? undefined : this.#open();
      if (name === "create") await opened;
      else opened?.catch((error: unknown) => this.#fail(error));
      return answer;
    } catch (error) {
      this.#fail(error);
      return undefined;
    }
  }

  /** @param longest the longest side, in pixels, that a picture is scaled down to */
  async upload(file: Blob, name: string, longest?: number): Promise<string | undefined> {
    try {
      const asset = await upload(file, name, longest);
      const others = this.read().assets.filter(({ path }) => path !== asset.path);
      this.update({ assets: [...others, asset], failure: undefined });
      return asset.path;
    } catch (error) {
      this.#fail(error);
      return undefined;
    }
  }

  /** Ends a conflict: what others wrote stays or, if `keepsMine`, is replaced. */
  settle(conflict: Conflict, keepsMine: boolean): void {
    const known = this.read().files.get(conflict.file);
    const request = keepsMine ? restoreFrontMatter(conflict, known) : undefined;
    if (request) return void this.ask("frontMatter", request);
    this.update({ conflicts: this.read().conflicts.filter((one) => one !== conflict) });
    const changes = keepsMine ? restoreMine(conflict, known) : [];
    this.edit("Keep mine", changes, undefined, conflict.id === "" ? undefined : [conflict.id]);
  }

  async #untilSent(): Promise<void> {
    while (this.#sent || this.#queue.length > 0) await new Promise<void>((resolve) => this.#waiters.push(resolve));
  }

  dismissFailure = () => this.update({ failure: undefined });

  get #unanswered(): readonly Waiting[] {
    return this.#sent ? [this.#sent, ...this.#queue] : this.#queue;
  }

  async #open(): Promise<void> {
    let answer: Api["open"]["answer"];
    do answer = await call("open", {});
    while (answer.revision < this.read().revision); // An event overtook it.
    const { files: opened, ...state } = answer;
    const files = new Map(opened.map((file) => [file.path, file]));
    this.#skipped.clear();
    // What waits was made on the texts of this screen: the server merges it with its own.
    for (const path of this.#unanswered.flatMap(({ changes }) => [...changes.keys()])) {
      const own = this.read().files.get(path);
      if (own) files.set(path, own);
    }
    this.update({ ...state, status: "open" });
    this.#setFiles(files);
    const { document, firstPaths } = this.read();
    if (document && firstPaths.size === 0) this.update({ firstPaths: new Set(pathsOf(document)) });
    void this.#send();
  }

  async #send(): Promise<void> {
    const next = this.#sent === undefined && this.read().status === "open" ? this.#queue.shift() : undefined;
    if (!next) return;
    this.#sent = next;
    this.update({ isSending: true });
    try {
      const answer = await call("edit", requestOf(next, this.read().files));
      this.#sent = undefined;
      this.#takeAnswer(answer, next);
    } catch (error) {
      this.#sent = undefined;
      this.#queue.unshift(next);
      if (error instanceof ApiError && error.code !== "lost") await this.#giveUp(error);
      else this.update({ status: "lost" });
    }
    this.update({ isSending: this.#queue.length > 0 });
    for (const resume of this.#queue.length > 0 ? [] : this.#waiters.splice(0)) resume();
    if (this.#queue.length > 0) void this.#send();
    else if (this.#skipped.size > 0) this.#catchUp();
  }

  /** Changes that the server refuses are shown beside its texts, so that nothing typed is lost. */
  async #giveUp(error: ApiError): Promise<void> {
    const own = this.read().files;
    const files = [...new Set(this.#queue.splice(0).flatMap(({ changes }) => [...changes.keys()]))];
    this.#fail(error);
    await this.#open().catch(() => this.update({ status: "lost" }));
    const conflicts = files.flatMap((file) => compareTexts(file, own.get(file), this.read().files.get(file)));
    this.update({ conflicts: [...this.read().conflicts, ...conflicts] });
  }

  #takeAnswer(answer: EditAnswer | HistoryAnswer, made?: Waiting): void {
    const files = new Map(this.read().files);
    const conflicts: Conflict[] = [];
    for (const { path, hash, text } of answer.files) {
      const known = files.get(path);
      if (!known) continue;
      // The event that a file is saved can arrive before the answer to its change.
      const sent = this.#skipped.get(path);
      const isWaiting = this.#queue.some(({ changes }) => changes.has(path));
      const isPending = sent?.hash === hash && !isWaiting ? sent.isPending : known.isPending;
      if (sent?.hash === hash) this.#skipped.delete(path);
      const merged = text === undefined ? known.text : moveWaiting(this.#queue, path, made?.texts.get(path), text);
      files.set(path, { ...known, isPending, hash, text: merged ?? text ?? "" });
      if (merged !== undefined || text === undefined) continue;
      conflicts.push({ id: "", file: path, mine: known.text, theirs: text });
    }
    this.update({ conflicts: [...this.read().conflicts, ...conflicts] });
    this.#queue = this.#queue.filter((one) => one.changes.size > 0 || one.settled);
    this.#setFiles(files);
  }

  async #step(name: "undo" | "redo"): Promise<void> {
    // A key pressed while a change is on its way isn't lost.
    await this.#untilSent();
    if (this.read().status !== "open") return;
    try {
      const answer = await call(name, {});
      this.#takeAnswer(answer);
      if (answer.conflicts.length > 0) this.update({ failure: words.changedSince });
      if (answer.hasMoved) await this.#open();
    } catch (error) {
      this.#fail(error);
    }
  }

  #take(event: ChangedEvent): void {
    const { revision, diagnostics, troubles, conflicts, undo, redo, base, removed } = event;
    // The content was opened since.
    if (revision <= this.read().revision) return;
    const files = new Map(this.read().files);
    for (const path of removed) files.delete(path);
    for (const file of event.files) {
      const own = files.get(file.path);
      const isBusy = this.#unanswered.some(({ changes }) => changes.has(file.path));
      if (!own || !isBusy) files.set(file.path, file);
      else if (own.hash !== file.hash) this.#skipped.set(file.path, file);
    }
    const own = this.read().conflicts.filter(({ id }) => id === "");
    this.update({ revision, diagnostics, troubles, conflicts: [...conflicts, ...own], undo, redo, base });
    this.#setFiles(files);
  }

  /** Reads texts again that others changed while changes of this screen were on their way. */
  #catchUp(): void {
    const { files } = this.read();
    const isBehind = [...this.#skipped].some(([path, { hash }]) => files.get(path)?.hash !== hash);
    this.#skipped.clear();
    if (isBehind) this.#open().catch((error: unknown) => this.#fail(error));
  }

  #fail(error: unknown): void {
    if (!(error instanceof ApiError)) throw error;
    if (error.code === "lost") this.update({ status: "lost" });
    else this.update({ failure: error.message });
  }

  #setFiles(files: ReadonlyMap<string, EditorFile>): void {
    this.update({ files, document: readDocument(files, this.#parsed, this.read().document) });
  }
}

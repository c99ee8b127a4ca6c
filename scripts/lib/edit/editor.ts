import { createHash, randomBytes } from "node:crypto";
import { realpath } from "node:fs/promises";
import type { ServerResponse } from "node:http";
import { dirname, join, posix } from "node:path";
import { siteLanguages } from "../../../schema/localize/localize.ts";
import type { EditorAsset, EditorDiagnostic, EditorFile, EditorState } from "../../../src/editor/editor-state.ts";
import type { ChangedEvent, LocateAnswer, OpenAnswer } from "../../../src/editor/protocol.ts";
import type { LoadedContent } from "../content/load-content.ts";
import type { Unsaved } from "../content/read-text-file.ts";
import { cacheFolder } from "../files/roots.ts";
import { listAssets } from "./assets.ts";
import { describeDiagnostics, type LoadedText, listRoles } from "./describe-content.ts";
import { EditSession } from "./edit-session.ts";
import type { ReadFrontMatter } from "./front-matter-edits.ts";
import { FrontMatterCache, frontMatterReader } from "./post-front-matter.ts";

/** How often an empty line is sent to clients, in milliseconds: what is silent for long may be taken for lost. */
const keepAlive = 15_000;

interface EditorOptions {
  /** The content file. */
  file: string;
  /** Starts the preview at the first call; returns its origin. */
  startPreview: () => Promise<string>;
  /** Loads the content again, with the texts of `readUnsaved`. */
  reload: () => void;
}

/** The editor's server side, beside the dev server. Nothing is read or kept for it until its page is opened. */
export class Editor {
  /** Known only to the editor's page of this start. */
  readonly token = randomBytes(32).toString("base64url");
  readonly startPreview: EditorOptions["startPreview"];
  readonly #options: EditorOptions;
  readonly #streams = new Set<ServerResponse>();
  #opening: Promise<EditSession> | undefined;
  #session: EditSession | undefined;
  #loaded: LoadedContent | undefined;
  #loadedTexts: ReadonlyMap<string, LoadedText> = new Map();
  #diagnostics: EditorDiagnostic[] = [];
  #languages: readonly string[] = [];
  #base = "";
  #isUnsaved = false;
  #assets: readonly EditorAsset[] = [];
  #revision = 0;
  readonly #frontMatter = new FrontMatterCache();

  constructor(options: EditorOptions) {
    this.#options = options;
    this.startPreview = options.startPreview;
  }

  /** Opens the content's texts at the first call. */
  session(): Promise<EditSession> {
    this.#opening ??= this.#open().catch((error: unknown) => {
      this.#opening = undefined;
      throw error;
    });
    return this.#opening;
  }

  /** True if the last load had texts that aren't saved. */
  get isUnsaved(): boolean {
    return this.#isUnsaved;
  }

  /** The texts that aren't saved, for the next load. Called before each. @param hasChanged true if files on the disk may have changed */
  async readUnsaved(hasChanged: boolean): Promise<Unsaved> {
    const session = this.#session;
    if (!session || !this.#loaded) return undefined;
    if (hasChanged) await session.takeIn();
    const files = [...session.state.files].filter(([file]) => session.roles.has(file));
    // Copies: a history goes on.
    this.#loadedTexts = new Map(files.map(([file, { history }]) => [file, { text: history.text, hash: history.hash }]));
    const pending = files.filter(([file]) => session.isPending(file));
    this.#isUnsaved = pending.length > 0;
    const beside = posix.dirname(this.#loaded.source.file);
    return new Map(pending.map(([file, { history }]) => [posix.join(beside, file), history.text]));
  }

  /** Takes in the newest load of the content. @param base the site's base path */
  async update(loaded: LoadedContent, base: string): Promise<void> {
    this.#loaded = loaded;
    this.#base = base;
    // While the content can't be parsed, nothing is known of its files and languages.
    const isParsed = loaded.source.value !== undefined;
    if (isParsed) this.#languages = siteLanguages(loaded.source.value) ?? [];
    if (!this.#session) return;
    const removed = isParsed ? await this.#session.include(listRoles(loaded)) : [];
    this.#diagnostics = describeDiagnostics(loaded, this.#loadedTexts);
    this.#send([], removed);
  }

  async open(): Promise<OpenAnswer> {
    const session = await this.session();
    await session.takeIn();
    const { images, media, linked } = this.#loaded ?? {};
    const named = [images, media, linked].flatMap((files) => [...(files?.keys() ?? [])]);
    this.#assets = await listAssets(session.folder.root, named);
    const previewOrigin = await this.startPreview();
    return {
      ...this.#describeState(session),
      files: [...session.roles.keys()].flatMap((file) => this.#describeFile(session, file)),
      assets: [...this.#assets],
      languages: this.#languages,
      previewOrigin,
      base: this.#base,
    };
  }

  /** The newest load of the content, whatever is wrong with it; undefined before the first. */
  get loaded(): LoadedContent | undefined {
    return this.#loaded;
  }

  /** How the front matter of a post is read; undefined if the content has no such post. */
  frontMatterReader(file: string): ReadFrontMatter | undefined {
    const source = this.#loaded?.source;
    if (!source || this.#session?.roles.get(file) !== "post") return undefined;
    return frontMatterReader({ source }, { file: posix.join(posix.dirname(source.file), file) });
  }

  get file(): string {
    return this.#options.file;
  }

  /** Looks at the disk again: a file was made, renamed or removed. */
  lookAgain(): void {
    this.#options.reload();
  }

  /** Where the newest load has a node from. */
  locate(node: string): LocateAnswer {
    const { whole, source } = this.#loaded ?? {};
    const found = whole?.locateId(node);
    if (!source || !found?.source) return {};
    const file = posix.relative(posix.dirname(source.file), found.source.file);
    return this.#session?.roles.has(file) ? { file, start: found.start } : {};
  }

  /** True for the files whose bytes clients may have. */
  isAsset(path: string): boolean {
    return this.#assets.some((asset) => asset.path === path);
  }

  addAsset(asset: EditorAsset): void {
    if (!this.isAsset(asset.path)) this.#assets = [...this.#assets, asset];
  }

  /** Keeps a response open, and sends it every event. */
  addStream(response: ServerResponse): void {
    response.writeHead(200, { "content-type": "application/x-ndjson", "cache-control": "no-store" });
    response.write("\n");
    this.#streams.add(response);
    const timer = setInterval(() => response.write("\n"), keepAlive);
    response.on("close", () => {
      clearInterval(timer);
      this.#streams.delete(response);
    });
  }

  async close(): Promise<void> {
    await this.#session?.close();
  }

  async #open(): Promise<EditSession> {
    const { file, reload } = this.#options;
    const root = await realpath(dirname(file));
    const name = createHash("sha256").update(file).digest("hex").slice(0, 32);
    const session = new EditSession({
      root,
      journal: join(cacheFolder, "journal", name),
      onChange: (files) => {
        this.#send([...files]);
        if ([...files].some((one) => session.state.files.get(one)?.history.hash !== this.#loadedTexts.get(one)?.hash))
          reload();
      },
    });
    await session.restore();
    this.#session = session;
    if (this.#loaded) {
      await session.include(listRoles(this.#loaded));
      await this.readUnsaved(false);
      this.#diagnostics = describeDiagnostics(this.#loaded, this.#loadedTexts);
    }
    // Includes what the journal has, and what the disk got meanwhile.
    reload();
    return session;
  }

  #send(files: readonly string[], removed: string[] = []): void {
    const session = this.#session;
    this.#revision += 1;
    if (!session || this.#streams.size === 0) return;
    const event: ChangedEvent = {
      type: "changed",
      files: files.flatMap((file) => this.#describeFile(session, file)),
      removed,
      languages: this.#languages,
      base: this.#base,
      ...this.#describeState(session),
    };
    for (const stream of this.#streams) stream.write(`${JSON.stringify(event)}\n`);
  }

  #describeFile(session: EditSession, path: string): EditorFile[] {
    const role = session.roles.get(path);
    if (role === undefined) return [];
    const { text = "", hash = "" } = session.state.files.get(path)?.history ?? {};
    const readOnly = session.readOnly.get(path);
    const frontMatter =
      role === "post" ? this.#frontMatter.read(path, { text, hash }, this.frontMatterReader(path)) : undefined;
    const isPending = session.isPending(path);
    return [
      {
        path,
        role,
        text,
        hash,
        isPending,
        ...(readOnly !== undefined && { readOnly }),
        ...(frontMatter && { frontMatter }),
      },
    ];
  }

  #describeState({ state, troubles }: EditSession): EditorState {
    const [undo, redo] = [state.undo.at(-1)?.label, state.redo.at(-1)?.label];
    return {
      revision: this.#revision,
      diagnostics: this.#diagnostics,
      troubles: [...troubles.values()],
      conflicts: [...state.conflicts.values()],
      ...(undo !== undefined && { undo }),
      ...(redo !== undefined && { redo }),
    };
  }
}

import type { Splice } from "../../schema/source/edited.ts";
import type { Conflict, EditorAsset, EditorFile, EditorState } from "./editor-state.ts";
import type { CreateRequest, FrontMatterRequest, Place, RenameRequest, Target } from "./server-changes.ts";

/** The editor's page, on the dev server. Everything of the editor is below this path. */
export const editorPagePath = "/__edit/";

/** Path prefix of the editor's compiled files. */
export const editorAssetsPath = `${editorPagePath}assets/`;

/**
 * Path prefix of the API: a POST to `apiPath + name`, for each name of `Api`, with a JSON object, type
 * `application/json`, at most `mostJson` bytes. The answer is JSON: the result, or an `ApiFailure` with status 4xx/5xx.
 * Two routes differ: `upload` takes raw bytes of type `application/octet-stream`, and `asset` answers with raw bytes.
 */
export const apiPath = `${editorPagePath}api/`;

/** The site's home page in another design or accent (`?design=paper&accent=rose`). It is of the preview's origin. */
export const lookPath = "/@look";
/** Path prefix of pages with one block's or card's example each, by its type. They are of the preview's origin. */
export const examplePath = "/@example/";

/** Header of every request to the API: the token of this start of `dev`. */
export const tokenHeader = "x-portfolio-token";

/** Header of an upload: the file's name, as the owner's system has it, by `encodeURIComponent`. */
export const nameHeader = "x-portfolio-name";

/** Header of an upload: the longest side, in pixels, that a picture is scaled down to. */
export const longestHeader = "x-portfolio-longest";

/**
 * The name of the editor page's `<meta>` with the token as its content. Its `nonce` property is the nonce for styles
 * (CodeMirror's `EditorView.cspNonce`, Emotion's `createCache({ nonce })`).
 */
export const tokenMeta = "portfolio-token";

/** The longest body of a request in JSON, and of an upload, in bytes. */
export const mostJson = 1_000_000;
export const mostUpload = 40_000_000;

/** What the API does, by name: the request's body and the answer. */
export interface Api {
  open: { request: Record<string, never>; answer: OpenAnswer };
  edit: { request: EditRequest; answer: EditAnswer };
  undo: { request: Record<string, never>; answer: HistoryAnswer };
  redo: { request: Record<string, never>; answer: HistoryAnswer };
  /** Where the page has a node from (`schema/source/node-ids.ts`): the file, with an offset in it. */
  locate: { request: { node: string }; answer: LocateAnswer };
  /** The bytes of a file listed in `assets`; of a picture, scaled down to a longest side in pixels. */
  asset: { request: { path: string; longest?: number }; answer: Blob };
  /** The request's body is the file. A picture is scaled down if `longestHeader` is there. */
  upload: { request: Blob; answer: UploadAnswer };
  /** What refers to a page, to a part with an id, or to a file. */
  references: { request: Target; answer: { places: Place[] } };
  /** Gives a page another path, a part another id, or a file another name. What refers to it changes along. */
  rename: { request: RenameRequest; answer: RenameAnswer };
  /** Changes the front matter of a post from one value to another. */
  frontMatter: { request: FrontMatterRequest; answer: EditAnswer };
  /** Makes a file: a post with this title, or one of the list at a pointer, whose place then names the file. */
  create: { request: CreateRequest; answer: { path: string } };
  /** Takes a post out of the content's folder, until it is undone. */
  removeFile: { request: { path: string }; answer: EditAnswer };
  /**
   * Stays open: an endless answer of type `application/x-ndjson`, one `ChangedEvent` a line, sent as they occur. Empty lines
   * keep it alive. A client asks for it before it opens, so that no event is missed. When it ends, the server has stopped:
   * the client opens again until it succeeds, with the token of the page that it then has to reload.
   */
  events: { request: Record<string, never>; answer: ReadableStream<Uint8Array> };
}

export interface ApiFailure {
  error: {
    code: "bad-request" | "forbidden" | "too-large" | "unknown-file" | "read-only" | "unknown-base" | "failed";
    /** In plain words, for the owner. */
    message: string;
  };
}

export interface OpenAnswer extends EditorState {
  files: EditorFile[];
  assets: EditorAsset[];
  /** The site's languages, the default one first; empty if it has only one. */
  languages: readonly string[];
  /** Where the preview is: `http://localhost:5174`. Its pages may be framed by the editor alone. */
  previewOrigin: string;
  /** The site's base path, without a slash at its end. */
  base: string;
}

export interface FileChange {
  file: string;
  /** The hash of the text that the changes were made on. */
  base: string;
  /** To be applied one after the other (`schema/source/edited.ts`). */
  changes: readonly Splice[];
}

/**
 * Changes of one or several files that are made and undone together. A client sends one request at a time, and collects
 * changes while it waits; the answer has the hash for its next request.
 */
export interface EditRequest {
  edits: readonly FileChange[];
  /** What undo calls it: "Move the card". */
  label: string;
  /** Consecutive edits of the same group are undone together: the keystrokes in one field. */
  group?: string;
  /** The ids of conflicts that the owner has decided on. To keep the others' value, `edits` is empty. */
  settled?: readonly string[];
}

export interface EditAnswer {
  /**
   * The edited files' new hashes. `text` is there only if the new text isn't what the client's changes gave, because
   * changes of others were merged.
   */
  files: { path: string; hash: string; text?: string }[];
  /** Values in which the others' change was kept, with what the client wrote. They are also in the state. */
  conflicts: Conflict[];
}

export interface HistoryAnswer {
  /** The files that were changed; empty if there was nothing to undo, or if values were changed since. */
  files: { path: string; hash: string; text: string }[];
  /** The values that were changed since, so that the step can't be undone. The step stays the next one. */
  conflicts: Conflict[];
  /** True if files were renamed, made or removed. */
  hasMoved?: boolean;
}

export interface LocateAnswer {
  /** Missing for what is in none of the content's files. */
  file?: string;
  start?: number;
}

export interface UploadAnswer extends EditorAsset {
  /** False if the folder had the same file already: its path is given instead. */
  isNew: boolean;
}

/**
 * After every change of texts, from whatever side: all files whose text, hash or state changed, and the whole state.
 * `removed` are files that the content no longer includes.
 */
export interface ChangedEvent extends EditorState {
  type: "changed";
  files: EditorFile[];
  removed: string[];
  languages: readonly string[];
  base: string;
}

export interface RenameAnswer extends EditAnswer {
  /** The new name, in full. */
  name: string;
  /** What was changed along, and what couldn't be: it is written in another way. */
  changed: Place[];
  left: Place[];
  /** True if a page's old path leads to the new one. */
  redirects: boolean;
}

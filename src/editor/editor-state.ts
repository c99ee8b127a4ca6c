import type { Severity } from "../../schema/messages/message.ts";
import type { Splice } from "../../schema/source/edited.ts";
import type { FrontMatterValue } from "./server-changes.ts";

/** What a file is for: `content.json`, a list, a post, a text in Markdown, or records (BibTeX, repositories, feeds). */
export type FileRole = "content" | "list" | "post" | "text" | "records";

export interface EditorFile {
  /** Relative to the content's folder, with slashes: `content.json`, `posts/first.md`. */
  path: string;
  role: FileRole;
  /** The newest text, saved or not. It begins with its byte order mark, if the file has one. */
  text: string;
  /** Identifies the text: the hexadecimal SHA-256 of its UTF-8 bytes. */
  hash: string;
  /** True while the newest text is only in the journal: the pause after a change, text that can't be parsed, a full disk. */
  isPending: boolean;
  /** Why the file can't be edited, in plain words: it is a link, or not UTF-8. */
  readOnly?: string;
  /** A post's front matter, if it can be read. */
  frontMatter?: FrontMatterValue;
}

/** A picture, video or other file that content may name. */
export interface EditorAsset {
  path: string;
  bytes: number;
  /** Pixels, as shown; missing for what is no picture. */
  width?: number;
  height?: number;
}

/** A fix of a diagnostic: `CodeAction` of the Language Server Protocol, with offsets, since its text has a hash. */
export interface EditorFix {
  /** What it does: "Write "/about"". */
  title: string;
  /** In the diagnostic's file. */
  splices: readonly Splice[];
}

/** A diagnostic of the check with its range in a file. */
export interface EditorDiagnostic {
  file: string;
  /** The hash of the text that `start` and `end` refer to. If the text changed since, the next event follows soon. */
  hash: string;
  /** Offsets in UTF-16 code units. */
  start: number;
  end: number;
  severity: Severity;
  code: string;
  message: string;
  /** What to do. */
  hint: string;
  /** JSON pointer of the value in the whole content (lists included), and the same in words. */
  pointer: string;
  where: string;
  fix?: EditorFix;
}

/** Why text isn't in its file yet, though the pause is over. */
export interface Trouble {
  file: string;
  /** `unparsable`: it is written as soon as it parses. `disk`: writing failed; it is tried again. */
  reason: "unparsable" | "disk";
  /** In plain words. */
  message: string;
}

/** What every answer and event says about the state. */
export interface EditorState {
  /** Counts the server's changes. Answers and events come by different connections, so an older state can arrive last. */
  revision: number;
  diagnostics: EditorDiagnostic[];
  troubles: Trouble[];
  /** Values that were changed on both sides, and that nobody has decided on yet. */
  conflicts: Conflict[];
  /** The label of the change that `undo` takes back, and that `redo` makes again; missing if there is none. */
  undo?: string;
  redo?: string;
}

/** A value, or a passage of a text, that was changed on both sides. The file has `theirs` until the owner decides. */
export interface Conflict {
  id: string;
  file: string;
  /** JSON pointer of the value in the file, or in the front matter of a post; missing for a passage of a text. */
  pointer?: string;
  /** The value as JSON, or the passage, as the editor had it, as it is now, and before both; missing if there was none. */
  mine?: string;
  theirs?: string;
  base?: string;
}

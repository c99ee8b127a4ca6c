import { posix } from "node:path";
import { PostText } from "../../../schema/check/lists/post-text.ts";
import type { Fix } from "../../../schema/messages/message.ts";
import type { TextFacts } from "../../../schema/records/text-files.ts";
import { SourceText } from "../../../schema/source/source-text.ts";
import type { EditorDiagnostic, EditorFix, FileRole } from "../../../src/editor/editor-state.ts";
import type { LoadedContent } from "../content/load-content.ts";
import type { FileHistory } from "./file-history.ts";

/** The text and hash of a file when the content was loaded. */
export type LoadedText = Pick<FileHistory, "text" | "hash">;

/** The text files that a content consists of, by their paths from its folder. */
export function listRoles({ source, lists, whole }: LoadedContent): Map<string, FileRole> {
  const named = (name: string, role: FileRole): [string, FileRole] => [posix.normalize(name), role];
  return new Map([
    [posix.basename(source.file), "content"],
    ...lists.map((name) => named(name, "list")),
    ...[...whole.files].map(([name, facts]) => named(name, roleOf(facts))),
  ]);
}

function roleOf(facts: TextFacts): FileRole {
  if (facts.status !== "text") return "text";
  if (facts.source instanceof PostText) return "post";
  return facts.held ? "records" : "text";
}

/** The diagnostics of a content with their ranges in the texts that it was loaded from. */
export function describeDiagnostics(
  { source, diagnostics }: LoadedContent,
  texts: ReadonlyMap<string, LoadedText>,
): EditorDiagnostic[] {
  const sources = new Map([...texts].map(([path, { text }]) => [path, new SourceText(path, text)]));
  return diagnostics.map(({ code, severity, message, hint, pointer, path: where, fix, ...found }) => {
    const file = posix.relative(posix.dirname(source.file), found.file);
    const text = sources.get(file);
    return {
      file,
      hash: texts.get(file)?.hash ?? "",
      start: text?.offset(found) ?? 0,
      end: text?.offset({ line: found.endLine, column: found.endColumn }) ?? 0,
      severity,
      code,
      message,
      hint,
      pointer,
      where,
      ...(fix?.edits.every((edit) => edit.file === found.file) && { fix: describeFix(fix) }),
    };
  });
}

function describeFix({ title, edits }: Fix): EditorFix {
  // The last edit first: each is made on the text after those before it.
  const splices = edits.map(({ start, end, text }) => ({ start, end, text }));
  return { title, splices: splices.sort((one, other) => other.start - one.start) };
}

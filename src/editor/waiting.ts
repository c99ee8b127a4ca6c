import { applySplices, type Edited, type Splice } from "../../schema/source/edited.ts";
import { remove, set } from "../../schema/source/edits.ts";
import { formatJson } from "../../schema/source/format-json.ts";
import { JsonText } from "../../schema/source/json-text.ts";
import type { Change } from "./changes.ts";
import type { Conflict, EditorFile } from "./editor-state.ts";
import type { EditRequest } from "./protocol.ts";
import { rebase } from "./rebase.ts";
import type { FrontMatterRequest } from "./server-changes.ts";

/** Changes that wait for the answer to those before them. */
export interface Waiting {
  label: string;
  group: string | undefined;
  settled?: readonly string[];
  changes: Map<string, Splice[]>;
  /** The files' texts after these changes. */
  texts: Map<string, string>;
}

/** The request that sends changes, made on the newest texts of the server. */
export function requestOf(
  { label, group, settled, changes }: Waiting,
  files: ReadonlyMap<string, EditorFile>,
): EditRequest {
  const edits = [...changes].map(([file, splices]) => ({ file, base: files.get(file)?.hash ?? "", changes: splices }));
  return { label, group, settled, edits };
}

/** The request that sends all that waits as one change, made on the texts that the server had; undefined if nothing waits. */
export function requestOfAll(
  queue: readonly Waiting[],
  files: ReadonlyMap<string, EditorFile>,
): EditRequest | undefined {
  const last = queue.at(-1);
  if (!last) return undefined;
  const changes = new Map<string, Splice[]>();
  for (const one of queue)
    for (const [file, splices] of one.changes) changes.set(file, [...(changes.get(file) ?? []), ...splices]);
  const settled = queue.flatMap((one) => one.settled ?? []);
  return requestOf({ ...last, settled, changes }, files);
}

/**
 * Moves the changes of a file that wait onto a text that was merged with others' changes; undefined if both touch one
 * passage: these changes are then dropped.
 * @param before the text that the changes were made on
 */
export function moveWaiting(
  queue: readonly Waiting[],
  path: string,
  before: string | undefined,
  merged: string,
): string | undefined {
  let own = before ?? merged;
  let text: string | undefined = merged;
  for (const { changes, texts } of queue) {
    const splices = changes.get(path);
    if (!splices) continue;
    const moved: Splice[] | undefined = text === undefined ? undefined : rebase(splices, own, text);
    own = applySplices(own, splices);
    text = moved && text !== undefined ? applySplices(text, moved) : undefined;
    changes.delete(path);
    if (!moved || text === undefined) continue;
    changes.set(path, moved);
    texts.set(path, text);
  }
  return text;
}

/** The conflict between a file's text on this screen and on the server, if they differ. */
export function compareTexts(file: string, mine: EditorFile | undefined, theirs: EditorFile | undefined): Conflict[] {
  if (!mine || !theirs || mine.text === theirs.text) return [];
  return [{ id: "", file, mine: mine.text, theirs: theirs.text }];
}

/**
 * The change that writes the owner's side of a conflict over the other. A passage whose other side is gone goes to the end
 * of the text.
 */
export function restoreMine({ file, pointer, mine, theirs }: Conflict, known: EditorFile | undefined): Change[] {
  if (!known) return [];
  const edited =
    pointer === undefined
      ? { splices: [replacePassage(known.text, theirs, mine ?? "")] }
      : write(new JsonText(file, known.text), pointer, mine);
  return [{ file, edited }];
}

function replacePassage(text: string, theirs: string | undefined, mine: string): Splice {
  const start = theirs ? text.indexOf(theirs) : -1;
  return start < 0
    ? { start: text.length, end: text.length, text: `\n${mine}` }
    : { start, end: start + (theirs?.length ?? 0), text: mine };
}

/** The same in front matter, which the server changes; undefined if the conflict isn't of front matter. */
export function restoreFrontMatter({ id, file, pointer, mine }: Conflict, known: EditorFile | undefined) {
  if (known?.role !== "post" || pointer === undefined) return undefined;
  const { frontMatter: base = {} } = known;
  const { text } = write(new JsonText(file, formatJson(base)), pointer, mine).source;
  return { file, base, value: JSON.parse(text), label: "Keep mine", settled: [id] } satisfies FrontMatterRequest;
}

function write(source: JsonText, pointer: string, json: string | undefined): Edited {
  return json === undefined ? remove(source, pointer) : set(source, pointer, JSON.parse(json));
}

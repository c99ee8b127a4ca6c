import { stat } from "node:fs/promises";
import { join, posix } from "node:path";
import { PostText } from "../../../schema/check/lists/post-text.ts";
import { mayBeFiled } from "../../../schema/json-schema/filed-lists.ts";
import { isRecord } from "../../../schema/json-schema/schema-parts.ts";
import { makeSlug } from "../../../schema/slug.ts";
import { applySplices } from "../../../schema/source/edited.ts";
import { type Json, set } from "../../../schema/source/edits.ts";
import { formatJson } from "../../../schema/source/format-json.ts";
import { indentAt } from "../../../schema/source/json-style.ts";
import { JsonText } from "../../../schema/source/json-text.ts";
import type { EditAnswer } from "../../../src/editor/protocol.ts";
import type { CreateRequest, FrontMatterRequest } from "../../../src/editor/server-changes.ts";
import { ApiError } from "./api-error.ts";
import type { Editor } from "./editor.ts";
import { changeFrontMatter } from "./front-matter-edits.ts";
import { nameConflicts } from "./make-entries.ts";
import { describeConflict } from "./merge-files.ts";
import { mergeValues } from "./merge-values.ts";
import { loadNewest, type NewestContent } from "./newest-content.ts";
import { frontMatterReader } from "./post-front-matter.ts";

/** Changes a post's front matter. What others changed in it meanwhile stays; a value that both changed is a conflict. */
export async function editFrontMatter(
  editor: Editor,
  { file, base, value, ...step }: FrontMatterRequest,
): Promise<EditAnswer> {
  const session = await editor.session();
  const { text, hash } = session.state.files.get(file)?.history ?? {};
  const read = editor.frontMatterReader(file);
  if (text === undefined || hash === undefined || !read)
    throw new ApiError("unknown-file", `The content has no post ${file}.`);
  const source = new PostText(file, text);
  const current = toJson(read(source)?.value ?? {});
  const merged = mergeValues(base, value, current);
  const changes = changeFrontMatter(source, isRecord(merged.value) ? merged.value : value, read);
  if (!changes)
    throw new ApiError(
      "bad-request",
      `What is above the text of ${file} is written in a way that this form can't change. Change it in the source.`,
    );
  const answer = await session.edit({
    edits: [{ file, base: hash, changes }],
    ...step,
    found: nameConflicts(file, merged.conflicts.map(describeConflict)),
  });
  const { history } = session.state.files.get(file) ?? {};
  return { ...answer, files: history ? [{ path: file, hash: history.hash, text: history.text }] : [] };
}

function toJson(value: object): Json {
  return JSON.parse(JSON.stringify(value));
}

/** Makes a file that the content then includes, as one step. */
export async function createFile(editor: Editor, request: CreateRequest): Promise<{ path: string }> {
  const newest = await loadNewest(editor);
  const { path, text, edits } =
    "title" in request ? await planPost(newest, request) : await planList(newest, request.list);
  const { session } = newest;
  const from = await session.folder.keepAside(text);
  await session.edit({ edits, label: `Make ${path}`, moves: [{ from, to: path }] });
  editor.lookAgain();
  return { path };
}

interface PlannedFile {
  path: string;
  text: string;
  edits: Parameters<NewestContent["session"]["edit"]>[0]["edits"];
}

async function planPost(
  { session, loaded: { whole, source }, texts }: NewestContent,
  { list: pattern, title }: { list: string; title: string },
): Promise<PlannedFile> {
  const list = source.value === undefined ? "" : pattern;
  if (!whole.source.text.includes(JSON.stringify(list)) || !/^[^*]*\*[^*]*\.md$/.test(list))
    throw new ApiError("bad-request", `The content has no list of posts ${list}.`);
  const [start = "", end = ""] = list.split("*");
  const stem = makeSlug(title).slice(0, 80) || "post";
  const path = await findFree(session.folder.root, (ending) => `${start}${stem}${ending}${end}`);
  const others = [...texts].filter(([file]) => posix.dirname(file) === posix.dirname(path) && /\.mdx?$/.test(file));
  const isToml = others.length > 0 && others.every(([, { text }]) => text.startsWith("+++"));
  const fence = isToml ? "+++" : "---";
  const empty = new PostText(path, `${fence}\n${fence}\n`);
  // A draft: it is on the site once its author says so.
  const frontMatter = { title, date: new Date().toISOString().slice(0, 10), draft: true };
  const splices = changeFrontMatter(
    empty,
    frontMatter,
    frontMatterReader({ source }, { file: posix.join(posix.dirname(source.file), path) }),
  );
  const text = applySplices(empty.text, splices ?? []);
  return { path, text: `${text}\n…\n`, edits: [] };
}

/** Puts a list of a block into a file of its own, as the text that it is. */
async function planList(
  { session, loaded: { document, source }, texts }: NewestContent,
  list: string,
): Promise<PlannedFile> {
  const node = document.at(list);
  const main = posix.basename(source.file);
  if (!Array.isArray(node.value) || node.parent?.schema.kind !== "block" || !mayBeFiled(node.schema, node.name))
    throw new ApiError("bad-request", "This list can't be in a file of its own.");
  const { start, end } = source.span(list);
  const text = source.text.slice(start, end).replaceAll(`\n${indentAt(source.text, start)}`, "\n");
  const written = text.includes("\n") ? `${text}\n` : formatJson(node.value);
  const path = await findFree(session.folder.root, (ending) => `${makeSlug(node.name) || "list"}${ending}.json`);
  const { splices } = set(new JsonText(main, source.text), list, { file: path });
  return { path, text: written, edits: [{ file: main, base: texts.get(main)?.hash ?? "", changes: splices }] };
}

async function findFree(root: string, name: (ending: string) => string): Promise<string> {
  for (let number = 1; ; number += 1) {
    const path = name(number === 1 ? "" : `-${number}`);
    if (!(await stat(join(root, path)).catch(() => undefined))) return path;
  }
}

/** Takes a post away; its text is kept for undo. */
export async function removeFile(editor: Editor, { path }: { path: string }): Promise<EditAnswer> {
  const session = await editor.session();
  if (session.roles.get(path) !== "post") throw new ApiError("unknown-file", `The content has no post ${path}.`);
  const to = `aside:${crypto.randomUUID()}`;
  const answer = await session.edit({ edits: [], label: `Remove ${path}`, moves: [{ from: path, to }] });
  editor.lookAgain();
  return answer;
}

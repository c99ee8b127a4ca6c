import { posix } from "node:path";
import { PostText } from "../../../schema/check/lists/post-text.ts";
import { describeNode } from "../../../schema/check/locate-reports.ts";
import { type ContentNode, visit } from "../../../schema/document/content-node.ts";
import type { ContentDocument } from "../../../schema/document/document.ts";
import { isRecord } from "../../../schema/json-schema/schema-parts.ts";
import { makeSlug } from "../../../schema/slug.ts";
import type { Splice } from "../../../schema/source/edited.ts";
import { insert, remove, set } from "../../../schema/source/edits.ts";
import { JsonText } from "../../../schema/source/json-text.ts";
import type { SourceText } from "../../../schema/source/source-text.ts";
import type { FileChange, RenameAnswer } from "../../../src/editor/protocol.ts";
import type { Place, RenameRequest, Target } from "../../../src/editor/server-changes.ts";
import { ApiError } from "./api-error.ts";
import type { Editor } from "./editor.ts";
import { findReferences, followFile, followId, followPaths, type Reference } from "./find-references.ts";
import { changeFrontMatter } from "./front-matter-edits.ts";
import type { FileMove } from "./journal-entry.ts";
import { loadNewest, type NewestContent } from "./newest-content.ts";
import { frontMatterReader } from "./post-front-matter.ts";

/** The places that refer to something, but for those within it. */
export async function listReferences(editor: Editor, target: Target): Promise<Place[]> {
  const newest = await loadNewest(editor);
  const { whole } = newest.loaded;
  if ("file" in target) return findReferences(whole, followFile(target.file, target.file)).map(placeOf(newest));
  const node = whole.at(target.pointer);
  const found: Reference[] = [];
  visit(node, (part) => {
    const path = part.kind === "page" || part.kind === "post" ? part.child("path")?.text : undefined;
    if (path !== undefined)
      found.push(
        ...findReferences(whole, followPaths(new Map([[path, path]]), { from: path, to: path, others: new Set() })),
      );
    if (part.kind === "id" && part.key === "id") found.push(...findReferences(whole, followId(part, part.text)));
    return undefined;
  });
  const isOutside = ({ node: { pointer } }: Reference) => !pointer.startsWith(`${target.pointer}/`);
  return [...new Set(found)].filter(isOutside).map(placeOf(newest));
}

const placeOf =
  ({ loaded: { source } }: NewestContent) =>
  ({ source: file, node, start, end }: Reference): Place => ({
    file: nameOf(file, source),
    pointer: node.pointer,
    // A key says less than what it is in.
    where: describeNode(node).replace(/^`[^`]*` of /, ""),
    text: file.text.slice(start, end),
  });

/** A file's name, relative to the content's folder. */
function nameOf({ file }: SourceText, main: SourceText): string {
  return posix.relative(posix.dirname(main.file), file);
}

/** Renames something, with all that refers to it, as one step. */
export async function rename(editor: Editor, request: RenameRequest): Promise<RenameAnswer> {
  const newest = await loadNewest(editor);
  const { name, references, extra = new Map(), moves = [], redirects = false } = plan(newest, request);
  const splices = new Map<string, Splice[]>(extra);
  const changed = references.filter(({ text }) => text !== undefined);
  for (const { source, start, end, text = "" } of changed) {
    const file = nameOf(source, newest.loaded.source);
    splices.set(file, [...(splices.get(file) ?? []), { start, end, text }]);
  }
  const edits = [...splices].map(([file, own]): FileChange => {
    // The last first: the offsets of all refer to the text as it is.
    return {
      file,
      base: newest.texts.get(file)?.hash ?? "",
      changes: own.toSorted((one, other) => other.start - one.start),
    };
  });
  const old = "file" in request ? request.file : newest.loaded.whole.at(request.pointer).text;
  const answer = await newest.session.edit({ edits, label: `Rename ${old} to ${name}`, moves });
  if (moves.length > 0) editor.lookAgain();
  const left = references.filter(({ text }) => text === undefined);
  // The text of each edited file: the client made none of these changes itself.
  const files = answer.files.map(({ path }) => {
    const { text = "", hash = "" } = newest.session.state.files.get(path)?.history ?? {};
    return { path, hash, text };
  });
  const place = placeOf(newest);
  return { ...answer, files, name, changed: changed.map(place), left: left.map(place), redirects };
}

interface Plan {
  name: string;
  references: Reference[];
  /** Splices of the renamed value itself, by file; each refers to the text as it is. */
  extra?: Map<string, Splice[]>;
  moves?: FileMove[];
  redirects?: boolean;
}

function plan(newest: NewestContent, request: RenameRequest): Plan {
  if ("file" in request) return planFile(newest, request.file, request);
  const { whole, source } = newest.loaded;
  const node = whole.at(request.pointer);
  const own = node.location;
  const written = own.source ?? source;
  const itself = new Map([
    [nameOf(written, source), [{ start: own.start, end: own.end, text: JSON.stringify(request.to) }]],
  ]);
  if (node.kind === "id" && written instanceof JsonText && node.text !== "") {
    // Another part of this name keeps what refers to it.
    const references = isShared(node, whole) ? [] : findReferences(whole, followId(node, request.to));
    return { name: request.to, references, extra: itself };
  }
  if (node.kind === "path" && node.parent?.kind === "page" && node.key === "path" && written instanceof JsonText)
    return planPath(newest, node.parent, request, itself);
  throw new ApiError("bad-request", "This can't be renamed.");
}

/** True if another part of the same page, or of the same list of the profile, has this id. */
function isShared(id: ContentNode, document: ContentDocument): boolean {
  const around = id.page?.pointer ?? id.parent?.parent?.pointer ?? "";
  let count = 0;
  visit(document.at(around), (node) => {
    if (node.kind === "id" && node.key === "id" && node.text === id.text) count += 1;
    return undefined;
  });
  return count > 1;
}

function planPath(
  { loaded: { whole, source } }: NewestContent,
  page: ContentNode,
  { to, redirects = false }: RenameRequest,
  extra: Map<string, Splice[]>,
): Plan {
  const from = page.child("path")?.text ?? "";
  const pages: ContentNode[] = [];
  visit(whole, (node) => {
    if (node.kind === "page" || node.kind === "post") pages.push(node);
    return undefined;
  });
  const pathOf = (node: ContentNode) => node.child("path")?.text ?? "";
  // Another page of this path keeps what refers to it.
  const isShared = pages.some((one) => one.pointer !== page.pointer && pathOf(one) === from);
  if (isShared || from === "") return { name: to, references: [], extra };
  const isDerived = (one: ContentNode) => {
    const { node } = one.child("path")?.steps.at(-1) ?? {};
    return (
      one.kind === "post" &&
      pathOf(one).startsWith(`${from}/`) &&
      (!node || !("value" in node) || node.value !== pathOf(one))
    );
  };
  const posts = from === "/" ? [] : pages.filter(isDerived);
  const paths = new Map([
    [from, to],
    ...posts.map((one) => [pathOf(one), to + pathOf(one).slice(from.length)] as const),
  ]);
  const others = new Set(pages.map(pathOf).filter((path) => !paths.has(path)));
  const references = findReferences(whole, followPaths(paths, { from, to, others }));
  if (source.value === undefined) throw new ApiError("bad-request", "The content can't be read as it is.");
  const isPublic = redirects && page.value !== undefined && isRecord(page.value) && page.value["hidden"] !== true;
  const add = (file: string, splices: readonly Splice[]) => extra.set(file, [...(extra.get(file) ?? []), ...splices]);
  add(nameOf(source, source), redirectFrom(source, page, { from, to, isPublic }));
  for (const post of isPublic ? posts : []) {
    const { source: file } = post.location;
    if (!(file instanceof PostText) || Object(post.value).draft === true) continue;
    const read = frontMatterReader(whole, file);
    const { movedFrom = [], ...frontMatter } = read(file)?.value ?? {};
    const wanted = { ...frontMatter, movedFrom: [...[movedFrom].flat(), pathOf(post)] };
    const name = nameOf(file, source);
    if (!extra.has(name)) add(name, changeFrontMatter(file, wanted, read) ?? []);
  }
  return { name: to, references, extra, redirects: isPublic && from !== "/" };
}

/** The splices that keep a page's old path as a former one, after its path; its new one is none any more. */
function redirectFrom(
  source: JsonText,
  page: ContentNode,
  { from, to, isPublic }: { from: string; to: string; isPublic: boolean },
): readonly Splice[] {
  const at = `${page.pointer}/movedFrom`;
  const list = page.child("movedFrom");
  const former = list?.value === undefined ? undefined : list.children().map(({ text }) => text);
  const known = former?.indexOf(to) ?? -1;
  if (known >= 0) {
    const own = former?.length === 1 ? at : `${at}/${known}`;
    return (isPublic ? set(source, `${at}/${known}`, from) : remove(source, own)).splices;
  }
  if (!isPublic || from === "/" || former?.includes(from)) return [];
  if (former) return insert(source, `${at}/-`, from).splices;
  const key = source.span({ key: `${page.pointer}/path` });
  const { end } = source.span(`${page.pointer}/path`);
  const before = source.text.slice(0, key.start);
  const gap = before.slice(before.trimEnd().length);
  const colon = source.text.slice(key.end, source.span(`${page.pointer}/path`).start);
  return [{ start: end, end, text: `,${gap}"movedFrom"${colon}[${JSON.stringify(from)}]` }];
}

function planFile({ loaded: { whole } }: NewestContent, file: string, { to, replaces = false }: RenameRequest): Plan {
  if (replaces) return { name: to, references: findReferences(whole, followFile(file, to)) };
  const stem = makeSlug(to).slice(0, 80);
  const name = posix.join(posix.dirname(file), stem + posix.extname(file));
  if (stem === "" || !file.startsWith("assets/") || posix.normalize(file) !== file)
    throw new ApiError("bad-request", "Give the file a name of letters or digits.");
  const moves = name === file ? [] : [{ from: file, to: name }];
  return { name, references: findReferences(whole, followFile(file, name)), moves };
}

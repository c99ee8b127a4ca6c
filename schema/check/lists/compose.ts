import { findOnlyList, isRecord } from "../../json-schema/schema-parts.ts";
import { type Finding, isMild } from "../../messages/message.ts";
import { find } from "../../messages/messages.ts";
import type { TextFacts } from "../../records/text-files.ts";
import { JsonText } from "../../source/json-text.ts";
import { splitPointer } from "../../source/place.ts";
import type { SourceText } from "../../source/source-text.ts";
import { findProblems } from "../problems.ts";
import { ComposedText, type Mount } from "./composed-text.ts";
import { refuseFile } from "./file-facts.ts";
import type { FiledList } from "./find-lists.ts";
import { type MadePost, makePosts, type PostFacts, type PostSettings } from "./make-posts.ts";

/** What the disk says of the files that a pattern names: each by its name from the content's folder, in their order. */
export interface PostFiles {
  status: "posts";
  files: ReadonlyMap<string, PostFacts>;
  /** The Markdown files in folders of that folder, where no pattern looks. */
  deeper: readonly string[];
  /** The pattern that was likely meant, where its folder isn't there. */
  near?: string | undefined;
}

/** What the disk says of lists that stand elsewhere, by the names and patterns that the content gives. */
export type ListFiles = ReadonlyMap<string, TextFacts | PostFiles>;

/** A content's text with its lists in their places. */
export interface Composed {
  source: JsonText;
  findings: readonly Finding[];
  /** The pointers of lists that couldn't be read: what their places hold is no mistake of its own. */
  lost: readonly string[];
}

/** Puts the lists that stand elsewhere into the places where they are named. Those that nobody looked for stay names. */
export function compose(
  written: JsonText,
  lists: readonly FiledList[],
  files: ListFiles,
  settings: PostSettings,
): Composed {
  let root = written.value;
  const mounts = new Map<string, Mount>();
  const others = new Map<string, SourceText>();
  const read = new Map<string, JsonText>();
  const findings: Finding[] = [];
  const lost: string[] = [];
  const lose = (pointer: string, finding: Finding) => {
    findings.push(finding);
    lost.push(pointer);
  };

  for (const list of lists) {
    const { pointer, name } = list;
    const facts = files.get(name);
    if (!facts) continue;
    if (facts.status === "posts") {
      const made = makePosts(list, facts, settings);
      for (const one of [...made.findings, ...findOverlooked(list, facts, lists, written)]) findings.push(one);
      for (const [other, source] of made.sources) others.set(other, source);
      if (made.posts.length === 0) {
        lost.push(pointer);
        continue;
      }
      root = putAt(
        root,
        splitPointer(pointer),
        made.posts.map(({ value }) => value),
      );
      mountPosts(mounts, written, pointer, made.posts);
      continue;
    }
    if (facts.status !== "text") {
      lose(pointer, refuseFile(name, `${pointer}/file`, facts));
      continue;
    }
    const source = read.get(name) ?? new JsonText(facts.source.file, facts.source.text);
    read.set(name, source);
    const problems = findProblems(source);
    for (const one of problems.map((finding) => placeIn(finding, source, pointer, name))) findings.push(one);
    others.set(name, source);
    if (!problems.every(isMild)) lost.push(pointer);
    else if (Array.isArray(source.value)) {
      root = putAt(root, splitPointer(pointer), source.value);
      mounts.set(pointer, { source, at: "" });
    } else
      lose(
        pointer,
        find(
          "not-a-list",
          { in: pointer, file: name, ...source.span("") },
          { file: name, key: findOnlyList(source.value) },
        ),
      );
  }
  if (others.size === 0 && mounts.size === 0) return { source: written, findings, lost };
  return { source: new ComposedText(written, root, mounts, others), findings, lost };
}

/** Tells once of files that were likely meant as posts: they lie too deep, and nothing else in the content names them. */
function findOverlooked(
  { name: pattern, pointer }: FiledList,
  { deeper }: PostFiles,
  lists: readonly FiledList[],
  { text }: JsonText,
): Finding[] {
  if (lists.find(({ name }) => name === pattern)?.pointer !== pointer) return [];
  const folders = new Set(lists.map(({ name }) => folderOf(name)));
  const files = deeper.filter((file) => !folders.has(folderOf(file)) && !text.includes(JSON.stringify(file)));
  return files.length > 0 ? [find("posts-too-deep", pointer, { pattern, files })] : [];
}

function folderOf(name: string): string {
  return name.slice(0, name.lastIndexOf("/") + 1);
}

function mountPosts(mounts: Map<string, Mount>, written: JsonText, pointer: string, posts: readonly MadePost[]): void {
  mounts.set(pointer, { source: written, at: pointer, node: { kind: "array", ...written.span(pointer), items: [] } });
  for (const [index, post] of posts.entries())
    for (const [at, mount] of post.mounts) mounts.set(`${pointer}/${index}${at}`, mount);
}

/** A mistake in the text of a list, as one in the file that the content names there. */
function placeIn(finding: Finding, source: SourceText, pointer: string, name: string): Finding {
  return { ...finding, place: { in: pointer, file: name, ...source.span(finding.place) } };
}

/** A copy of a value in which another stands at the end of a way. */
function putAt(value: unknown, [name, ...rest]: readonly string[], part: unknown): unknown {
  if (name === undefined) return part;
  if (Array.isArray(value))
    return value.map((item, index) => (String(index) === name ? putAt(item, rest, part) : item));
  return isRecord(value)
    ? Object.fromEntries(
        Object.entries(value).map(([key, item]) => [key, key === name ? putAt(item, rest, part) : item]),
      )
    : value;
}

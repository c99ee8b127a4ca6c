import { contentNode } from "../../document/content-node.ts";
import { ContentDocument } from "../../document/document.ts";
import { mapContent } from "../../document/map-content.ts";
import { findOnlyList } from "../../json-schema/schema-parts.ts";
import { isNotError, type RuleReport } from "../../messages/message.ts";
import { find } from "../../messages/messages.ts";
import type { TextFacts } from "../../records/text-files.ts";
import { JsonText } from "../../source/json-text.ts";
import type { MappedSource, SourceText } from "../../source/source-text.ts";
import { reportSyntax } from "../syntax-reports.ts";
import { refuseFile } from "./file-facts.ts";
import { type FiledList, holdsBlocks } from "./find-lists.ts";
import { generatePosts, type PostFacts, type PostSettings } from "./generate-posts.ts";

/** The files that a pattern matches, by their names relative to the content's folder, in order. */
export interface PostFiles {
  status: "posts";
  files: ReadonlyMap<string, PostFacts>;
  /** The Markdown files in subfolders, which patterns don't reach. */
  deeper: readonly string[];
  /** The pattern that was probably meant, if its folder doesn't exist. */
  near?: string | undefined;
}

/** What is known about the files of lists, by the names and patterns in the content. */
export type ListFiles = ReadonlyMap<string, TextFacts | PostFiles>;

/** Content with its lists inserted. */
export interface Composed {
  document: ContentDocument;
  reports: readonly RuleReport[];
  /** The pointers of lists that couldn't be read. The values there are not errors of their own. */
  lost: readonly string[];
  listFiles: ReadonlySet<SourceText>;
}

/** Replaces the names of files and patterns with their lists. A name that isn't in `files` is left as it is. */
export function compose(
  written: JsonText,
  lists: readonly FiledList[],
  files: ListFiles,
  settings: PostSettings,
): Composed {
  const values = new Map<string, unknown>();
  const sourceMap = new Map<string, MappedSource>();
  const listFiles = new Set<SourceText>();
  const read = new Map<string, JsonText>();
  const reports: RuleReport[] = [];
  const lost: string[] = [];
  const lose = (pointer: string, report: RuleReport) => {
    reports.push(report);
    lost.push(pointer);
  };

  for (const list of lists) {
    const { pointer, name } = list;
    const facts = files.get(name);
    if (!facts) continue;
    if (facts.status === "posts") {
      const generated = generatePosts(list, facts, settings);
      for (const one of [...generated.reports, ...findOverlooked(list, facts, lists, written)]) reports.push(one);
      for (const source of generated.sources) listFiles.add(source);
      if (generated.posts.length === 0) {
        lost.push(pointer);
        continue;
      }
      values.set(
        pointer,
        generated.posts.map(({ value }) => value),
      );
      for (const [index, post] of generated.posts.entries())
        for (const [at, mappedSource] of post.sourceMap) sourceMap.set(`${pointer}/${index}${at}`, mappedSource);
      continue;
    }
    if (facts.status !== "text") {
      lose(pointer, refuseFile(name, `${pointer}/file`, facts));
      continue;
    }
    const source = read.get(name) ?? new JsonText(facts.source.file, facts.source.text);
    read.set(name, source);
    const issues = reportSyntax(source, pointer);
    for (const one of issues) reports.push(one);
    listFiles.add(source);
    if (!issues.every(isNotError)) lost.push(pointer);
    else if (Array.isArray(source.value)) {
      values.set(pointer, source.value);
      sourceMap.set(pointer, { source, at: "" });
    } else
      lose(
        pointer,
        find("not-a-list", { source, ...source.span(""), pointer }, { file: name, key: findOnlyList(source.value) }),
      );
  }
  const { languages } = settings;
  if (sourceMap.size === 0) return { document: new ContentDocument(written, languages), reports, lost, listFiles };
  const value = mapContent(contentNode(written.value), (node, goOn) =>
    values.has(node.pointer) ? values.get(node.pointer) : holdsBlocks(node.schema) ? goOn(node) : node.value,
  );
  return { document: new ContentDocument(written, languages, { value, sourceMap }), reports, lost, listFiles };
}

/** Reports, once per pattern, files in subfolders that were probably meant as posts: nothing else names them. */
function findOverlooked(
  { name: pattern, pointer }: FiledList,
  { deeper }: PostFiles,
  lists: readonly FiledList[],
  { text }: JsonText,
): RuleReport[] {
  if (lists.find(({ name }) => name === pattern)?.pointer !== pointer) return [];
  const folders = new Set(lists.map(({ name }) => folderOf(name)));
  const files = deeper.filter((file) => !folders.has(folderOf(file)) && !text.includes(JSON.stringify(file)));
  return files.length > 0 ? [find("posts-too-deep", pointer, { pattern, files })] : [];
}

function folderOf(name: string): string {
  return name.slice(0, name.lastIndexOf("/") + 1);
}

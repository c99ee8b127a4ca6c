import { isRecord } from "../../json-schema/schema-parts.ts";
import { languagesOf } from "../../language.ts";
import type { RuleReport } from "../../messages/message.ts";
import { find } from "../../messages/messages.ts";
import type { TextFacts } from "../../records/text-files.ts";
import { makeSlug, pathBelow } from "../../slug.ts";
import { groupBy } from "../../source/group-by.ts";
import { joinPointer, type Span } from "../../source/location.ts";
import type { MappedSource, SourceRange, SourceText } from "../../source/source-text.ts";
import { refuseFile } from "./file-facts.ts";
import type { FiledList } from "./find-lists.ts";
import type { PostText } from "./post-text.ts";

export type PostFacts = Exclude<TextFacts, { status: "text" }> | { status: "text"; source: PostText };

export interface PostSettings {
  /** The default one first; empty if the site has only one. */
  languages: readonly string[];
  /** True if drafts are shown, as `dev` does for their author. */
  showsDrafts: boolean;
}

/** A raw post, and the sources of its values by their pointers within it. */
export interface GeneratedPost {
  value: Record<string, unknown>;
  sourceMap: ReadonlyMap<string, MappedSource>;
}

interface GeneratedPosts {
  posts: readonly GeneratedPost[];
  reports: readonly RuleReport[];
  /** The files that could be read. */
  sources: readonly SourceText[];
}

interface PostFile extends Named {
  name: string;
  source: PostText;
  facts: Record<string, unknown>;
}

/** A range of a file, located at the list that names the file. */
type RangeIn = (source: SourceText, span: Span) => SourceRange;

/** The keys that a translation has. All other keys are only in the original's file. */
const translated: readonly string[] = ["title", "description", "image"];

/** Creates raw posts from the files that a pattern matches; `first.de.md` is the translation of `first.md`. */
export function generatePosts(
  list: FiledList,
  { files, near }: { files: ReadonlyMap<string, PostFacts>; near?: string | undefined },
  settings: PostSettings,
): GeneratedPosts {
  const reports: RuleReport[] = [];
  const sources: SourceText[] = [];
  const read: PostFile[] = [];
  const at: RangeIn = (source, { start, end }) => ({ source, start, end, pointer: list.pointer });
  if (files.size === 0) reports.push(find("no-posts", list.pointer, { pattern: list.name, near }));
  for (const [name, facts] of files) {
    if (facts.status !== "text") {
      reports.push(refuseFile(name, list.pointer, facts));
      continue;
    }
    const { source } = facts;
    sources.push(source);
    const errors = checkFacts(source, name, at);
    for (const one of errors) reports.push(one);
    const said = isRecord(source.value) ? source.value : {};
    if (errors.length === 0) read.push({ name, source, facts: said, ...splitName(name, settings.languages) });
  }
  const rankOf = ({ language = "" }: PostFile) => settings.languages.indexOf(language);
  const translations = read.filter(({ language }) => language !== undefined);
  const byOriginal = groupBy(
    translations.toSorted((one, other) => rankOf(one) - rankOf(other)),
    ({ original }) => original,
  );
  const posts = read.flatMap((file) => {
    const { name, source, facts, original, language } = file;
    if (language !== undefined && files.has(original)) return [];
    const own = byOriginal.get(name) ?? [];
    for (const one of own.flatMap((other) => checkTranslation(other, at))) reports.push(one);
    const { path } = facts;
    if (slugOf(original) === "" && !Object.hasOwn(facts, "path")) {
      reports.push(find("post-without-path", at(source, source.facts ?? start), { file: name, list: list.path }));
      return [];
    }
    if (typeof path === "string" && makeSlug(path) !== "" && !path.includes("/")) {
      const near = pathBelow(list.path, makeSlug(path));
      reports.push(find("bad-path", at(source, source.span("/path")), { found: path, near }));
      delete facts["path"];
    }
    return [makePost(file, own, list.path, settings)];
  });
  return { posts, reports, sources };
}

/** What Hugo and Jekyll call `movedFrom`. */
const oldPathKeys = ["aliases", "redirect_from"];

/** The range to report in a file without front matter. */
const start: Span = { start: 0, end: 1 };

function checkFacts(source: PostText, name: string, at: RangeIn): RuleReport[] {
  if (!source.facts) {
    const [line] = source.text.replace(/^\ufeff/, "").split(/\r?\n/, 1);
    const begins = line?.trimEnd() === "---" ? "unclosed" : line?.trimEnd() === "+++" ? "toml" : undefined;
    const whole = { start: 0, end: Math.max(1, source.text.search(/\r?\n|$/)) };
    return [find("no-front-matter", at(source, whole), { file: name, begins })];
  }
  const { issues, value } = source;
  if (issues.length > 0)
    return issues.map(({ reason, ...span }) => find("bad-front-matter", at(source, span), { reason }));
  if (value === undefined || value === null || isRecord(value)) return [];
  return [find("bad-front-matter", at(source, source.facts), { reason: "it is no list of keys with their values" })];
}

/** Reports a missing title in a translation, and keys that only the original may have. */
function checkTranslation({ source, facts, original }: PostFile, at: RangeIn): RuleReport[] {
  const keys = Object.keys(facts).filter((key) => !translated.includes(key));
  const untitled = find("untitled-translation", at(source, source.facts ?? start), { original });
  return [
    ...(facts["title"] === undefined ? [untitled] : []),
    ...keys.map((key) =>
      find("said-in-original", at(source, source.span({ key: joinPointer(key) })), { key, original }),
    ),
  ];
}

function makePost(
  { name, source, facts, language, original }: PostFile,
  translations: readonly PostFile[],
  list: string,
  { languages, showsDrafts }: PostSettings,
): GeneratedPost {
  const sourceMap = new Map<string, MappedSource>([
    ["", { source, at: "" }],
    ["/body", { source, at: { kind: "literal", ...source.opening } }],
  ]);
  const moved = Object.hasOwn(facts, "movedFrom") ? undefined : oldPathKeys.find((key) => Object.hasOwn(facts, key));
  const { [moved ?? ""]: oldPaths, ...known } = facts;
  if (moved !== undefined) {
    sourceMap.set("/movedFrom", { source, at: joinPointer(moved) });
    if (!Array.isArray(oldPaths)) sourceMap.set("/movedFrom/0", { source, at: joinPointer(moved) });
  }
  const own = languagesOf(facts["languages"])?.[0] ?? language ?? languages[0] ?? "";
  const value: Record<string, unknown> = {
    path: pathBelow(list, slugOf(original)),
    ...(language !== undefined && { languages: [language] }),
    ...known,
    ...(moved !== undefined && { movedFrom: [oldPaths].flat() }),
    body: { file: name },
    ...(facts["draft"] === true && !showsDrafts && { hidden: true }),
  };
  if (translations.length === 0) return { value, sourceMap };
  const files = translations.map(({ language = "", name }) => [language, name] as const);
  value["body"] = { file: Object.fromEntries([[own, name], ...files]) };
  for (const { language = "", ...other } of translations)
    for (const key of translated.filter((one) => Object.hasOwn(other.facts, one))) {
      const second = { language, source: other.source, sourceMap, original: source };
      value[key] = join(value[key], other.facts[key], joinPointer(key), own, second);
    }
  return { value, sourceMap };
}

/** Joins a value and its translation; objects are joined key by key. */
function join(
  first: unknown,
  second: unknown,
  at: string,
  own: string,
  other: { language: string; source: SourceText; original: SourceText; sourceMap: Map<string, MappedSource> },
): unknown {
  const isTranslation = isRecord(first) && Object.hasOwn(first, own) && other.sourceMap.has(at + joinPointer(own));
  if (isRecord(first) && isRecord(second) && !isTranslation) {
    const keys = [...new Set([...Object.keys(first), ...Object.keys(second)])];
    const members = keys.map((key) => {
      const joined = Object.hasOwn(second, key)
        ? join(first[key], second[key], at + joinPointer(key), own, other)
        : first[key];
      return [key, joined] as const;
    });
    return Object.fromEntries(members);
  }
  other.sourceMap.set(at + joinPointer(own), { source: other.original, at });
  other.sourceMap.set(at + joinPointer(other.language), { source: other.source, at });
  return { ...(isTranslation ? first : first !== undefined && { [own]: first }), [other.language]: second };
}

/** For a translation, the name of its original and its language. */
interface Named {
  original: string;
  language: string | undefined;
}

/** "posts/first.de.md" → "posts/first.md" and "de", if the site has that language. */
function splitName(name: string, languages: readonly string[]): Named {
  const language = languages.find((code) => name.toLowerCase().endsWith(`.${code.toLowerCase()}.md`));
  if (language === undefined) return { original: name, language };
  return { original: `${name.slice(0, -language.length - 4)}.md`, language };
}

/** The part of a post's address that comes from its file's name. */
function slugOf(name: string): string {
  return makeSlug(name.slice(name.lastIndexOf("/") + 1).replace(/\.md$/, ""));
}

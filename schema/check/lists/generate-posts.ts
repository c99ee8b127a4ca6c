import { isRecord } from "../../json-schema/schema-parts.ts";
import { languagesOf } from "../../language.ts";
import type { RuleReport } from "../../messages/message.ts";
import { find } from "../../messages/messages.ts";
import { suggest } from "../../messages/suggest.ts";
import type { TextFacts } from "../../records/text-files.ts";
import { makeSlug, pathBelow } from "../../slug.ts";
import { groupBy } from "../../source/group-by.ts";
import { joinPointer, type Span, splitPointer } from "../../source/location.ts";
import type { MappedSource, SourceRange, SourceText } from "../../source/source-text.ts";
import { refuseFile } from "./file-facts.ts";
import type { FiledList } from "./find-lists.ts";
import { type FrontMatter, postKeys, readFrontMatter } from "./front-matter.ts";
import { resolveAddress, resolveFile, withoutEnding } from "./post-addresses.ts";
import { type Named, slugOf, splitName, stemOf } from "./post-names.ts";
import type { PostText } from "./post-text.ts";

export type PostFacts = Exclude<TextFacts, { status: "text" }> | { status: "text"; source: PostText };

export interface PostSettings {
  /** The default one first; empty if the site has only one. */
  languages: readonly string[];
  /** True if drafts are shown, as `dev` does for their author. */
  showsDrafts: boolean;
  /** True if the content's folder contains this file. */
  hasFile: (name: string) => boolean;
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
  origins: FrontMatter["origins"];
}

/** A range of a file, located at the list that names the file. */
type RangeIn = (source: SourceText, span: Span) => SourceRange;

/** The keys that a translation has. All other keys are only in the original's file. */
const translated: readonly string[] = ["title", "description", "image"];

/** Keys without a meaning here, with the first range of each and the number of files that have it. */
type StrangeKeys = Map<string, { location: SourceRange; files: number }>;

/** Creates raw posts from the files that a pattern matches; `first.de.md` is the translation of `first.md`. */
export function generatePosts(
  list: FiledList,
  { files, near }: { files: ReadonlyMap<string, PostFacts>; near?: string | undefined },
  settings: PostSettings,
): GeneratedPosts {
  const reports: RuleReport[] = [];
  const sources: SourceText[] = [];
  const read: PostFile[] = [];
  const strange = { idle: new Map() as StrangeKeys, unknown: new Map() as StrangeKeys };
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
    if (errors.length > 0) continue;
    const named = splitName(name, settings.languages);
    const said = isRecord(source.value) ? source.value : {};
    const front = readFrontMatter(said, { file: name, stem: stemOf(named.original), list: list.path }, settings);
    for (const kind of ["idle", "unknown"] as const)
      for (const key of front[kind]) {
        const { location = at(source, source.span({ key: joinPointer(key) })), files = 0 } =
          strange[kind].get(key) ?? {};
        strange[kind].set(key, { location, files: files + 1 });
      }
    const { components } = source;
    if (components.length > 0)
      reports.push(
        find("mdx-components", at(source, components[0] ?? start), {
          lines: components.map((one) => source.position(one.start).line),
        }),
      );
    read.push({ name, source, facts: front.value, origins: front.origins, ...named });
  }
  for (const [key, { location, files }] of strange.unknown)
    reports.push(find("unknown-post-key", location, { key, files, near: suggest(key, postKeys, 2) }));
  const [idle] = strange.idle.values();
  if (idle) reports.push(find("idle-post-keys", idle.location, { keys: [...strange.idle.keys()] }));
  const rankOf = ({ language = "" }: PostFile) => settings.languages.indexOf(language);
  const translations = read.filter(({ language }) => language !== undefined);
  const byOriginal = groupBy(
    translations.toSorted((one, other) => rankOf(one) - rankOf(other)),
    ({ original }) => original,
  );
  const addresses = new Map<string, string>();
  const known = { hasFile: settings.hasFile, posts: addresses };
  const posts = read.flatMap((file) => {
    const { name, source, facts, original, language } = file;
    source.resolveBy((address, isPicture) => (isPicture ? resolveFile : resolveAddress)(address, name, known));
    if (language !== undefined && files.has(original)) return [];
    const own = byOriginal.get(name) ?? [];
    for (const one of own.flatMap((other) => checkTranslation(other, at))) reports.push(one);
    const { path } = facts;
    if (slugOf(original) === "" && !Object.hasOwn(facts, "path")) {
      reports.push(find("post-without-path", at(source, source.frontMatter ?? start), { file: name, list: list.path }));
      return [];
    }
    if (typeof path === "string" && makeSlug(path) !== "" && !path.includes("/")) {
      const near = pathBelow(list.path, makeSlug(path));
      reports.push(find("bad-path", at(source, source.span("/path")), { found: path, near }));
      delete facts["path"];
    }
    const post = makePost(file, own, list.path, settings);
    const address = String(post.value["path"]);
    addresses.set(stemOf(original), address);
    for (const former of [post.value["movedFrom"]].flat())
      if (typeof former === "string") addresses.set(withoutEnding(former), address);
    return [post];
  });
  return { posts, reports, sources };
}

/** The range to report in a file without front matter. */
const start: Span = { start: 0, end: 1 };

function checkFacts(source: PostText, name: string, at: RangeIn): RuleReport[] {
  if (!source.frontMatter) {
    const [line] = source.text.replace(/^\ufeff/, "").split(/\r?\n/, 1);
    const fence = /^(?:---|\+\+\+)$/.exec(line?.trimEnd() ?? "")?.[0];
    const whole = { start: 0, end: Math.max(1, source.text.search(/\r?\n|$/)) };
    return [find("no-front-matter", at(source, whole), { file: name, fence })];
  }
  const { issues, value } = source;
  if (issues.length > 0)
    return issues.map(({ reason, ...span }) =>
      find("bad-front-matter", at(source, span), { reason, form: source.frontMatter?.form ?? "yaml" }),
    );
  if (value === undefined || value === null || isRecord(value)) return [];
  const reason = "it is no list of keys with their values";
  return [find("bad-front-matter", at(source, source.frontMatter), { reason, form: source.frontMatter.form })];
}

/** Reports a missing title in a translation, and keys that only the original may have. */
function checkTranslation({ source, facts, origins, original }: PostFile, at: RangeIn): RuleReport[] {
  const written = Object.keys(facts).map(
    (key) => splitPointer(origins.get(joinPointer(key)) ?? joinPointer(key))[0] ?? key,
  );
  const keys = written.filter((key) => !translated.includes(key) && source.span({ key: joinPointer(key) }));
  const untitled = find("untitled-translation", at(source, source.frontMatter ?? start), { original });
  return [
    ...(facts["title"] === undefined ? [untitled] : []),
    ...keys.map((key) =>
      find("said-in-original", at(source, source.span({ key: joinPointer(key) })), { key, original }),
    ),
  ];
}

function makePost(
  { name, source, facts, origins, language, original }: PostFile,
  translations: readonly PostFile[],
  list: string,
  { languages, showsDrafts }: PostSettings,
): GeneratedPost {
  const sourceMap = new Map<string, MappedSource>([
    ["", { source, at: "" }],
    ["/body", { source, at: { kind: "literal", ...source.opening } }],
    ...[...origins].map(([pointer, at]) => [pointer, { source, at }] as const),
  ]);
  const own = languagesOf(facts["languages"])?.[0] ?? language ?? languages[0] ?? "";
  const value: Record<string, unknown> = {
    path: pathBelow(list, slugOf(original)),
    ...(language !== undefined && { languages: [language] }),
    ...facts,
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

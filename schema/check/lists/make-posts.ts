import { isRecord } from "../../json-schema/schema-parts.ts";
import { languagesOf } from "../../language.ts";
import type { Finding } from "../../messages/message.ts";
import { find } from "../../messages/messages.ts";
import type { TextFacts } from "../../records/text-files.ts";
import { makeSlug, pathBelow } from "../../slug.ts";
import { groupBy } from "../../source/group-by.ts";
import { joinPointer, type Span } from "../../source/place.ts";
import type { SourceText } from "../../source/source-text.ts";
import type { Mount } from "./composed-text.ts";
import { refuseFile } from "./file-facts.ts";
import type { FiledList } from "./find-lists.ts";
import type { PostText } from "./post-text.ts";

/** What the disk says of a post's file. */
export type PostFacts = Exclude<TextFacts, { status: "text" }> | { status: "text"; source: PostText };

export interface PostSettings {
  /** The site's languages, the first one first; none where it has but one. */
  languages: readonly string[];
  /** Whether drafts are shown, as only their author sees them. */
  showsDrafts: boolean;
}

/** A post as raw content has it, and where what it says is written, by pointers within it. */
export interface MadePost {
  value: Record<string, unknown>;
  mounts: ReadonlyMap<string, Mount>;
}

interface MadePosts {
  posts: readonly MadePost[];
  findings: readonly Finding[];
  /** The files that could be read, by their names. */
  sources: ReadonlyMap<string, SourceText>;
}

/** A file with its front matter. */
interface PostFile {
  name: string;
  source: PostText;
  facts: Record<string, unknown>;
}

interface Translation extends PostFile {
  language: string;
}

/** What of a post its translations say anew; the rest is said once, in its first file. */
const translated: readonly string[] = ["title", "description", "image"];

/** Makes raw posts of the files that a pattern names; `first.de.md` is the translation of `first.md`. */
export function makePosts(
  list: FiledList,
  { files, near }: { files: ReadonlyMap<string, PostFacts>; near?: string | undefined },
  settings: PostSettings,
): MadePosts {
  const findings: Finding[] = [];
  const sources = new Map<string, SourceText>();
  const read = new Map<string, PostFile>();
  if (files.size === 0) findings.push(find("no-posts", list.pointer, { pattern: list.name, near }));
  for (const [name, facts] of files) {
    if (facts.status !== "text") {
      findings.push(refuseFile(name, list.pointer, facts));
      continue;
    }
    const { source } = facts;
    sources.set(name, source);
    const mistakes = checkFacts(source, name);
    const at = (span: Span) => ({ in: list.pointer, file: name, start: span.start, end: span.end });
    for (const one of mistakes.map(({ finding, span }) => ({ ...finding, place: at(span) }))) findings.push(one);
    if (mistakes.length === 0) read.set(name, { name, source, facts: isRecord(source.value) ? source.value : {} });
  }
  const translations = groupTranslations(read.values(), settings.languages);
  const posts = [...read.values()].flatMap((file) => {
    const { original, language } = splitName(file.name, settings.languages);
    if (language !== undefined && files.has(original)) return [];
    const own = translations.get(file.name) ?? [];
    for (const one of own.flatMap((other) => checkTranslation(other, list.pointer, file.name))) findings.push(one);
    if (slugOf(original) === "" && !Object.hasOwn(file.facts, "path")) {
      const place = { in: list.pointer, file: file.name, ...(file.source.facts ?? { start: 0, end: 1 }) };
      findings.push(find("post-without-path", place, { file: file.name, list: list.path }));
      return [];
    }
    const { path } = file.facts;
    if (typeof path === "string" && makeSlug(path) !== "" && !path.includes("/")) {
      const place = { in: list.pointer, file: file.name, ...file.source.span("/path") };
      findings.push(find("bad-path", place, { found: path, near: pathBelow(list.path, makeSlug(path)) }));
      delete file.facts["path"];
    }
    return [makePost(file, language, own, list.path, settings)];
  });
  return { posts, findings, sources };
}

/** The translations of posts, by the names of these; in the order of the site's languages. */
function groupTranslations(read: Iterable<PostFile>, languages: readonly string[]): Map<string, Translation[]> {
  const translations = [...read].flatMap((file): Translation[] => {
    const { language } = splitName(file.name, languages);
    return language === undefined ? [] : [{ ...file, language }];
  });
  const groups = groupBy(translations, ({ name }) => splitName(name, languages).original);
  const place = ({ language }: Translation) => languages.indexOf(language);
  for (const group of groups.values()) group.sort((one, other) => place(one) - place(other));
  return groups;
}

function checkFacts(source: PostText, name: string): { finding: Finding; span: Span }[] {
  const start = { start: 0, end: Math.max(1, source.text.search(/\r?\n|$/)) };
  if (!source.facts) {
    const [line] = source.text.replace(/^\ufeff/, "").split(/\r?\n/, 1);
    const begins = line?.trimEnd() === "---" ? "unclosed" : line?.trimEnd() === "+++" ? "toml" : undefined;
    return [{ finding: find("no-front-matter", start, { file: name, begins }), span: start }];
  }
  const problems = source.problems.map(({ reason, ...span }) => ({
    finding: find("bad-front-matter", span, { reason }),
    span,
  }));
  if (problems.length > 0 || source.value === undefined || source.value === null || isRecord(source.value))
    return problems;
  const reason = "it is no list of keys with their values";
  return [{ finding: find("bad-front-matter", source.facts, { reason }), span: source.facts }];
}

/** What a translation leaves out that it must say, and what it says that its original says for both. */
function checkTranslation({ name, source, facts }: PostFile, pointer: string, original: string): Finding[] {
  const place = (span: Span) => ({ in: pointer, file: name, start: span.start, end: span.end });
  const keys = Object.keys(facts).filter((key) => !translated.includes(key));
  return [
    ...(facts["title"] === undefined
      ? [find("untitled-translation", place(source.facts ?? { start: 0, end: 1 }), { original })]
      : []),
    ...keys.map((key) => find("said-in-original", place(source.span({ key: joinPointer(key) })), { key, original })),
  ];
}

function makePost(
  { name, source, facts }: PostFile,
  language: string | undefined,
  translations: readonly Translation[],
  list: string,
  { languages, showsDrafts }: PostSettings,
): MadePost {
  const mounts = new Map<string, Mount>([
    ["", { source, at: "" }],
    ["/body", { source, at: "", node: { kind: "string", ...source.opening } }],
  ]);
  const own = languagesOf(facts["languages"])?.[0] ?? language ?? languages[0] ?? "";
  const value: Record<string, unknown> = {
    path: pathBelow(list, slugOf(splitName(name, languages).original)),
    ...(language !== undefined && { languages: [language] }),
    ...facts,
    body: { file: name },
    ...(facts["draft"] === true && !showsDrafts && { hidden: true }),
  };
  if (translations.length === 0) return { value, mounts };
  const files = translations.map((other) => [other.language, other.name] as const);
  value["body"] = { file: Object.fromEntries([[own, name], ...files]) };
  for (const other of translations)
    for (const key of translated.filter((one) => Object.hasOwn(other.facts, one)))
      value[key] = join(value[key], other.facts[key], joinPointer(key), own, { ...other, mounts, original: source });
  return { value, mounts };
}

/** One value in two languages; of objects, each of their values. */
function join(
  first: unknown,
  second: unknown,
  at: string,
  own: string,
  other: { language: string; source: SourceText; original: SourceText; mounts: Map<string, Mount> },
): unknown {
  const isTranslation = isRecord(first) && Object.hasOwn(first, own) && other.mounts.has(at + joinPointer(own));
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
  other.mounts.set(at + joinPointer(own), { source: other.original, at });
  other.mounts.set(at + joinPointer(other.language), { source: other.source, at });
  return { ...(isTranslation ? first : first !== undefined && { [own]: first }), [other.language]: second };
}

/** "posts/first.de.md" → "posts/first.md" and "de", where the site is in that language. */
function splitName(name: string, languages: readonly string[]): { original: string; language: string | undefined } {
  const language = languages.find((code) => name.toLowerCase().endsWith(`.${code.toLowerCase()}.md`));
  if (language === undefined) return { original: name, language };
  return { original: `${name.slice(0, -language.length - 4)}.md`, language };
}

/** What of a file's name stands in its post's address. */
function slugOf(name: string): string {
  return makeSlug(name.slice(name.lastIndexOf("/") + 1).replace(/\.md$/, ""));
}

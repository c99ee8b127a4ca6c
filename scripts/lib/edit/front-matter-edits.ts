import { isDeepStrictEqual } from "node:util";
import type { FrontMatter } from "../../../schema/check/lists/front-matter.ts";
import { PostText } from "../../../schema/check/lists/post-text.ts";
import { isRecord } from "../../../schema/json-schema/schema-parts.ts";
import { applySplices, type Splice } from "../../../schema/source/edited.ts";
import { joinPointer, splitPointer } from "../../../schema/source/location.ts";
import type { Node } from "../../../schema/source/syntax/tree.ts";

/** Reads the front matter of a post; undefined if it can't be read. */
export type ReadFrontMatter = (source: PostText) => FrontMatter | undefined;

/**
 * Changes front matter, in YAML or TOML, so that it says what is wanted. Keys that stay the same, comments and the text
 * below are left as they are written. Undefined if it is written in a way that can't be changed value by value.
 */
export function changeFrontMatter(
  source: PostText,
  wanted: Readonly<Record<string, unknown>>,
  read: ReadFrontMatter,
): Splice[] | undefined {
  const splices: Splice[] = [];
  let current = source;
  const before = read(source);
  for (const key of new Set([...Object.keys(before?.value ?? {}), ...Object.keys(wanted)])) {
    const front = read(current);
    if (!front) return undefined;
    if (isDeepStrictEqual(front.value[key], wanted[key])) continue;
    const aim = Object.fromEntries(
      Object.entries({ ...front.value, [key]: wanted[key] }).filter(([, value]) => value !== undefined),
    );
    const change = { source: current, front, key, value: wanted[key] };
    const made = propose(change).find((one) => isDeepStrictEqual(read(applyTo(current, one))?.value, aim));
    if (!made) return undefined;
    splices.push(...made);
    current = applyTo(current, made);
  }
  return splices;
}

function applyTo({ file, text }: PostText, splices: readonly Splice[]): PostText {
  return new PostText(file, applySplices(text, splices));
}

interface KeyChange {
  source: PostText;
  front: FrontMatter;
  key: string;
  value: unknown;
}

/** Splices that may make a change, the one that changes the least first. */
function propose({ source, front: { value: frontMatter, origins }, key, value }: KeyChange): Splice[][] {
  const pointerOf = (pointer: string) => origins.get(pointer) ?? pointer;
  const at = pointerOf(joinPointer(key));
  const name = splitPointer(at)[0] ?? key;
  const removal = removeMember(source, name);
  if (value === undefined) return removal ? [[removal]] : [];
  const proposals: Splice[][] = [];
  const before = frontMatter[key];
  const replace = (pointer: string, one: unknown) => {
    const node = source.walk(pointer).at(-1)?.node;
    const text = node && rewrite(source, node, one, isDate(key));
    if (node && text !== undefined) proposals.push([{ start: node.start, end: node.end, text }]);
  };
  if (isRecord(before) && isRecord(value)) {
    const changed = Object.keys({ ...before, ...value }).filter((part) => before[part] !== value[part]);
    const [part] = changed;
    if (part !== undefined && changed.length === 1) replace(pointerOf(joinPointer(key, part)), value[part]);
  }
  replace(at, value);
  const written = writeMember(source, key, value);
  for (const position of insertionPoints(source)) {
    const insertion = { start: position, end: position, text: written };
    // The later one first: the offsets of the other stay.
    proposals.push(
      (removal ? [insertion, removal] : [insertion]).toSorted((one, other) => other.start - one.start),
      [insertion],
    );
  }
  return proposals;
}

const isDate = (key: string) => key === "date" || key === "updated";
const isToml = ({ frontMatter }: PostText) => frontMatter?.form === "toml";
const lineEndOf = ({ text }: PostText) => (/\r?\n/.exec(text)?.[0] === "\r\n" ? "\r\n" : "\n");

/** Where a line can be added: after the last key, before the tables of TOML, or before the first key. */
function insertionPoints(source: PostText): number[] {
  const { start, end } = source.frontMatter ?? { start: 0, end: 0 };
  const table = isToml(source) ? source.text.slice(start, end).search(/^[ \t]*\[/m) : -1;
  return [end, ...(table > 0 ? [start + table] : []), start];
}

/** Removes the lines of a key. */
function removeMember({ root, text, frontMatter }: PostText, name: string): Splice | undefined {
  const member = root?.kind === "object" ? root.members.find((one) => one.name === name) : undefined;
  if (!member || !frontMatter) return undefined;
  const start = text.lastIndexOf("\n", member.start - 1) + 1;
  const last = text.slice(0, Math.max(member.end, member.value?.end ?? 0)).trimEnd().length;
  const line = text.indexOf("\n", last);
  return { start, end: Math.min(line < 0 ? text.length : line + 1, frontMatter.end), text: "" };
}

/** The text of a value in the place of another, written as that is; undefined if that has another form. */
function rewrite(source: PostText, node: Node, value: unknown, isOfDate: boolean): string | undefined {
  const written = source.text.slice(node.start, node.end);
  if (node.kind === "array" && Array.isArray(value)) {
    const [first] = node.items;
    const isFlow = written.startsWith("[");
    const own = node.items.map(({ start, end }) => source.text.slice(start, end));
    const kept = new Map(node.items.map((item, index) => ["value" in item ? item.value : undefined, own[index]]));
    const texts = value.map((item) => kept.get(item) ?? writeValue(source, item, { isWithin: isFlow, like: own[0] }));
    if (isFlow) return `[${texts.join(", ")}]`;
    if (!first || texts.length === 0) return undefined;
    const line = source.text.lastIndexOf("\n", first.start) + 1;
    const bullet = source.text.slice(line, first.start);
    // What the node begins with: the first dash, or what is before it.
    const lead = source.text.slice(node.start, first.start);
    const rest = /^\s*(?=$)/.exec(written.slice(own.length > 0 ? written.trimEnd().length : 0))?.[0] ?? "";
    return lead + texts.join(lineEndOf(source) + bullet) + rest;
  }
  if (node.kind === "array" || node.kind === "object" || node.kind === "broken" || typeof value === "object")
    return undefined;
  return written.includes("\n") ? undefined : writeValue(source, value, { like: written, isOfDate });
}

interface Writing {
  /** True within brackets, where a comma ends a value. */
  isWithin?: boolean;
  /** How the value before was written: with which quotes. */
  like?: string | undefined;
  isOfDate?: boolean;
}

/** A word or a sentence that YAML takes for a text without quotes, and so do other programs. */
const plain =
  /^(?!(?:true|false|yes|no|on|off|null|y|n)$)[\p{L}(…](?:[\p{L}\p{N} .,;!?'’()&/–—-]*[\p{L}\p{N}.!?'’)])?$/iu;

function writeValue(source: PostText, value: unknown, writing: Writing = {}): string {
  const { isWithin = false, like = "", isOfDate = false } = writing;
  if (Array.isArray(value))
    return `[${value.map((item) => writeValue(source, item, { ...writing, isWithin: true })).join(", ")}]`;
  const sign = isToml(source) ? " = " : ": ";
  if (isRecord(value)) {
    const members = Object.entries(value).map(
      ([key, one]) =>
        `${isToml(source) ? JSON.stringify(key) : key}${sign}${writeValue(source, one, { isWithin: true })}`,
    );
    return `{ ${members.join(", ")} }`;
  }
  if (typeof value !== "string") return String(value);
  if (isOfDate && !/^["']/.test(like) && /^[0-9]{4}(?:-[0-9]{2}){0,2}$/.test(value)) {
    if (!isToml(source) || value.length === "2026-01-01".length) return value;
  }
  if (like.startsWith("'") && !/[\n\r']/.test(value)) return `'${value}'`;
  const isPlain = plain.test(value) && !(isWithin && value.includes(","));
  if (!isToml(source) && isPlain && !like.startsWith('"')) return value;
  return JSON.stringify(value).replace(/[\u007f-\u009f\u2028\u2029\ufeff]/g, (one) => {
    return `\\u${one.charCodeAt(0).toString(16).padStart(4, "0")}`;
  });
}

/** The lines of a new key. */
function writeMember(source: PostText, key: string, value: unknown): string {
  const end = lineEndOf(source);
  if (isToml(source)) return `${key} = ${writeValue(source, value, { isOfDate: isDate(key) })}${end}`;
  if (!isRecord(value)) return `${key}: ${writeValue(source, value, { isOfDate: isDate(key) })}${end}`;
  const members = Object.entries(value).map(([name, one]) => `  ${name}: ${writeValue(source, one)}${end}`);
  return `${key}:${end}${members.join("")}`;
}

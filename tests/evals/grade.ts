import { diffLines } from "diff";
import type { Diagnostic } from "../../schema/messages/message.ts";
import { joinPointer, splitPointer } from "../../schema/source/location.ts";
import type { GraderName, Task } from "./tasks.ts";

/** What an answer made of the files: `before` and `after` are the texts of content.json. */
export interface Answer {
  before: string;
  after: string;
  /** The text as it was before the owner broke it. */
  sound: string;
  diagnostics: readonly Diagnostic[];
}

/** The graders that an answer fails, with the reason of each. No model is asked. */
export function grade(
  task: Task,
  { before, after, sound, diagnostics }: Answer,
): { grader: GraderName; reason: string }[] {
  const fails: { grader: GraderName; reason: string }[] = [];
  const fail = (grader: GraderName, reasons: readonly string[]) => {
    const [reason] = reasons;
    if (reason !== undefined) fails.push({ grader, reason });
  };
  fail(
    "validate",
    diagnostics.filter(({ severity }) => severity === "error").map(({ message }) => message),
  );
  const value = readJson(after);
  // Without a value there is nothing else to judge.
  if (value === undefined) return fails;
  const old = readJson(sound);
  const changes = listChanges(old, value);
  const isAsked = (pointer: string) => task.touches.some((one) => pointer === one || pointer.startsWith(`${one}/`));
  fail(
    "scope",
    changes.filter(({ pointer }) => !isAsked(pointer)).map(({ pointer }) => `${pointer} was not to be changed`),
  );
  const removed = diffLines(before, after).reduce((sum, part) => sum + (part.removed ? part.count : 0), 0);
  fail(
    "layout",
    removed > task.lines ? [`${removed} lines of the file were changed, where ${task.lines} suffice`] : [],
  );
  const known = readFacts(`${sound}\n${task.prompt}\n${Object.values(task.files ?? {}).join("\n")}`);
  const added = changes.flatMap(({ is }) => textsOf(is)).filter((text) => !sound.includes(text));
  const unknown = readClaims(added, task.isTranslation).filter((fact) => !known.has(fact));
  fail(
    "facts",
    unknown.map((fact) => `"${fact}" is in no source`),
  );
  fail(
    "done",
    task.expected
      .filter(([pointer, pattern]) => !new RegExp(pattern).test(JSON.stringify(valueAt(value, pointer)) ?? ""))
      .map(([pointer, pattern]) => `${pointer} isn't as asked: ${pattern}`),
  );
  return fails;
}

function readJson(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}

function valueAt(value: unknown, pointer: string): unknown {
  return splitPointer(pointer).reduce<unknown>((inner, name) => Object(inner)[name], value);
}

interface Change {
  pointer: string;
  was: unknown;
  is: unknown;
}

/** The smallest parts that differ. An item that is added to a list is a change at its own place. */
function listChanges(was: unknown, is: unknown, pointer = ""): Change[] {
  if (JSON.stringify(was) === JSON.stringify(is)) return [];
  if (Array.isArray(was) && Array.isArray(is)) {
    const same = (one: unknown, other: unknown) => JSON.stringify(one) === JSON.stringify(other);
    let start = 0;
    while (start < Math.min(was.length, is.length) && same(was[start], is[start])) start += 1;
    let end = 0;
    while (end < Math.min(was.length, is.length) - start && same(was.at(-1 - end), is.at(-1 - end))) end += 1;
    const [olds, news] = [was.slice(start, was.length - end), is.slice(start, is.length - end)];
    const count = Math.max(olds.length, news.length);
    return Array.from({ length: count }, (_, index) =>
      listChanges(olds[index], news[index], pointer + joinPointer(start + index)),
    ).flat();
  }
  const [olds, news] = [entriesOf(was), entriesOf(is)];
  if (!olds || !news) return [{ pointer, was, is }];
  const keys = new Set([...Object.keys(olds), ...Object.keys(news)]);
  return [...keys].flatMap((key) => listChanges(olds[key], news[key], pointer + joinPointer(key)));
}

function entriesOf(value: unknown): Record<string, unknown> | undefined {
  const isObject = typeof value === "object" && value !== null && !Array.isArray(value);
  return isObject ? Object.fromEntries(Object.entries(value)) : undefined;
}

/** Keys whose values are the format's words, or names within the file. */
const ofFormat = new Set(["type", "kind", "id", "design", "accent", "style", "layout", "src", "path", "to"]);

function textsOf(value: unknown, key = ""): string[] {
  if (typeof value === "string") return ofFormat.has(key) ? [] : [value];
  if (typeof value === "number") return key === "columns" ? [] : [String(value)];
  if (Array.isArray(value)) return value.flatMap((item) => textsOf(item, key));
  return Object.entries(entriesOf(value) ?? {}).flatMap(([name, inner]) => textsOf(inner, name));
}

const months = "jan feb mar apr may jun jul aug sep oct nov dec".split(" ");

function readNumbers(text: string): string[] {
  const numbers = [...text.matchAll(/\d+/g)].map(([number]) => String(Number(number)));
  const names = [...text.matchAll(/\p{Lu}\p{L}{2,}/gu)].map(([word]) => months.indexOf(word.slice(0, 3).toLowerCase()));
  return [...numbers, ...names.filter((month) => month >= 0).map((month) => String(month + 1))];
}

function readAddresses(text: string): string[] {
  return [...text.matchAll(/https?:\/\/[^\s"]*[^\s".,)]/g)].map(([address]) => address.replace(/\/$/, ""));
}

/** Every fact that a source may support. */
function readFacts(source: string): Set<string> {
  const words = [...source.matchAll(/\p{L}[\p{L}-]*/gu)].map(([word]) => word.toLowerCase());
  return new Set([...readNumbers(source), ...readAddresses(source), ...words]);
}

/** What texts claim: numbers, addresses, and names. A name has a capital letter and doesn't begin a sentence. */
function readClaims(texts: readonly string[], isTranslation = false): string[] {
  return texts.flatMap((text) => {
    // The verbs of a résumé begin with capital letters, and so do all nouns of German.
    const names = isTranslation ? [] : text.replace(/(?:^|[.!?:]\s+|\n)\p{L}+/gu, "").matchAll(/\p{Lu}[\p{L}-]+/gu);
    const bare = text.replaceAll(/https?:\/\/\S+/g, "");
    return [...readNumbers(bare), ...readAddresses(text), ...[...names].map(([name]) => name.toLowerCase())];
  });
}

import { applySplices, type Splice } from "../source/edited.ts";
import { JsonText } from "../source/json-text.ts";
import type { Span } from "../source/location.ts";

/** The one edit of a bracket that makes a text JSON. */
export interface BracketRepair extends Splice {
  /** The bracket that is there; empty if one is missing. */
  found: string;
  /** The bracket that belongs there; empty if there is one too many. */
  expected: string;
  /** True if no other edit nearby makes the text JSON. */
  isOnly: boolean;
}

/** Characters beyond which a text isn't tried: each try parses all of it. */
const mostText = 1_000_000;

/** How many issues are looked at, and how many brackets before each of them. */
const [mostIssues, mostBefore] = [3, 4];

const marks = /"(?:\\.|[^"\\\n])*"|[{}[\]():]/g;

const closers = ["}", "]"];

/**
 * Finds a bracket that is too many, missing or of the wrong kind, by trying which edit makes the text JSON. Undefined if
 * none does: the text then has further errors.
 * @param issues where the parser noticed an error
 */
export function repairBrackets({ file, text }: JsonText, issues: readonly Span[]): BracketRepair | undefined {
  if (text.length > mostText) return undefined;
  const all = [...text.matchAll(marks)].filter(([mark]) => !mark.startsWith('"'));
  for (const { start: at } of issues.slice(0, mostIssues)) {
    const [first, ...others] = listEdits(text, all, at)
      .map((edit) => ({ edit, result: applySplices(text, [edit]) }))
      .filter(({ result }) => new JsonText(file, result).value !== undefined);
    if (!first) continue;
    const { edit } = first;
    const isOnly = others.every(({ result }) => result === first.result);
    return { ...edit, found: text.slice(edit.start, edit.end), expected: edit.text, isOnly };
  }
  return undefined;
}

/** The edits of one bracket near a place, the likeliest first. */
function listEdits(text: string, all: readonly RegExpExecArray[], at: number): Splice[] {
  const next = all.findIndex(({ index }) => index >= at);
  const before = all.slice(0, next === -1 ? all.length : next + 1);
  const spans = before
    .filter(([mark]) => mark !== ":")
    .slice(-mostBefore)
    .reverse()
    .map(({ 0: found, index }) => ({ start: index, end: index + 1, found }));
  const colon = before.findLast(([mark]) => mark === ":")?.index;
  const value = colon === undefined ? undefined : skipBlanks(text, colon + 1);
  // A ] after a text closes a list more often than it is too many.
  const opening = value === undefined ? [] : [{ start: value, end: value, text: "[" }];
  const isAfterText = /["\w]\s*\]$/.test(text.slice(0, spans[0]?.end));
  return [
    ...(isAfterText ? opening : []),
    ...spans.map(({ start, end }) => ({ start, end, text: "" })),
    ...spans.flatMap(({ start, end, found }) =>
      closers.filter((closer) => closer !== found).map((closer) => ({ start, end, text: closer })),
    ),
    ...closers.map((closer) => ({ start: at, end: at, text: closer })),
    ...(isAfterText ? [] : opening),
  ];
}

function skipBlanks(text: string, from: number): number {
  return from + (/^\s*/.exec(text.slice(from))?.[0].length ?? 0);
}

import { applySplices, type Splice } from "../source/edited.ts";
import type { JsonText } from "../source/json-text.ts";
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

/** How many brackets before a mistake may be its cause. */
const mostBefore = 4;

const marks = /"(?:\\.|[^"\\\n])*"|[{}[\]():]/g;

/** At how many mistakes that the parser noticed a bracket is looked for. */
const mostMistakes = 3;

/**
 * Finds a bracket that is too many, missing or of the wrong kind, by trying what makes the text JSON. Undefined if nothing
 * does: the text then has further mistakes.
 * @param mistakes what the parser noticed
 */
export function repairBrackets({ text }: JsonText, mistakes: readonly Span[]): BracketRepair | undefined {
  if (text.length > mostText) return undefined;
  const all = [...text.matchAll(marks)].filter(([mark]) => !mark.startsWith('"'));
  for (const { start: at } of mistakes.slice(0, mostMistakes)) {
    const [first, ...others] = listEdits(text, all, at).filter((edit) => isJson(applySplices(text, [edit])));
    if (!first) continue;
    const meant = applySplices(text, [first]);
    const isOnly = others.every((other) => applySplices(text, [other]) === meant);
    return { ...first, found: text.slice(first.start, first.end), expected: first.text, isOnly };
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

const closers = ["}", "]"];

function skipBlanks(text: string, from: number): number {
  return from + (/^\s*/.exec(text.slice(from))?.[0].length ?? 0);
}

function isJson(text: string): boolean {
  try {
    JSON.parse(text);
    return true;
  } catch {
    return false;
  }
}

import { diff3Merge } from "node-diff3";
import type { Splice } from "../../../schema/source/edited.ts";

/** A passage that two sides changed in different ways. */
export interface PassageConflict {
  base: string;
  mine: string;
  theirs: string;
}

export interface MergedText {
  /** The text with the changes of both sides. Where they conflict, it has theirs. */
  text: string;
  conflicts: PassageConflict[];
}

type Split = (text: string) => string[];

const splitLines: Split = (text) => text.split(/(?<=\n)/);
/** Words with the space before them: spaces of their own would all be equal, which makes a comparison slow. */
const splitWords: Split = (text) => text.split(/(?<=\S)(?=\s)/);

/** Merges two changed versions of a text: by lines, and within a line that both changed by words. */
export function mergeTexts(base: string, mine: string, theirs: string): MergedText {
  const one = mergeUnlessBoth(base, mine, theirs);
  if (one !== undefined) return { text: one, conflicts: [] };
  const conflicts: PassageConflict[] = [];
  const parts = mergeParts(splitLines, { base, mine, theirs }).map((part) => {
    if (typeof part === "string") return part;
    const words = mergeParts(splitWords, part);
    if (words.every((word) => typeof word === "string")) return words.join("");
    conflicts.push(part);
    return part.theirs;
  });
  return { text: parts.join(""), conflicts };
}

/** The merged value if only one side changed it, or both in the same way. */
export function mergeUnlessBoth<Value extends string>(base: Value, mine: Value, theirs: Value): Value | undefined {
  if (mine === base || mine === theirs) return theirs;
  return theirs === base ? mine : undefined;
}

/** The merged passages in their order: texts, and conflicts. */
function mergeParts(split: Split, { base, mine, theirs }: PassageConflict): (string | PassageConflict)[] {
  const regions = diff3Merge(split(mine), split(base), split(theirs), { excludeFalseConflicts: true });
  return regions.map(({ ok, conflict }) =>
    conflict
      ? { base: conflict.o.join(""), mine: conflict.a.join(""), theirs: conflict.b.join("") }
      : (ok ?? []).join(""),
  );
}

/** The one splice that makes `after` of `before`; none if they are equal. */
export function diffTexts(before: string, after: string): Splice[] {
  if (before === after) return [];
  const most = Math.min(before.length, after.length);
  let start = 0;
  while (start < most && before[start] === after[start]) start += 1;
  let same = 0;
  while (same < most - start && before[before.length - 1 - same] === after[after.length - 1 - same]) same += 1;
  return [{ start, end: before.length - same, text: after.slice(start, after.length - same) }];
}

/** The text with one splice of each side, if these are apart from each other. */
export function mergeApart(base: string, mine: string, theirs: string): string | undefined {
  const [one] = diffTexts(base, mine);
  const [other] = diffTexts(base, theirs);
  if (!one || !other) return one ? mine : theirs;
  const [first, second] = one.start < other.start ? [one, other] : [other, one];
  if (first.end >= second.start) return undefined;
  return (
    base.slice(0, first.start) + first.text + base.slice(first.end, second.start) + second.text + base.slice(second.end)
  );
}

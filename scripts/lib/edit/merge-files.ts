import { isDeepStrictEqual } from "node:util";
import type { Json } from "../../../schema/source/edits.ts";
import { JsonText } from "../../../schema/source/json-text.ts";
import type { Conflict } from "../../../src/editor/editor-state.ts";
import { changeValue } from "./change-value.ts";
import { mergeApart, mergeTexts, mergeUnlessBoth } from "./merge-text.ts";
import { mergeValues, type ValueConflict } from "./merge-values.ts";

export type FoundConflict = Omit<Conflict, "id" | "file">;

interface MergedFile {
  /** The text with the changes of both sides. Where they conflict, it has theirs. */
  text: string;
  conflicts: FoundConflict[];
}

/** Merges two changed versions of a file: JSON by its values, as long as it can be parsed, other texts by lines and words. */
export function mergeFiles(path: string, base: string, mine: string, theirs: string): MergedFile {
  const one = mergeUnlessBoth(base, mine, theirs);
  if (one !== undefined) return { text: one, conflicts: [] };
  const values = path.endsWith(".json") ? [base, mine, theirs].map(readValue) : [];
  const [baseValue, mineValue, theirsValue] = values;
  if (baseValue === undefined || mineValue === undefined || theirsValue === undefined)
    return mergeTexts(base, mine, theirs);
  const merged = mergeValues(baseValue, mineValue, theirsValue);
  const { value = theirsValue } = merged;
  const apart = mergeApart(base, mine, theirs);
  const isBoth = apart !== undefined && isDeepStrictEqual(readValue(apart), value);
  return {
    text: isBoth ? apart : changeValue(new JsonText(path, theirs), value),
    conflicts: merged.conflicts.map(describeConflict),
  };
}

/** A conflict of values in the form of the editor's protocol. */
export function describeConflict({ pointer, base, mine, theirs }: ValueConflict): FoundConflict {
  return {
    pointer,
    ...(base !== undefined && { base: JSON.stringify(base) }),
    ...(mine !== undefined && { mine: JSON.stringify(mine) }),
    ...(theirs !== undefined && { theirs: JSON.stringify(theirs) }),
  };
}

function readValue(text: string): Json | undefined {
  try {
    // A repeated key would be lost in the value, and an edit of it would be ambiguous.
    return new JsonText("", text).issues.some(({ code }) => code === "repeated-key") ? undefined : JSON.parse(text);
  } catch {
    return undefined;
  }
}

import { useState } from "react";
import type { ContentNode } from "../../../schema/document/content-node.ts";

interface Keyed {
  key: number;
  /** The entry's value as JSON. */
  text: string;
}

/**
 * Gives every entry of a list a key that stays with it wherever it is moved to, and while its value is edited. Entries
 * have no names of their own: they are found again by their values, or else by their positions.
 */
export function keepKeys(before: readonly Keyed[], texts: readonly string[]): Keyed[] {
  const left = [...before];
  const take = (entry: Keyed | undefined) => {
    const at = entry ? left.indexOf(entry) : -1;
    return at < 0 ? undefined : left.splice(at, 1)[0]?.key;
  };
  // First those that are where they were: entries that are alike keep their own keys.
  const same = texts.map((text, index) => (before[index]?.text === text ? take(before[index]) : undefined));
  const found = texts.map((text, index) => same[index] ?? take(left.find((entry) => entry.text === text)));
  const keys = found.map((key, index) => key ?? take(before[index]));
  let next = Math.max(-1, ...before.map(({ key }) => key)) + 1;
  return texts.map((text, index) => ({ text, key: keys[index] ?? next++ }));
}

/** The keys of a list's entries, in their order. */
export function useEntryKeys(list: ContentNode): number[] {
  const texts = list.children().map(({ value }) => JSON.stringify(value) ?? "");
  const [known, setKnown] = useState(() => keepKeys([], texts));
  const isChanged = texts.length !== known.length || known.some(({ text }, index) => text !== texts[index]);
  const entries = isChanged ? keepKeys(known, texts) : known;
  if (isChanged) setKnown(entries);
  return entries.map(({ key }) => key);
}

import { isDeepStrictEqual } from "node:util";
import { LCS } from "node-diff3";
import { isRecord } from "../../../schema/json-schema/schema-parts.ts";

/** How the items of a list correspond to those of its changed version. */
export interface Alignment {
  /** The index of each old item in the changed list; undefined if it was removed. */
  to: readonly (number | undefined)[];
  /** The index of each new item in the old list; undefined if it was added. */
  from: readonly (number | undefined)[];
  /** The old indexes of items that are before others that they were after. */
  moved: ReadonlySet<number>;
}

/** Aligns two versions of a list: equal items, also if they were moved, and items that were changed in their place. */
export function alignItems(before: readonly unknown[], after: readonly unknown[]): Alignment {
  const to: (number | undefined)[] = before.map(() => undefined);
  const from: (number | undefined)[] = after.map(() => undefined);
  const moved = new Set<number>();
  const pair = (old: number, now: number) => {
    to[old] = now;
    from[now] = old;
  };
  const [oldKeys, newKeys] = [before, after].map((items) => items.map((item) => JSON.stringify(item)));
  const kept = listCommon(oldKeys ?? [], newKeys ?? []);
  for (const [old, now] of kept) pair(old, now);
  for (const [old, key] of (oldKeys ?? []).entries()) {
    const now =
      to[old] === undefined ? (newKeys ?? []).findIndex((one, at) => one === key && from[at] === undefined) : -1;
    if (now < 0) continue;
    pair(old, now);
    moved.add(old);
  }
  let [old, now] = [0, 0];
  for (const [nextOld, nextNow] of [...kept, [before.length, after.length] as const]) {
    pairChanged({ before, after, pair }, freeIn(to, old, nextOld), freeIn(from, now, nextNow));
    [old, now] = [nextOld + 1, nextNow + 1];
  }
  return { to, from, moved };
}

/** Pairs the items between two that were kept. As many as before are the same items; else, those that are alike. */
function pairChanged(
  {
    before,
    after,
    pair,
  }: { before: readonly unknown[]; after: readonly unknown[]; pair: (old: number, now: number) => void },
  old: readonly number[],
  now: readonly number[],
): void {
  let rest = now;
  for (const [index, one] of old.entries()) {
    const at = old.length === now.length ? now[index] : rest.find((other) => isAlike(before[one], after[other]));
    if (at === undefined) continue;
    pair(one, at);
    rest = rest.filter((other) => other > at);
  }
}

/** True if at least half of an object's entries are unchanged. */
function isAlike(before: unknown, after: unknown): boolean {
  if (!isRecord(before) || !isRecord(after)) return false;
  const keys = Object.keys(before);
  const same = keys.filter((key) => Object.hasOwn(after, key) && isDeepStrictEqual(before[key], after[key]));
  return same.length > 0 && same.length * 2 >= keys.length;
}

function freeIn(partners: readonly (number | undefined)[], start: number, end: number): number[] {
  return Array.from({ length: Math.max(0, end - start) }, (_, index) => start + index).filter(
    (index) => partners[index] === undefined,
  );
}

/** The pairs of indexes of a longest common subsequence, in order. */
function listCommon(before: string[], after: string[]): (readonly [number, number])[] {
  const pairs: (readonly [number, number])[] = [];
  for (let link: ReturnType<typeof LCS> | null = LCS(before, after); link; link = link.chain)
    if (link.buffer1index >= 0) pairs.push([link.buffer1index, link.buffer2index]);
  return pairs.reverse();
}

/** A part of a list that is shared among machines: `index` from 1 to `count`. */
export interface Shard {
  index: number;
  count: number;
}

/** Reads "2/8"; undefined where it says anything else. */
export function readShard(text: string): Shard | undefined {
  const [, index, count] = /^([1-9][0-9]*)\/([1-9][0-9]*)$/.exec(text)?.map(Number) ?? [];
  return index === undefined || count === undefined || index > count ? undefined : { index, count };
}

import type { Splice } from "../../schema/source/edited.ts";

/**
 * Moves splices that were made on `from` so that they fit `to`, in which others changed one passage. Undefined if a
 * splice touches that passage.
 */
export function rebase(splices: readonly Splice[], from: string, to: string): Splice[] | undefined {
  let start = 0;
  while (start < from.length && from[start] === to[start]) start += 1;
  let same = 0;
  const most = Math.min(from.length, to.length) - start;
  while (same < most && from[from.length - 1 - same] === to[to.length - 1 - same]) same += 1;
  const end = from.length - same;
  const shift = to.length - from.length;
  const moved: Splice[] = [];
  // Where the passage is after the splices so far.
  let offset = 0;
  for (const splice of splices) {
    const grown = splice.text.length - (splice.end - splice.start);
    if (splice.end <= start + offset) {
      moved.push(splice);
      offset += grown;
    } else if (splice.start >= end + offset)
      moved.push({ ...splice, start: splice.start + shift, end: splice.end + shift });
    else return undefined;
  }
  return moved;
}

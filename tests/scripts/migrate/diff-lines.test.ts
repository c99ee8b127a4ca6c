import fc from "fast-check";
import { expect, it } from "vitest";
import { diffLines } from "../../../scripts/lib/migrate/diff-lines.ts";
import { tries } from "../../support/chance.ts";

const texts: fc.Arbitrary<string[]> = fc.array(fc.constantFrom("{", "}", "a", "b"), { maxLength: 12 });

/** How many lines two texts share in their order at most, by trying every way. */
function countShared([first, ...rest]: readonly string[], after: readonly string[]): number {
  if (first === undefined) return 0;
  const at = after.indexOf(first);
  const without = countShared(rest, after);
  return at < 0 ? without : Math.max(without, 1 + countShared(rest, after.slice(at + 1)));
}

it("tells the fewest lines that make one text of another", () => {
  fc.assert(
    fc.property(texts, texts, (before, after) => {
      const changed = diffLines(before, after);
      const removed = new Set(changed.filter(({ sign }) => sign === "-").map(({ line }) => line));
      const made = before.filter((_, index) => !removed.has(index + 1));
      for (const { sign, line, text } of changed) {
        if (sign === "+") made.splice(line - 1, 0, text);
        else expect(before[line - 1]).toBe(text);
      }
      expect(made).toEqual(after);
      expect(changed.length).toBe(before.length + after.length - 2 * countShared(before, after));
    }),
    tries(1000),
  );
});

it("tells all of two long texts that share next to nothing", () => {
  const [before, after] = ["a", "b"].map((word) => Array.from({ length: 1500 }, (_, line) => `${word}${line}`));
  expect(diffLines(before ?? [], after ?? [])).toHaveLength(3000);
});

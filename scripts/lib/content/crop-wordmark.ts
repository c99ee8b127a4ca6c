import type { IconTree } from "../../../schema/links.ts";

type Point = readonly [x: number, y: number];

/** From this ratio of width to height on, a drawing is a word rather than a sign. */
const wide = 2.5;

/** How many numbers each command of a path takes. */
const lengths: Record<string, number> = { m: 2, l: 2, h: 1, v: 1, c: 6, s: 4, q: 4, t: 2, a: 7, z: 0 };

/**
 * Crops a wordmark's empty space above and below, which would make it too small to read beside a text. Other icons are
 * returned as they are.
 */
export function cropWordmark(icon: IconTree): IconTree {
  const [path, ...others] = icon.child;
  const d = path?.attr["d"];
  if (d === undefined || others.length > 0) return icon;
  const [x = 0, y = 0, full = 0, high = 0] = (icon.attr["viewBox"] ?? "").split(" ").map(Number);
  const points = listPoints(d);
  const [xs, ys] = [points.map(([x]) => x), points.map(([, y]) => y)];
  const [left, top] = [Math.max(x, Math.min(...xs)), Math.max(y, Math.min(...ys))];
  const width = Math.min(x + full, Math.max(...xs)) - left;
  const height = Math.min(y + high, Math.max(...ys)) - top;
  if (width < wide * height) return icon;
  const viewBox = [left, top, width, height].map((length) => Math.round(length * 100) / 100).join(" ");
  return { ...icon, attr: { ...icon.attr, viewBox } };
}

/** Points whose box contains a path: its ends, the control points of its curves, and room for its arcs. */
function listPoints(d: string): Point[] {
  const points: Point[] = [];
  let at: Point = [0, 0];
  let start = at;
  for (const [, name = "", text = ""] of d.matchAll(/([a-z])([^a-z]*)/gi)) {
    const command = name.toLowerCase();
    const numbers = readNumbers(text, command);
    const length = lengths[command] ?? 0;
    if (command === "z") at = start;
    for (let from = 0; length > 0 && from + length <= numbers.length; from += length) {
      const [originX, originY] = name === command ? at : [0, 0];
      const part = numbers.slice(from, from + length);
      const [last = 0, beforeLast = 0] = part.toReversed();
      const before = at;
      if (command === "h") at = [originX + last, before[1]];
      else if (command === "v") at = [before[0], originY + last];
      else at = [originX + beforeLast, originY + last];
      if (command === "m" && from === 0) start = at;
      points.push(at);
      if (command === "a") {
        // A small arc is never further from the middle of its chord than half the chord, a large one than its diameter.
        const reach =
          part[3] === 1
            ? 2 * Math.max(part[0] ?? 0, part[1] ?? 0)
            : Math.hypot(at[0] - before[0], at[1] - before[1]) / 2;
        const [x, y] = [(at[0] + before[0]) / 2, (at[1] + before[1]) / 2];
        points.push([x - reach, y - reach], [x + reach, y + reach]);
      } else {
        for (let index = 0; index + 2 < length; index += 2)
          points.push([originX + (part[index] ?? 0), originY + (part[index + 1] ?? 0)]);
      }
    }
  }
  return points;
}

/** The numbers of a command. The two flags of an arc can be without space after them. */
function readNumbers(text: string, command: string): number[] {
  const numbers: number[] = [];
  let rest = text;
  for (;;) {
    const isFlag = command === "a" && [3, 4].includes(numbers.length % 7);
    const found = rest.match(isFlag ? /^[\s,]*([01])/ : /^[\s,]*([-+]?(?:\d+\.?\d*|\.\d+)(?:e[-+]?\d+)?)/i);
    if (!found) return numbers;
    numbers.push(Number(found[1]));
    rest = rest.slice(found[0].length);
  }
}

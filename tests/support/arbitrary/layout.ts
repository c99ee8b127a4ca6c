import fc from "fast-check";

/** Decisions that chance has made, one after the other and round again: below `count`. */
type Decide = (count: number) => number;

/** The text of JSON values of another source, each laid out otherwise: as programs write them, and as people do. */
export function laidOut(values: fc.Arbitrary<unknown>): fc.Arbitrary<string> {
  const decisions = fc.array(fc.nat(1000), { minLength: 1, maxLength: 30 });
  const indents = fc.constantFrom("  ", "    ", "\t", " ");
  const file = fc.record({ value: values, decisions, indent: indents, lineEnd: fc.constantFrom("\n", "\r\n") });
  const byPeople = file.map(({ value, decisions, indent, lineEnd }) => {
    let at = 0;
    const decide: Decide = (count) => (decisions[at++ % decisions.length] ?? 0) % count;
    return layOut(value, decide, indent, "").replaceAll("\n", lineEnd);
  });
  const byPrograms = file.map(({ value, indent, lineEnd }) =>
    JSON.stringify(value, null, indent).replaceAll("\n", lineEnd),
  );
  const short = file.map(({ value }) => JSON.stringify(value));
  const ends = fc.tuple(fc.constantFrom("", "\ufeff"), fc.constantFrom("", "\n", "\r\n"));
  return fc
    .tuple(ends, fc.oneof({ arbitrary: byPeople, weight: 3 }, byPrograms, short))
    .map(([[start, end], text]) => start + text + end);
}

function layOut(value: unknown, decide: Decide, indent: string, outer: string): string {
  if (typeof value !== "object" || value === null) return JSON.stringify(value);
  const [open, close] = Array.isArray(value) ? "[]" : "{}";
  const inner = outer + indent;
  const colon = decide(8) === 0 ? (decide(2) === 0 ? " :" : `:\n${inner}`) : ": ";
  const entries = Object.entries(value).map(([key, member]: [string, unknown]) => {
    const written = layOut(member, decide, indent, inner);
    return Array.isArray(value) ? written : `${JSON.stringify(key)}${colon}${written}`;
  });
  const breaks = ["", " ", `\n${inner}`, `\n${inner}`, `\n\n${inner}`];
  const ends = ["", " ", `\n${outer}`, `\n${outer}`, "\n"];
  const style = decide(5);
  // Mostly a list is laid out in one way; here and there each entry in its own.
  const isEven = decide(4) > 0;
  const choose = () => breaks[isEven ? style : decide(5)];
  const body = entries.map((entry, index) => {
    if (index === 0) return `${choose()}${entry}`;
    return decide(12) === 0 ? `\n${inner}, ${entry}` : `,${choose()}${entry}`;
  });
  return `${open}${body.join("")}${ends[isEven ? style : decide(5)]}${close}`;
}

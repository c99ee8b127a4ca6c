import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { formatJson } from "../../../schema/source/format-json.ts";
import { mergeFiles } from "../../../scripts/lib/edit/merge-files.ts";
import { choices, documents, editValue } from "../../schema/source/edits/edit-values.ts";
import { copyJson } from "../../support/arbitrary/json.ts";
import { laidOut } from "../../support/arbitrary/layout.ts";
import { tries } from "../../support/chance.ts";

const base = formatJson({
  title: "Ada",
  tags: ["one", "two", "three"],
  cards: [
    {
      title: "First",
      text: "The first card has a text of more than a dozen words, so that both sides may change some.",
    },
    { title: "Second", text: "Short." },
    { title: "Third", text: "Short, too." },
  ],
  theme: { accent: "#336699", layout: { wide: true } },
});

/** The base text with replacements: pairs of what is there and what is instead. */
function change(...replacements: [string, string][]): string {
  return replacements.reduce((text, [from, to]) => {
    expect(text).toContain(from);
    return text.replace(from, () => to);
  }, base);
}

const merge = (mine: string, theirs: string) => mergeFiles("content.json", base, mine, theirs);

describe("merging JSON", () => {
  it.each<[string, [string, string][], [string, string][]]>([
    ["values of one object", [["Ada", "Ada Lovelace"]], [["#336699", "#000000"]]],
    ["neighbouring lines", [["First", "Erste"]], [["The first card", "This card"]]],
    ["neighbouring items of a list", [['"one"', '"uno"']], [['"two"', '"due"']]],
    ["words of one long text", [["The first card", "Our first card"]], [["may change some", "may change a few"]]],
    ["an item and one that is added before it", [['["one"', '["zero", "one"']], [['"three"', '"drei"']]],
    [
      "keys that both add",
      [['"title": "Ada"', '"title": "Ada", "mine": 1']],
      [['"wide": true', '"wide": true, "a": 2']],
    ],
  ])("takes %s from both sides", (_, mine, theirs) => {
    expect(merge(change(...mine), change(...theirs))).toEqual({ text: change(...mine, ...theirs), conflicts: [] });
    expect(merge(change(...theirs), change(...mine))).toEqual({ text: change(...mine, ...theirs), conflicts: [] });
  });

  it("changes an entry where the other side moved it", () => {
    const { cards, ...rest } = JSON.parse(base);
    const moved = formatJson({ ...rest, cards: [cards[2], cards[0], cards[1]] });
    const edited = change(["Short, too", "Changed"]);
    for (const { text, conflicts } of [merge(moved, edited), merge(edited, moved)]) {
      expect(conflicts).toEqual([]);
      expect(JSON.parse(text).cards).toEqual([{ title: "Third", text: "Changed." }, cards[0], cards[1]]);
    }
  });

  it("keeps entries that both sides added, and one that both added once", () => {
    const add = (card: string) => change([`"Short, too." }`, `"Short, too." },\n    ${card}`]);
    const { text, conflicts } = merge(add('{ "title": "Mine" }'), add('{ "title": "Theirs" }'));
    expect(conflicts).toEqual([]);
    expect(
      JSON.parse(text)
        .cards.map(({ title }: { title: string }) => title)
        .sort(),
    ).toEqual(["First", "Mine", "Second", "Theirs", "Third"]);
    expect(merge(add('{ "title": "Same" }'), add('{ "title":  "Same" }')).text).toBe(add('{ "title":  "Same" }'));
  });

  it("reports a value that both changed, and has theirs", () => {
    expect(merge(change(["Ada", "Mine"]), change(["Ada", "Theirs"], ["#336699", "#123456"]))).toEqual({
      text: change(["Ada", "Theirs"], ["#336699", "#123456"]),
      conflicts: [{ pointer: "/title", base: '"Ada"', mine: '"Mine"', theirs: '"Theirs"' }],
    });
  });

  it("reports a value that one side removed and the other changed", () => {
    const removed = change([',\n    { "title": "Third", "text": "Short, too." }', ""]);
    const changed = change(["Short, too", "Changed"]);
    const card = (text: string) => JSON.stringify({ title: "Third", text });
    expect(merge(removed, changed)).toEqual({
      text: changed,
      conflicts: [{ pointer: "/cards/2", base: card("Short, too."), theirs: card("Changed.") }],
    });
    expect(merge(changed, removed)).toEqual({
      text: removed,
      conflicts: [{ pointer: "/cards/2", base: card("Short, too."), mine: card("Changed.") }],
    });
  });

  it("merges by lines while a side can't be parsed", () => {
    const broken = change(["#336699", '#33"6699']);
    expect(merge(change(["Ada", "Mine"]), broken)).toEqual({
      text: change(["Ada", "Mine"], ["#336699", '#33"6699']),
      conflicts: [],
    });
  });
});

describe("merging Markdown", () => {
  const text = "# Title\n\nOne sentence here. Another one there.\n\nThe last paragraph.\n";
  const merge = (mine: string, theirs: string) => mergeFiles("post.md", text, mine, theirs);
  it("takes lines and words from both sides", () => {
    const mine = text.replace("One", "My").replace("# Title", "# Heading");
    expect(merge(mine, text.replace("there", "elsewhere"))).toEqual({
      text: mine.replace("there", "elsewhere"),
      conflicts: [],
    });
  });

  it("reports a passage that both changed", () => {
    const theirs = text.replace("last", "final");
    expect(merge(text.replace("last", "very last").replace("# Title", "# Heading"), theirs)).toEqual({
      text: theirs.replace("# Title", "# Heading"),
      conflicts: [
        { base: "The last paragraph.\n", mine: "The very last paragraph.\n", theirs: "The final paragraph.\n" },
      ],
    });
  });
});

/** The leaves of a value, with how often each is there. */
function countLeaves(value: unknown, counts = new Map<string, number>()): Map<string, number> {
  if (typeof value === "object" && value !== null) for (const part of Object.values(value)) countLeaves(part, counts);
  else counts.set(JSON.stringify(value), (counts.get(JSON.stringify(value)) ?? 0) + 1);
  return counts;
}

it("loses nothing that either side wrote: it is in the merged value, or in a conflict", () => {
  const edits = fc.array(choices, { minLength: 1, maxLength: 4 });
  const marks = ["mine 1", "mine 2", "mine 3", "mine 4", "theirs 1", "theirs 2", "theirs 3", "theirs 4"];
  let conflicting = 0;
  const run = tries(400);
  fc.assert(
    fc.property(laidOut(documents), edits, edits, (written, own, others) => {
      const text = written.replace(/^\ufeff/, "");
      const edit = (chosen: typeof own, name: string) =>
        chosen.reduce(
          (value: unknown, choose, index) => {
            const edit = choose(value);
            const marked = "value" in edit ? { ...edit, value: `${name} ${index + 1}` } : edit;
            const edited = editValue(value, marked);
            return "value" in edited ? edited.value : value;
          },
          copyJson(JSON.parse(text)),
        );
      const [mine, theirs] = [edit(own, "mine"), edit(others, "theirs")];
      const merged = mergeFiles("content.json", text, JSON.stringify(mine), formatJson(theirs));
      const value: unknown = JSON.parse(merged.text);
      conflicting += merged.conflicts.length > 0 ? 1 : 0;
      const kept = countLeaves(value);
      const conflicts = countLeaves(
        merged.conflicts.flatMap(({ mine, theirs }) => [mine, theirs].flatMap((one) => (one ? [JSON.parse(one)] : []))),
      );
      for (const mark of marks.map((one) => JSON.stringify(one))) {
        const isWritten = countLeaves([mine, theirs]).has(mark);
        if (isWritten && !kept.has(mark) && !conflicts.has(mark))
          expect({ text, mine, theirs, value, merged }).toBe(mark);
      }
      // Unless both changed a value, both orders keep the same leaves.
      if (merged.conflicts.length === 0) {
        const other = mergeFiles("content.json", text, formatJson(theirs), JSON.stringify(mine));
        expect(countLeaves(JSON.parse(other.text))).toEqual(kept);
      }
    }),
    run,
  );
  expect(conflicting / run.numRuns).toBeGreaterThan(0.1);
  expect(conflicting / run.numRuns).toBeLessThan(0.9);
});

import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { readFrontMatter } from "../../../schema/check/lists/front-matter.ts";
import { PostText } from "../../../schema/check/lists/post-text.ts";
import { isRecord } from "../../../schema/json-schema/schema-parts.ts";
import { spliceText } from "../../../schema/source/edited.ts";
import { changeFrontMatter, type ReadFrontMatter } from "../../../scripts/lib/edit/front-matter-edits.ts";

const read: ReadFrontMatter = ({ value, issues, frontMatter }) =>
  frontMatter && issues.length === 0
    ? readFrontMatter(
        isRecord(value) ? value : {},
        { file: "posts/a.md", stem: "a", list: "/notes" },
        { hasFile: () => false },
      )
    : undefined;
const frontMatterOf = (text: string) => read(new PostText("posts/a.md", text))?.value;

/** The text after a change of some keys; undefined if they can't be changed. */
function change(text: string, changed: Record<string, unknown>): string | undefined {
  const wanted = Object.fromEntries(
    Object.entries({ ...frontMatterOf(text), ...changed }).filter(([, one]) => one !== undefined),
  );
  const splices = changeFrontMatter(new PostText("posts/a.md", text), wanted, read);
  if (!splices) return undefined;
  const made = spliceText(text, splices);
  expect(spliceText(made.text, made.undo).text).toBe(text);
  return made.text;
}

const yaml = `---
# Mine
title: "First" # as printed
date: 2026-01-02
tags:
  - one
  - two
weight: 3
---

The text: [a](b).
`;
const toml = `+++\r
title = 'First'\r
date = 2026-01-02T10:00:00Z\r
categories = ["a", "b"]\r
[cover]\r
image = "assets/a.jpg"\r
+++\r
\r
Text.\r
`;

describe("front matter", () => {
  it.each([
    [{ title: 'Other: "x"' }, yaml.replace('"First"', '"Other: \\"x\\""')],
    [{ date: "2026-03" }, yaml.replace("2026-01-02", "2026-03")],
    [{ tags: ["one", "three", "two"] }, yaml.replace("- two", "- three\n  - two")],
    [{ tags: undefined }, yaml.replace("tags:\n  - one\n  - two\n", "")],
    [
      { description: "It's a day, no more." },
      yaml.replace("weight: 3\n", "weight: 3\ndescription: It's a day, no more.\n"),
    ],
    [
      { image: { src: "assets/a.jpg", alt: "A: b" } },
      yaml.replace("weight: 3\n", 'weight: 3\nimage:\n  src: assets/a.jpg\n  alt: "A: b"\n'),
    ],
  ])("in YAML changes where it says what changes: %j", (changed, expected) =>
    expect(change(yaml, changed)).toBe(expected),
  );

  it.each([
    [{ title: "It's" }, toml.replace("'First'", '"It\'s"')],
    [{ date: "2026-03-04" }, toml.replace("2026-01-02T10:00:00Z", "2026-03-04")],
    [{ tags: ["a", "c"] }, toml.replace('"b"', '"c"')],
    [{ draft: true }, toml.replace("[cover]", "draft = true\r\n[cover]")],
    [{ image: { src: "b.jpg", alt: "", decorative: true } }, toml.replace("assets/a.jpg", "b.jpg")],
  ])("in TOML changes in its own keys: %j", (changed, expected) => expect(change(toml, changed)).toBe(expected));

  it("is refused where several keys say one thing that has to be taken away", () => {
    expect(change("---\ntitle: A\ntags: [a]\ncategories: [b]\n---\n", { tags: ["a"] })).toBeUndefined();
  });

  it("takes any text, and says it; all other lines stay byte for byte", () => {
    const text = fc.string({ unit: "grapheme", maxLength: 30 }).filter((one) => one.trim() !== "");
    const values = fc.record(
      {
        title: text,
        description: text,
        tags: fc.uniqueArray(text, { minLength: 1, maxLength: 4, selector: (one) => one.toLowerCase() }),
        draft: fc.constant(true),
        date: fc.constantFrom("2026", "2026-02", "2026-02-03"),
        image: fc.record({ src: fc.constant("assets/x.jpg"), alt: text }),
      },
      { requiredKeys: [] },
    );
    fc.assert(
      fc.property(fc.constantFrom(yaml, toml, "---\n---\nText\n", "+++\n+++\nText\n"), values, (original, changed) => {
        const after = change(original, changed);
        if (after === undefined) return;
        expect(frontMatterOf(after)).toEqual({ ...frontMatterOf(original), ...changed });
        const [, body = ""] = /^(?:---|\+\+\+).*?\n(?:---|\+\+\+)\r?\n(.*)$/s.exec(original) ?? [];
        expect(after.endsWith(body)).toBe(true);
        if (original === yaml) expect(after).toContain("# Mine\n");
        if (original === yaml) expect(after).toContain("weight: 3\n");
      }),
      { numRuns: 300 },
    );
  });

  it("takes words of ordinary letters without fail", () => {
    const word = fc
      .stringMatching(/^[\p{L}\p{N} .,:;!?'"#&%()[\]{}@*|>`\\-]{1,20}$/u)
      .filter((one) => one.trim() === one);
    fc.assert(
      fc.property(fc.constantFrom(yaml, toml), word, (original, title) => {
        expect(frontMatterOf(change(original, { title }) ?? "")?.["title"]).toBe(title);
      }),
      { numRuns: 300 },
    );
  });
});

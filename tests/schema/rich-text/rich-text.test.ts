import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { checkContent } from "../../../schema/resolve/check-content.ts";
import { findParts } from "../../../schema/rich-text/find-parts.ts";
import { plainLongText, stripMarkup } from "../../../schema/rich-text/plain-text.ts";
import { parseInline, parseLongText } from "../../../schema/rich-text/rich-text.ts";
import { isTooComplex } from "../../../schema/rich-text/too-complex.ts";
import type { LongText } from "../../../schema/rich-text/tree.ts";
import { plainTypesetter } from "../../../schema/rich-text/typesetter.ts";
import { JsonText } from "../../../schema/source/json-text.ts";
import { SourceText } from "../../../schema/source/source-text.ts";
import { plain, type Text } from "../../../schema/text.ts";
import { tries } from "../../support/chance.ts";
import { withValue } from "../../support/with-value.ts";
import { home, quiet } from "../advice-cases.ts";

const make = {
  fill: (words: string) => words.replaceAll("{name}", "*Asha*"),
  href: (address: string) => `/base${address}`,
  picture: (file: string, alt: Text) => `${file}: ${plain(alt)}`,
  newId: (prefix: string) => `${prefix}_id`,
  typesetter: plainTypesetter,
};
const line = (text: string) => parseInline(text, make);
const blocks = (text: string, level = 2) => parseLongText(text, level, make);

describe("a sentence", () => {
  it("has the form of its marks", () => {
    expect(line("**a** *b* ~~c~~ `d` [e](/f)\ng")).toEqual([
      { type: "strong", children: ["a"] },
      " ",
      { type: "emphasis", children: ["b"] },
      " ",
      { type: "delete", children: ["c"] },
      " ",
      { type: "inlineCode", value: "d" },
      " ",
      { type: "link", href: "/base/f", children: ["e"] },
      { type: "break" },
      "g",
    ]);
  });

  it.each([
    "C# * D, snake_case_names and 2 < 3 & 4 > 1",
    "# no heading",
    "1. no list",
    "- no list",
    "> no quotation",
    "\t no code",
    "$5 to $10",
    "~5 kg or ~6",
    "a &copy; that is no letter",
    "www.example.com and https://example.com/a_b_c",
    "![a picture](assets/a.png)",
    "Map<String, List<int>>",
    "<b>no form</b>",
    "***",
    "===",
  ])("that is %j stays what it is, a bare string", (text) => {
    expect(line(text)).toBe(text);
  });

  it("is filled in after its marks are read: no name has any", () => {
    expect(line("**{name}** is {name}")).toEqual([{ type: "strong", children: ["*Asha*"] }, " is *Asha*"]);
    expect(line("`{name}`")).toEqual([{ type: "inlineCode", value: "{name}" }]);
  });

  it("may say a mark as it is, after a backslash", () => {
    expect(line("\\*a\\* \\[b](c) C:\\new")).toBe("*a* [b](c) C:\\new");
  });
});

describe("a long text", () => {
  it("has the blocks of its marks", () => {
    const text =
      "One\ntwo **x**\n\n- a\n- b\n\n3. c\n\n> d\n\n```ts\nlet e\n```\n\n| f | g |\n|:-:|--:|\n| h | `i` |\n\n---\n\n$$\nj\n$$\n\n![k](assets/l.png) $m$";
    expect(blocks(text)).toEqual([
      { type: "paragraph", children: ["One two ", { type: "strong", children: ["x"] }] },
      { type: "list", start: undefined, items: [["a"], ["b"]] },
      { type: "list", start: 3, items: [["c"]] },
      { type: "quotation", children: ["d"] },
      { type: "code", lines: [["let e"]] },
      {
        type: "table",
        align: ["center", "right"],
        head: [["f"], ["g"]],
        rows: [[["h"], [{ type: "inlineCode", value: "i" }]]],
      },
      { type: "rule" },
      { type: "formula", tex: "j", isDisplay: true, math: undefined },
      {
        type: "paragraph",
        children: [
          { type: "image", image: "assets/l.png: k" },
          " ",
          { type: "formula", tex: "m", isDisplay: false, math: undefined },
        ],
      },
    ]);
  });

  it("has headings that go down one level at a time, whatever is written", () => {
    const levels = (text: string, level: number) =>
      blocks(text, level).map((block) => (typeof block === "object" && block.type === "heading" ? block.level : 0));
    expect(levels("## a\n\n#### b\n\n##### c\n\n# d\n\n### e\n\n### f", 3)).toEqual([3, 4, 5, 3, 4, 4]);
    expect(levels("# a\n\n## b\n\n### c", 5)).toEqual([5, 6, 6]);
  });

  it("tells prices from formulas", () => {
    expect(blocks("From $5 to $10, or $x$")).toEqual([
      {
        type: "paragraph",
        children: ["From $5 to $10, or ", { type: "formula", tex: "x", isDisplay: false, math: undefined }],
      },
    ]);
  });

  it("finds addresses that are defined elsewhere in it", () => {
    expect(blocks("[a][b]\n\n[b]: /c")).toEqual([
      { type: "paragraph", children: [{ type: "link", href: "/base/c", children: ["a"] }] },
    ]);
  });

  it("without marks is one bare string for each paragraph", () => {
    expect(blocks("One.\n\nTwo.")).toEqual(["One.", "Two."]);
  });
});

describe("words without marks", () => {
  it("say all that is read, of lines and of blocks", () => {
    expect(stripMarkup("**a** [b](/c)\n`d`")).toBe("a b\nd");
    expect(plainLongText("# a\n\n- b\n- *c*\n\n> d\n\n```\ne\n```\n\n$f$ ![g](assets/h.png)")).toBe(
      "a\n\nb\nc\n\nd\n\ne\n\nf g",
    );
  });
});

const marks = fc.constantFrom(
  ..."* ** _ ` ``` ~~ [ ] ]( ) ![ < > <b> <!-- & # 1. - | \\ $ $$ { } {name} a b".split(" "),
  " ",
  "\n",
  "\n\n",
  "    ",
  "\t",
  "\r\n",
  "😀",
  "\u202e",
);
const marked = fc.array(marks, { maxLength: 60 }).map((parts) => parts.join(""));

describe("any text", () => {
  it("is read, keeps its letters, and has the places of its parts in it", () => {
    const characters = (text: string) => text.replace(/[^a-z]/g, "");
    fc.assert(
      fc.property(marked, (text) => {
        expect(characters(stripMarkup(text)).length).toBeLessThanOrEqual(characters(text).length);
        expect(typeof plainLongText(text)).toBe("string");
        for (const extent of ["line", "blocks"] as const) {
          for (const { start, end } of findParts(text, extent)) {
            expect(0 <= start && start <= end && end <= text.length).toBe(true);
          }
        }
      }),
      tries(300),
    );
  });

  it("has its pictures among its parts, also where their addresses are in definitions", () => {
    const text = "![A core][core], [a report][report]\n\n[core]: core.png\n[report]: /report";
    const addressed = findParts(text, "blocks").filter(({ kind }) => kind === "picture" || kind === "link");
    expect(addressed.map((part) => [part.kind, text.slice(part.start, part.end)])).toEqual([
      ["picture", "core.png"],
      ["link", "/report"],
    ]);
  });

  it("with thousands of marks or levels isn't parsed, and is shown as written", () => {
    const tangles = [
      "*a ".repeat(50_000),
      "[".repeat(100_000),
      "<!--".repeat(30_000),
      "> ".repeat(5000),
      "- ".repeat(5000),
      `|${"a|".repeat(5000)}\n|${"-|".repeat(5000)}`,
    ];
    for (const text of tangles) {
      expect(isTooComplex(text)).toBe(true);
      expect(blocks(text)).toEqual([text]);
      const document = withValue(quiet, `${home}/2`, { type: "prose", title: "Notes", body: text });
      const { diagnostics } = checkContent(new JsonText("content.json", JSON.stringify(document)));
      expect(diagnostics.map(({ code }) => code)).toEqual(["tangled-text"]);
    }
    expect(isTooComplex(`\`\`\`\n${"x[*] = `y`\n".repeat(2000)}\n\`\`\``)).toBe(false);
  });

  it("has no more levels than are looked at", () => {
    const depth = (text: LongText<string>): number =>
      Math.max(
        0,
        ...text.map((block) =>
          typeof block === "object" && block.type === "quotation" ? 1 + depth(block.children) : 0,
        ),
      );
    expect(depth(blocks(`${"> ".repeat(45)}a`))).toBeLessThan(25);
  });
});

describe("a mistake within a text", () => {
  const check = (text: string, files?: ReadonlyMap<string, { status: "text"; source: SourceText }>) =>
    checkContent(new JsonText("content.json", text), {}, files).diagnostics.map(
      ({ code, file, line, column, endColumn }) => ({
        code,
        file,
        line,
        column,
        endColumn,
      }),
    );

  it("has its own column, however the text before it is escaped", () => {
    const written = '"\\u0041\\n\\"\\\\\\\\ 😀 [x](/nowhere)"';
    const document = JSON.stringify(withValue(quiet, `${home}/0/text`, "HERE"), undefined, 1).replace(
      '"HERE"',
      written,
    );
    const lines = document.split("\n");
    const at = lines.findIndex((one) => one.includes(written));
    const column = (lines[at] ?? "").indexOf("/nowhere") + 1;
    expect(check(document)).toEqual([
      { code: "unknown-page", file: "content.json", line: at + 1, column, endColumn: column + 8 },
    ]);
  });

  it("in a file of its own is reported there", () => {
    const document = withValue(quiet, `${home}/2`, { type: "prose", title: "Notes", body: { file: "texts/a.md" } });
    const source = new SourceText("sites/texts/a.md", "One.\r\n\r\nSee [x](/nowhere).\r\n");
    expect(check(JSON.stringify(document), new Map([["texts/a.md", { status: "text", source }]]))).toEqual([
      { code: "unknown-page", file: "sites/texts/a.md", line: 3, column: 9, endColumn: 17 },
    ]);
  });
});

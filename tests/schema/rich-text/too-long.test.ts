import { describe, expect, it } from "vitest";
import { isTooComplex } from "../../../schema/rich-text/too-complex.ts";

const sentence = "In *March* we measured the [current](https://a.example/current) again, and `fell` short of it. ";

describe("a long text is read", () => {
  it.each<[string, string]>([
    ["a megabyte of prose, a paragraph a line", `${sentence.repeat(6)}\n\n`.repeat(1_000_000 / (95 * 6 + 2))],
    [
      "a megabyte of prose in short lines",
      `${"The current fell again, as it had done in each of the months before.\n".repeat(8)}\n`.repeat(1780),
    ],
    [
      "10,000 items, each with a link in bold",
      "- **[A name](https://a.example/a_name)** - what it is\n".repeat(10_000),
    ],
    ["10,000 lines of lists in lists", "- a\n  - b\n  - c\n  - d\n  - e\n".repeat(2000)],
    ["1,000 quotations, each with its answer", `> ${sentence}\n> ${sentence}\n\n${sentence}\n\n`.repeat(1000)],
    ["a table of 2,000 rows", `a|b|c|d\n-|-|-|-\n${"1|2|3|4\n".repeat(2000)}`],
    ["30,000 lines of code", `\`\`\`\n${"const a = b[0] * c[1];\n".repeat(30_000)}\`\`\`\n`],
  ])("%s", (_, text) => {
    expect(isTooComplex(text)).toBe(false);
  });
});

describe("a text is refused that a parser would take long for, however its parts are spread", () => {
  it.each<[string, string]>([
    ["lines of a list", "- a\n".repeat(50_000)],
    ["short paragraphs", "a\n\n".repeat(50_000)],
    ["words in bold, one to a paragraph", "**a**\n\n".repeat(30_000)],
    ["marks in lines too far in to be items", `a\n${"\t- *a\n".repeat(5000)}`],
    ["cells of a table", `a|b\n-|-\n${"||||||||||\n".repeat(12_000)}`],
    ["bare addresses", "www.a.example ".repeat(110_000)],
    ["quotations", "> a\n\n".repeat(8000)],
    ["quotations that go on without their mark", "> a\nb\n".repeat(8000)],
    ["one quotation that goes on without its mark", `> a\n${"b\n".repeat(10_000)}`],
    ["lists between paragraphs", "- a\n\nb\n\n".repeat(6000)],
    ["lists in lists", "- a\n  - b\n    - c\n".repeat(5000)],
    ["lists that are in one line", "- - - - - - - - - - a\n".repeat(2000)],
    ["notes between paragraphs", "[^a]: b\n\nc\n\n".repeat(6000)],
    [
      "quotations behind a fence that ends with its list",
      `- a\n\n  \`\`\`\n${"> a\n> > b\n".repeat(10_000)}\n\`\`\`\n`,
    ],
    ["marks behind a fence within a formula", `$$\n\`\`\`\n$$\n${"*a ".repeat(5000)}\n\`\`\`\n`],
    ["marks behind a fence that is indented and ends", `  \`\`\`\n\`\`\`\n${"*a ".repeat(5000)}\n\`\`\`\n`],
  ])("%s", (_, text) => {
    expect(isTooComplex(text)).toBe(true);
  });
});

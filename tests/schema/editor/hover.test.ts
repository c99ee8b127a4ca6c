import { readFile } from "node:fs/promises";
import { describe, expect, it } from "vitest";
import { blocks } from "../../../schema/blocks/index.ts";
import { sampleFile } from "../../support/sample.ts";
import { file, hover, inBlocks, open, service } from "./service.ts";

describe("hovering in an editor", () => {
  it("shows what a key is for, an example and what is taken where it is left out", async () => {
    const text = await hover(file(`"theme": { "des|ign": "rail" }`));
    expect(text).toContain("How everything looks: ");
    expect(text).toContain('`"poster"`');
    expect(text).toContain('If you leave it out: `"bench"`.');
    expect(text).toContain('"design": "paper"');
  });

  it("shows what a block is, over its type", async () => {
    expect(await hover(inBlocks(`{ "type": "he|ro" }`))).toContain(blocks.hero.schema.description);
  });

  it("shows the whole example of a block, over its brace", async () => {
    const text = await hover(inBlocks(`|{ "type": "hero" }`));
    expect(text).toContain(JSON.stringify(blocks.hero.example, null, 2));
  });

  it("has a description and an example over every key of the sample", async () => {
    const { document, json } = open(await readFile(sampleFile, "utf8"));
    const silent: string[] = [];
    for (const { name, offset } of keysOf(document.getText())) {
      const shown = await service.doHover(document, document.positionAt(offset), json);
      if (!JSON.stringify(shown?.contents ?? "").includes("Example:")) silent.push(name);
    }
    expect(silent).toEqual([]);
  });
});

/** The keys of a JSON text, with their offsets. */
function keysOf(text: string): { name: string; offset: number }[] {
  return [...text.matchAll(/"((?:[^"\\]|\\.)*)"\s*:/g)].map((match) => ({
    name: match[1] ?? "",
    offset: match.index + 1,
  }));
}

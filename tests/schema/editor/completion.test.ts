import { describe, expect, it } from "vitest";
import { type CompletionItem, InsertTextFormat, TextDocument } from "vscode-json-languageservice";
import { blocks, sectionBlocks } from "../../../schema/blocks/index.ts";
import { content } from "../../../schema/content.ts";
import { entity } from "../../../schema/entities/index.ts";
import { catalogues } from "../../../schema/labels/catalogues.ts";
import { readSample } from "../../support/sample.ts";
import { withValue } from "../../support/with-value.ts";
import { expandSnippet } from "./expand-snippet.ts";
import { complete, diagnose, file, inBlocks, labels, open } from "./service.ts";

const entityTypes = entity.options.map((option) => option.shape.type.value);

/** The text after an item of the completion was chosen and its tab stops were left as they are. */
function accept(text: string, item: CompletionItem): string {
  const { document } = open(text);
  if (!item.textEdit || !("range" in item.textEdit)) throw new Error(`${item.label} has no edit`);
  const newText =
    item.insertTextFormat === InsertTextFormat.Snippet ? expandSnippet(item.textEdit.newText) : item.textEdit.newText;
  return TextDocument.applyEdits(document, [{ range: item.textEdit.range, newText }]);
}

describe("completion in an editor", () => {
  it("offers a snippet for every block where a block may be", async () => {
    const items = await complete(inBlocks("|"));
    expect(labels(items).sort()).toEqual(Object.keys(sectionBlocks).sort());
    expect(items.filter((item) => !item.documentation)).toEqual([]);
  });

  it("offers a snippet for every kind of card where a card may be", async () => {
    expect(labels(await complete(inBlocks(`{ "type": "card-grid", "cards": [|] }`)))).toEqual(entityTypes);
    expect(labels(await complete(inBlocks(`{ "type": "accordion-group", "items": [|] }`)))).toEqual(entityTypes);
  });

  it.each([
    [
      "where a text may be in several",
      file(`"pages": [{ "path": "/", "title": { "en": "Home", "d|" } }]`),
      ["da", "de"],
    ],
    ["where a body may be in several", inBlocks(`{ "type": "prose", "body": { "en": "Words", "j|" } }`), ["ja"]],
    ["where the site names its own", file(`"site": { "languages": ["en", "zh|"] }`), ['"zh-Hans"', '"zh-Hant"']],
    ["where a part names its own", inBlocks(`{ "type": "contact", "languages": ["f|"] }`), ['"fi"', '"fr"']],
  ])("offers the codes of languages %s", async (_, text, codes) => {
    const offered = await complete(text);
    expect(labels(offered)).toEqual(expect.arrayContaining(codes));
    expect(offered.length).toBeGreaterThanOrEqual(Object.keys(catalogues).length - 1);
  });

  it.each(Object.keys(sectionBlocks))("inserts, for the block %s, one that can stay as it is", async (type) => {
    const sound = JSON.stringify(withValue(await readSample(), "/pages/0/blocks", [])).replace(
      `"blocks":[]`,
      `"blocks":[|]`,
    );
    const item = (await complete(sound)).find((candidate) => candidate.label === type);
    if (!item) throw new Error(`no snippet for ${type}`);
    const document: unknown = JSON.parse(accept(sound, item));
    const page = content.parse(document).pages[0];
    expect(page?.blocks.map((block) => block.type)).toEqual([type]);
    expect(await diagnose(document)).toEqual([]);
  });

  it.each(entityTypes)("inserts, for the card %s, one that can stay as it is", async (type) => {
    const blocks = JSON.stringify([{ type: "card-grid", cards: [] }]).replace("[]", "[|]");
    const sound = JSON.stringify(withValue(await readSample(), "/pages/0/blocks", "here")).replace(`"here"`, blocks);
    const item = (await complete(sound)).find((candidate) => candidate.label === type);
    if (!item) throw new Error(`no snippet for ${type}`);
    expect(await diagnose(JSON.parse(accept(sound, item)))).toEqual([]);
  });

  it("makes the words of a snippet tab stops, and leaves its type alone", async () => {
    const item = (await complete(inBlocks("|"))).find((candidate) => candidate.label === "prose");
    expect(item?.insertTextFormat).toBe(InsertTextFormat.Snippet);
    expect(item?.textEdit?.newText).toContain(`"type": "prose"`);
    expect(item?.textEdit?.newText).toContain(`"title": "\${1:How I work}"`);
  });

  it("offers every type of block for the key type, and says what each is", async () => {
    const items = await complete(inBlocks(`{ "type": | }`));
    expect(labels(items).sort()).toEqual(
      Object.keys(sectionBlocks)
        .map((type) => `"${type}"`)
        .sort(),
    );
    expect(items.find((item) => item.label === `"hero"`)?.documentation).toMatchObject({
      value: expect.stringContaining(blocks.hero.schema.description ?? "no description"),
    });
  });

  it("offers only the type in a block that has none, without choosing one for the owner", async () => {
    const items = await complete(inBlocks(`{ | }`));
    expect(labels(items)).toEqual(["type"]);
    expect(items[0]?.textEdit?.newText).toBe(`"type": $1`);
  });

  it.each(Object.entries(sectionBlocks))("offers the keys of the block %s", async (type, { schema }) => {
    const items = await complete(inBlocks(`{ "type": "${type}", | }`));
    expect(labels(items).sort()).toEqual(
      Object.keys(schema.shape)
        .filter((key) => key !== "type")
        .sort(),
    );
  });

  it("offers the keys of the file, of the profile and of the footer", async () => {
    expect(labels(await complete(file("|")))).toEqual(Object.keys(content.shape).filter((key) => key !== "$schema"));
    expect(labels(await complete(file(`"profile": { | }`)))).toContain("firstName");
    expect(labels(await complete(file(`"footer": { "type": "footer", | }`)))).toContain("taglines");
  });

  it("fills in an example when a key is chosen, ready to be overwritten", async () => {
    const phone = (await complete(file(`"profile": { | }`))).find((item) => item.label === "phone");
    expect(phone?.textEdit?.newText).toBe(`"phone": "\${1:+91 00000 00000}"`);
    const photo = (await complete(file(`"profile": { | }`))).find((item) => item.label === "photo");
    expect(JSON.parse(`{${expandSnippet(photo?.textEdit?.newText ?? "")}}`)).toEqual({
      photo: { src: "assets/photo.png", alt: "Portrait of {name}" },
    });
  });

  it("offers the values that a key may have", async () => {
    expect(labels(await complete(file(`"theme": { "font": | }`))).sort()).toEqual([`"mono"`, `"sans"`, `"serif"`]);
    expect(labels(await complete(file(`"landing": { "hidden": | }`))).sort()).toEqual(["false", "true"]);
  });
});

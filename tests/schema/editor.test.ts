import { readFile } from "node:fs/promises";
import { pathToFileURL } from "node:url";
import fc from "fast-check";
import { describe, expect, it } from "vitest";
import {
  type CompletionItem,
  type Diagnostic,
  getLanguageService,
  InsertTextFormat,
  MarkupKind,
  TextDocument,
} from "vscode-json-languageservice";
import { blocks, sectionBlocks } from "../../schema/blocks/index.ts";
import { content } from "../../schema/content.ts";
import { entity } from "../../schema/entities/index.ts";
import { contentArbitrary } from "../support/arbitrary/content.ts";
import { makeFullDocument } from "../support/arbitrary/full-document.ts";
import { tries } from "../support/chance.ts";
import { readSample, sampleFile } from "../support/sample.ts";
import { withValue } from "../support/with-value.ts";
import { expandSnippet } from "./expand-snippet.ts";

/**
 * What VS Code does with `content.json`, by the language service that it ships. The service is told of no schema: it
 * finds the committed one by the file's `$schema`, as it does for an owner without any extension.
 */
const service = getLanguageService({
  schemaRequestService: (uri) => readFile(new URL(uri), "utf8"),
  workspaceContext: { resolveRelativePath: (path, base) => new URL(path, base).href },
  clientCapabilities: {
    textDocument: {
      completion: { completionItem: { documentationFormat: [MarkupKind.Markdown] } },
      hover: { contentFormat: [MarkupKind.Markdown] },
    },
  },
});

const fileUri = pathToFileURL(sampleFile).href;
/** The schema, as the sample names it. */
const $schema = "../../../schema/content.schema.json";
const entityTypes = entity.options.map((option) => option.shape.type.value);

/** Opens a text as `content.json`; `|` marks where the cursor is. */
function open(text: string) {
  const offset = Math.max(text.indexOf("|"), 0);
  const document = TextDocument.create(fileUri, "json", 1, text.replace("|", ""));
  return { document, position: document.positionAt(offset), json: service.parseJSONDocument(document) };
}

async function complete(text: string): Promise<CompletionItem[]> {
  const { document, position, json } = open(text);
  return (await service.doComplete(document, position, json))?.items ?? [];
}

async function diagnose(document: unknown): Promise<Diagnostic[]> {
  const text = TextDocument.create(fileUri, "json", 1, JSON.stringify(document, null, 2));
  return service.doValidation(text, service.parseJSONDocument(text));
}

/** The text that hovering over a key shows. */
async function hover(text: string): Promise<string> {
  const { document, position, json } = open(text);
  const contents = (await service.doHover(document, position, json))?.contents;
  return Array.isArray(contents) ? contents.join("\n") : JSON.stringify(contents ?? "");
}

/** A file around the part that a test is about. */
const file = (rest: string) => `{ "$schema": "${$schema}", ${rest} }`;
const inBlocks = (blocks: string) => file(`"pages": [{ "path": "/", "title": "Home", "blocks": [${blocks}] }]`);
const labels = (items: CompletionItem[]) => items.map((item) => item.label);

/** The text after an item of the completion was chosen and its tab stops were left as they are. */
function accept(text: string, item: CompletionItem): string {
  const { document } = open(text);
  if (!item.textEdit || !("range" in item.textEdit)) throw new Error(`${item.label} has no edit`);
  const newText =
    item.insertTextFormat === InsertTextFormat.Snippet ? expandSnippet(item.textEdit.newText) : item.textEdit.newText;
  return TextDocument.applyEdits(document, [{ range: item.textEdit.range, newText }]);
}

describe("completion in an editor", () => {
  it("offers a snippet for every block where a block may stand", async () => {
    const items = await complete(inBlocks("|"));
    expect(labels(items).sort()).toEqual(Object.keys(sectionBlocks).sort());
    expect(items.filter((item) => !item.documentation)).toEqual([]);
  });

  it("offers a snippet for every kind of card where a card may stand", async () => {
    expect(labels(await complete(inBlocks(`{ "type": "card-grid", "cards": [|] }`)))).toEqual(entityTypes);
    expect(labels(await complete(inBlocks(`{ "type": "accordion-group", "items": [|] }`)))).toEqual(entityTypes);
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

describe("hovering in an editor", () => {
  it("shows what a key is for, an example and what is taken where it is left out", async () => {
    const text = await hover(file(`"theme": { "ac|cent": "teal" }`));
    expect(text).toContain("The one colour of links, buttons and marks.");
    expect(text).toContain('`"rose"`');
    expect(text).toContain('If you leave it out: `"teal"`.');
    expect(text).toContain('"accent": "blue"');
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

describe("the editor's diagnostics", () => {
  it("find nothing in the sample", async () => {
    expect(await diagnose(await readSample())).toEqual([]);
  });

  it("find nothing in a file that has every key, every block and every card", async () => {
    expect(await diagnose({ ...Object(makeFullDocument()), $schema })).toEqual([]);
  });

  it("find nothing in any document that is made from the schema", async () => {
    await fc.assert(
      fc.asyncProperty(contentArbitrary(), async (document) => {
        // VS Code knows a schema by the file's own `$schema`, which an arbitrary document has no reason to name.
        expect(await diagnose({ ...Object(document), $schema })).toEqual([]);
      }),
      tries(60),
    );
  });

  it.each([
    [
      "a misspelt type of block",
      "/pages/0/blocks/0/type",
      "heros",
      /^There is no such type\. Write one of these: .*"hero"/,
    ],
    ["an unknown value", "/theme/accent", "pink", /^There is no such value\. Write one of these: "teal", "green"/],
    ["an unknown key", "/profile/nmae", "You", /^Property nmae is not allowed\.$/],
    ["an unknown key in a block", "/pages/0/blocks/0/headline", "Hi", /^Property headline is not allowed\.$/],
    ["an empty text", "/pages/0/title", "", /^This text is empty\. Write something, or leave the whole line out\.$/],
    ["a path without its slash", "/pages/0/path", "about", /^Begin with a slash/],
    ["a dangerous link", "/navigation/links/0/to", "javascript:alert(1)", /^Begin with "https:\/\/", "mailto:"/],
    ["a telephone number without its country", "/profile/phone", "020 1234567", /^Begin with a plus sign/],
    ["an e-mail address that is none", "/profile/emails/0/address", "me", /^Write an e-mail address and nothing else/],
    [
      "a colour by name",
      "/theme/accentColors",
      { light: "navy", dark: "#ffffff" },
      /^Write a colour as "#" and six digits/,
    ],
    ["a date in another form", "/pages/0/blocks/1/cards/0/date", "Nov 2024", /^Write a year, a month or a day/],
    ["a quoted number", "/landing/duration", "5000", /^Write a whole number from 500 to 20000, without quotes\.$/],
    ["a quoted true", "/pages/1/hidden", "true", /^Write true or false, without quotes\.$/],
    ["a number for a text", "/profile/name", 7, /^Write a text in double quotes/],
    ["a text for a list", "/footer/taglines", "One", /^Write a list in square brackets/],
    ["another version", "/version", 2, /^Write 1 here\.$/],
  ])("have one plain sentence for %s", async (_, pointer, value, message) => {
    const found = await diagnose(withValue(await readSample(), pointer, value));
    expect(found.map((diagnostic) => diagnostic.message)).toEqual([expect.stringMatching(message)]);
  });

  it("never show a pattern", async () => {
    const schema = await readFile("schema/content.schema.json", "utf8");
    const silent: unknown[] = [];
    JSON.parse(schema, (_, value) => {
      if (value?.pattern && value.type === "string" && !value.patternErrorMessage) silent.push(value);
      return value;
    });
    expect(silent).toEqual([]);
  });
});

/** The keys of a JSON text, and where each stands. */
function keysOf(text: string): { name: string; offset: number }[] {
  return [...text.matchAll(/"((?:[^"\\]|\\.)*)"\s*:/g)].map((match) => ({
    name: match[1] ?? "",
    offset: match.index + 1,
  }));
}

import fc from "fast-check";
import { describe, expect, it } from "vitest";
import type { ContentNode } from "../../../schema/document/content-node.ts";
import { applySplices } from "../../../schema/source/edited.ts";
import type { Json } from "../../../schema/source/edits.ts";
import { formatJson } from "../../../schema/source/format-json.ts";
import { canvasField } from "../../../src/editor/canvas/canvas-field.ts";
import { describeList, listDestinations, moveTo } from "../../../src/editor/canvas/destinations.ts";
import type { Change } from "../../../src/editor/changes.ts";
import { type EditorDocument, readDocument } from "../../../src/editor/editor-document.ts";
import type { EditorFile } from "../../../src/editor/editor-state.ts";
import { followPointer } from "../../../src/editor/follow-pointer.ts";
import { partsIn } from "../../../src/editor/outline.ts";
import { type FromPreview, isFromPreview } from "../../../src/editor/preview-channel.ts";

const quote = (text: string) => ({ type: "quote", text });
const project = (title: string) => ({ type: "project", title });

const content: Json = {
  version: 1,
  site: { title: { en: "Ada", de: "Ada" }, languages: ["en", "de"] },
  profile: { name: "Ada" },
  pages: [
    {
      path: "/",
      title: "Home",
      blocks: [
        quote("One"),
        { type: "columns", columns: [{ blocks: [quote("Left")] }, { blocks: [quote("Right"), quote("Below")] }] },
        { type: "card-grid", title: { en: "Work", de: "Arbeiten" }, cards: { file: "cards.json" } },
      ],
    },
    {
      path: "/more",
      title: "More",
      blocks: [
        { type: "tabs", tabs: [{ id: "a", label: "A", blocks: [quote("In a tab")] }] },
        { type: "card-grid", title: "Other", cards: [project("Three")] },
        { type: "prose", paragraphs: ["A *paragraph*."] },
      ],
    },
  ],
};

const texts = new Map([
  ["content.json", formatJson(content)],
  ["cards.json", '[{ "type": "project", "title": "First" }, { "type": "project", "title": "Second" }]\n'],
]);

function read(changes: readonly Change[] = []): EditorDocument {
  const files = [...texts].map(([path, text]): [string, EditorFile] => {
    const splices = changes.filter(({ file }) => file === path).flatMap(({ edited }) => edited.splices);
    const role = path === "cards.json" ? "list" : "content";
    return [path, { path, text: applySplices(text, splices), role, hash: "", isPending: false }];
  });
  const document = readDocument(new Map(files), new Map());
  if (!document) throw new Error("The content can't be read");
  return document;
}

const move = (from: string, list: string, index: number) => {
  const document = read();
  const { changes, pointer } = moveTo(document, document.content.at(from), list, index);
  const after = read(changes);
  return { after, pointer, changed: changes.map(({ file }) => file) };
};

const columns = "/pages/0/blocks/1/columns";

describe("moving to another place", () => {
  it("offers the lists that can have such a part: of pages, columns and tabs, but not within itself", () => {
    const document = read();
    const names = (pointer: string) => listDestinations(document, document.content.at(pointer)).map(describeList);
    expect(names("/pages/0/blocks/0")).toEqual([
      "Home",
      "Home › Columns › Column 1",
      "Home › Columns › Column 2",
      "More",
      "More › Tabs › Tab 1",
    ]);
    expect(names("/pages/0/blocks/1")).toEqual(["Home", "More", "More › Tabs › Tab 1"]);
    expect(names("/pages/0/blocks/2/cards/0")).toEqual(["Home › Work", "More › Other"]);
  });

  it("moves into a column after it in the same list, and says where it is then", () => {
    const { after, pointer } = move("/pages/0/blocks/0", `${columns}/1/blocks`, 1);
    expect(pointer).toBe("/pages/0/blocks/0/columns/1/blocks/1");
    expect(after.find(pointer)?.value).toEqual(quote("One"));
    expect(after.find("/pages/0/blocks")?.value).toHaveLength(2);
  });

  it("moves within a list by where entries were before", () => {
    expect(move(`${columns}/1/blocks/0`, `${columns}/1/blocks`, 2).pointer).toBe(`${columns}/1/blocks/1`);
    expect(move(`${columns}/1/blocks/1`, `${columns}/1/blocks`, 0).pointer).toBe(`${columns}/1/blocks/0`);
  });

  it("moves to a list in another file", () => {
    const { after, pointer, changed } = move("/pages/0/blocks/2/cards/1", "/pages/1/blocks/1/cards", 0);
    expect(changed.toSorted()).toEqual(["cards.json", "content.json"]);
    expect(after.find(pointer)?.value).toEqual(project("Second"));
    expect(after.find("/pages/0/blocks/2/cards")?.value).toEqual([project("First")]);
  });

  it("keeps every part, wherever it is moved", () => {
    const document = read();
    const within = (node: ContentNode): ContentNode[] => partsIn(node).flatMap((part) => [part, ...within(part)]);
    const parts = within(document.content).filter((part) => listDestinations(document, part).length > 0);
    const leaves = (value: unknown) =>
      JSON.stringify(value)
        .match(/"(?:text|title)":\s?"[^"]*"/g)
        ?.toSorted();
    fc.assert(
      fc.property(fc.nat(), fc.nat(), fc.nat(), (one, other, place) => {
        const part = parts[one % parts.length];
        const lists = part ? listDestinations(document, part) : [];
        const list = lists[other % lists.length];
        if (!part || !list) throw new Error("There are parts and lists");
        const { after, pointer } = move(part.pointer, list.pointer, place % (list.children().length + 1));
        expect(after.find(pointer)?.value).toEqual(part.value);
        expect(leaves(after.content.value)).toEqual(leaves(document.content.value));
      }),
    );
  });
});

describe("a text of the page", () => {
  it("is edited in the language of the page: what isn't translated begins as the original", () => {
    const document = read();
    const title = canvasField(document, "/pages/1/blocks/1/title", "de");
    expect(title?.field).toMatchObject({ text: "Other", language: "de", label: "Title (de)", isMarkdown: false });
    const after = read([title?.change(document, "Andere", false) ?? { file: "", edited: { splices: [] } }]);
    expect(after.find("/pages/1/blocks/1/title")?.value).toEqual({ en: "Other", de: "Andere" });
    expect(canvasField(document, "/pages/0/blocks/2/title/en", "de")?.field.text).toBe("Arbeiten");
    expect(canvasField(document, "/pages/1/blocks/2/paragraphs/0", "en")?.field).toMatchObject({
      text: "A *paragraph*.",
      isMarkdown: true,
      isLine: true,
    });
  });

  it("is none where there is no text: blocks, lists, whole files", () => {
    for (const pointer of ["/pages/0/blocks/2", "/pages/0/blocks/2/cards", "/pages", "/nothing"])
      expect(canvasField(read(), pointer, "en")).toBeUndefined();
  });
});

describe("what is chosen", () => {
  it("stays chosen wherever the list around it changes", () => {
    const before = { cards: [{ title: "a" }, { title: "b" }] };
    const inserted = { cards: [{ title: "new" }, ...before.cards] };
    expect(followPointer(before, inserted, "/cards/1/title")).toBe("/cards/2/title");
    expect(followPointer(inserted, before, "/cards/2")).toBe("/cards/1");
    expect(followPointer(before, { cards: before.cards.toReversed() }, "/cards/0/title")).toBe("/cards/1/title");
    expect(followPointer(before, { cards: [{ title: "ax" }, { title: "b" }] }, "/cards/0/title")).toBe(
      "/cards/0/title",
    );
  });
});

it("takes only messages that a page of the preview sends", () => {
  const sound: FromPreview[] = [
    { type: "editor:page", path: "/", isFollowed: true },
    { type: "editor:select", nodes: ["/profile/name"], isText: true },
    { type: "editor:text", node: "/profile/name", text: "", revision: 1, isDone: false },
    { type: "editor:command", command: "undo" },
    { type: "editor:drop", list: "/pages/0/blocks", index: 0 },
    { type: "editor:place", box: undefined },
    { type: "editor:place", box: { top: 1, left: 1, width: 1, height: 1 } },
  ];
  for (const message of sound) expect(isFromPreview(message)).toBe(true);
  const forged = [
    undefined,
    "editor:page",
    { type: "constructor" },
    { type: "editor:page", path: 1, isFollowed: true },
    { type: "editor:select", nodes: "/profile" },
    { type: "editor:text", node: "/profile/name", text: { en: "" }, revision: 1 },
    { type: "editor:command", command: "remove" },
    { type: "editor:drop", list: "/pages", index: 0.5 },
    { type: "editor:place", box: { top: "1px" } },
  ];
  for (const message of forged) expect(isFromPreview(message)).toBe(false);
});

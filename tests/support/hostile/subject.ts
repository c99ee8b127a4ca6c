import { allowableCodes } from "../../../schema/check/all-messages.ts";
import { gatherContent } from "../../../schema/check/content-index/gather.ts";
import { contentNode, type StringNode } from "../../../schema/document/content-node.ts";
import { makeFullDocument } from "../arbitrary/full-document.ts";
import { copyJson, isObject, type JsonObject, objectsIn, setKey } from "../arbitrary/json.ts";
import { giveMeaning } from "../arbitrary/meaning.ts";

/**
 * Valid content with every key of the schema, on two pages that link to each other. Hostile texts are
 * put into it. It is made from the schema, so that a new field is not forgotten.
 */
export function makeSubject(): JsonObject {
  const document = copyJson(makeFullDocument());
  if (!isObject(document)) throw new Error("a document is an object");
  giveMeaning(document);
  const [first] = objectsIn(document.pages);
  if (!first) throw new Error("a document has a page");
  // A link replaces the button that opens the full text.
  for (const grid of objectsIn(first.blocks))
    for (const card of objectsIn(grid.cards)) if (card.details) delete card.link;
  // A video elsewhere beside the owner's own.
  const elsewhere = { type: "video", title: "A lap", url: "https://www.youtube.com/watch?v=aqz-KE-bpKQ" };
  first.blocks = [...objectsIn(first.blocks), elsewhere];
  // One page with every kind of text is enough: the other has what a link leads into.
  const blocks = objectsIn(first.blocks).filter(({ type }) => type === "publications");
  const second = { path: "/second", title: "Second", blocks: blocks.map((block) => ({ ...block, id: block.type })) };
  document.pages = [first, second];
  document.navigation = {
    ...toObject(document.navigation),
    links: [link("/"), link("/second"), link("/second#publications")],
  };
  // Its pages are then written anew, letter by letter.
  document.site = { ...toObject(document.site), protectContact: true };
  document.allow = [...allowableCodes];
  // Pictures are those of the sample.
  return withTexts(document, ({ kind }) => (kind === "file" ? "assets/photo.png" : undefined));
}

/** Every text of the subject, as the schema sees it. */
export function stringNodesOf(document: JsonObject): StringNode[] {
  return gatherContent(contentNode(document)).texts;
}

/** A copy in which some texts are others; where `choose` gives nothing, a text stays. */
export function withTexts(
  document: JsonObject,
  choose: (text: StringNode, index: number) => string | undefined,
): JsonObject {
  const copy = toObject(copyJson(document));
  stringNodesOf(document).forEach((text, index) => {
    const chosen = choose(text, index);
    if (chosen !== undefined) setAt(copy, text.pointer, chosen);
  });
  return copy;
}

function setAt(document: JsonObject, pointer: string, value: string): void {
  const keys = pointer.slice(1).split("/");
  const last = keys.pop() ?? "";
  let parent: unknown = document;
  for (const key of keys) parent = Array.isArray(parent) ? parent[Number(key)] : toObject(parent)[key];
  if (typeof parent !== "object" || parent === null) throw new Error(`nothing at ${pointer}`);
  setKey(parent, last, value);
}

function link(to: string): JsonObject {
  return { label: "Go", to, bar: "always", menu: true };
}

function toObject(value: unknown): JsonObject {
  return isObject(value) ? value : {};
}

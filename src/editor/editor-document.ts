import { type ContentNode, contentNode, visit } from "../../schema/document/content-node.ts";
import { ContentDocument } from "../../schema/document/document.ts";
import { mapContent } from "../../schema/document/map-content.ts";
import { mayBeFiled } from "../../schema/json-schema/filed-lists.ts";
import { isRecord } from "../../schema/json-schema/schema-parts.ts";
import { languagesOf } from "../../schema/language.ts";
import { JsonText } from "../../schema/source/json-text.ts";
import type { MappedSource } from "../../schema/source/source-text.ts";
import type { EditorFile } from "./editor-state.ts";

/** Where a value is written: a file, and the value's pointer in that file. */
export interface Place {
  source: JsonText;
  pointer: string;
}

/** The content with its lists inserted, made from the newest texts of its files. */
export class EditorDocument {
  readonly content: ContentDocument;
  readonly source: JsonText;
  /** The languages of the site, the default one first; empty if it has only one. */
  readonly languages: readonly string[];
  readonly #lists: ReadonlyMap<string, JsonText>;

  constructor(source: JsonText, lists: ReadonlyMap<string, JsonText>) {
    this.source = source;
    this.#lists = lists;
    const { value } = source;
    const site = isRecord(value) ? value["site"] : undefined;
    this.languages = (isRecord(site) && languagesOf(site["languages"])) || [];
    const sourceMap = new Map<string, MappedSource>([...lists].map(([at, list]) => [at, { source: list, at: "" }]));
    const whole =
      lists.size === 0
        ? value
        : mapContent(contentNode(value), (node, goOn) => lists.get(node.pointer)?.value ?? goOn(node));
    this.content = new ContentDocument(source, this.languages, { value: whole, sourceMap });
  }

  /** True if it is made of these texts. */
  isOf(source: JsonText, lists: ReadonlyMap<string, JsonText>): boolean {
    const isSame = source === this.source && lists.size === this.#lists.size;
    return isSame && [...lists].every(([at, list]) => this.#lists.get(at) === list);
  }

  /** The node at a pointer in the whole content; undefined if there is no such value. */
  find(pointer: string): ContentNode | undefined {
    const node = this.content.at(pointer);
    return node.value === undefined ? undefined : node;
  }

  /** Where a value is, or would be, written. */
  placeOf(pointer: string): Place {
    for (let end = pointer.length; end > 0; end = pointer.lastIndexOf("/", end - 1)) {
      const source = this.#lists.get(pointer.slice(0, end));
      if (source) return { source, pointer: pointer.slice(end) };
    }
    return { source: this.source, pointer };
  }
}

/**
 * Reads files into a document; undefined while the content file isn't JSON. Unchanged texts aren't parsed again.
 * @param before the last document, which is returned if nothing has changed
 */
export function readDocument(
  files: ReadonlyMap<string, EditorFile>,
  known: Map<string, JsonText>,
  before?: EditorDocument,
): EditorDocument | undefined {
  const parse = ({ path, text }: EditorFile) => {
    const last = known.get(path);
    const source = last?.text === text ? last : new JsonText(path, text);
    known.set(path, source);
    return source;
  };
  const main = [...files.values()].find(({ role }) => role === "content");
  const source = main && parse(main);
  if (!isRecord(source?.value)) return undefined;
  const lists = new Map<string, JsonText>();
  if ([...files.values()].some(({ role }) => role === "list"))
    visit(contentNode(source.value), (node) => {
      const { value } = node;
      const isFiled = node.parent?.schema.kind === "block" && mayBeFiled(node.schema, node.name) && isRecord(value);
      const file = isFiled ? files.get(String(value["file"])) : undefined;
      const list = file?.role === "list" ? parse(file) : undefined;
      if (list && Array.isArray(list.value)) lists.set(node.pointer, list);
      return isFiled ? "skip" : undefined;
    });
  return before?.isOf(source, lists) ? before : new EditorDocument(source, lists);
}

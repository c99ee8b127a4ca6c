import { XMLParser, XMLValidator } from "fast-xml-parser";
import { isRecord } from "../../../../schema/json-schema/schema-parts.ts";
import { groupBy } from "../../../../schema/source/group-by.ts";
import { SourceText } from "../../../../schema/source/source-text.ts";
import { maxDepth } from "../../../../schema/source/syntax/tree.ts";
import { CommandError } from "../../cli/command.ts";
import { shortenFault } from "../../fetch/feed/xml.ts";
import { Value } from "../tree/value.ts";
import { Budget, type TextFile } from "./budget.ts";

const settings = {
  preserveOrder: true,
  ignoreAttributes: false,
  attributeNamePrefix: "@",
  removeNSPrefix: true,
  parseTagValue: false,
  parseAttributeValue: false,
  // The five of XML, and characters by their number: what a DTD declares never comes here.
  htmlEntities: true,
  captureMetaData: true,
  maxNestedTags: maxDepth,
} as const;

/**
 * Reads XML: an element is an object of its attributes (`@code`) and its elements by their names, in lists where there are
 * several; one that holds words alone is a text. Document types are refused: entities may stand for other files, and for
 * more than a machine can hold.
 */
export function readXml({ name, text }: TextFile): Value {
  const source = new SourceText(name, text);
  const type = /<!(?:DOCTYPE|ENTITY)/i.exec(text);
  if (type) refuse(source, type.index, "it has a document type or entities of its own, which are not read.");
  const checked = XMLValidator.validate(text);
  if (checked !== true) {
    const { line, col, msg } = checked.err;
    // Of a text without any element it tells no column.
    const place = [name, line, col].filter((part) => part !== undefined).join(":");
    throw new CommandError(`${name} is not XML.\n\n${place}: ${shortenFault(msg)}`);
  }
  return readDocument(source, parse(source));
}

function parse(source: SourceText): unknown {
  try {
    return new XMLParser(settings).parse(source.text);
  } catch (error) {
    const reason = error instanceof Error ? error.message : String(error);
    throw new CommandError(`${source.file} can't be read as XML: ${reason}.`, { cause: error });
  }
}

function refuse(source: SourceText, offset: number, reason: string): never {
  const { line, column } = source.position(offset);
  throw new CommandError(`${source.file} was refused.\n\n${source.file}:${line}:${column}: ${reason}`);
}

function readDocument(source: SourceText, document: unknown): Value {
  const budget = new Budget({ name: source.file, text: source.text });
  const read = (content: unknown, place: string, depth: number, attributes: unknown): Value => {
    const parts: [string, Value][] = [];
    const words: string[] = [];
    if (isRecord(attributes))
      for (const [name, text] of Object.entries(attributes)) parts.push([name, new Value(place, String(text))]);
    for (const node of Array.isArray(content) ? content.filter(isRecord) : []) {
      const { ":@": own, "#text": text, ...elements } = node;
      if (typeof text === "string") words.push(text);
      for (const [name, inner] of Object.entries(elements)) {
        if (name.startsWith("?")) continue;
        budget.spend(depth);
        parts.push([name, read(inner, findPlace(node, source) ?? place, depth + 1, own)]);
      }
    }
    const text = new Value(place, words.join(" ").trim());
    if (parts.length === 0) return text;
    if (!text.isEmpty) parts.push(["#text", text]);
    const groups = groupBy(parts, ([name]) => name);
    return new Value(place, new Map([...groups].map(([name, same]) => [name, joinElements(same)])));
  };
  return read(document, source.file, 0, undefined);
}

/** Several elements of one name are a list. */
function joinElements(same: readonly (readonly [string, Value])[]): Value {
  const values = same.map(([, value]) => value);
  const [first, second] = values;
  return first && second === undefined ? first : new Value(first?.place ?? "", values);
}

/** The parser keeps where an element begins under a symbol of its own. */
function findPlace(node: object, source: SourceText): string | undefined {
  const [facts] = Object.getOwnPropertySymbols(node).map((symbol): unknown => Reflect.get(node, symbol));
  if (!isRecord(facts) || typeof facts["startIndex"] !== "number") return undefined;
  const { line, column } = source.position(facts["startIndex"]);
  return `${source.file}:${line}:${column}`;
}

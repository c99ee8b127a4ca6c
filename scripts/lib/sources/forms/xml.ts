import { XMLParser, XMLValidator } from "fast-xml-parser";
import { isRecord } from "../../../../schema/json-schema/schema-parts.ts";
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
  const budget = new Budget({ name, text });
  return readElement(parse(source), { source, budget, place: name, depth: 0 });
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

type XmlNode = Record<string, unknown>;

/** An element's content as the parser has it, in order, and what is known of the element. */
interface Context {
  source: SourceText;
  budget: Budget;
  place: string;
  depth: number;
  attributes?: unknown;
}

/** An element as an object; `@` begins the names of attributes. */
function readElement(nodes: unknown, { source, budget, place, depth, attributes }: Context): Value {
  const elements = new Map<string, Value[]>();
  const words: string[] = [];
  for (const node of Array.isArray(nodes) ? nodes.filter(isRecord) : []) {
    const { ":@": attributes, "#text": text, ...named } = node;
    if (typeof text === "string") words.push(text);
    for (const [name, inner] of Object.entries(named)) {
      if (name.startsWith("?")) continue;
      budget.spend(depth);
      const own = { source, budget, place: findPlace(node, source) ?? place, depth: depth + 1, attributes };
      const element = readElement(inner, own);
      const same = elements.get(name);
      if (same) same.push(element);
      else elements.set(name, [element]);
    }
  }
  const text = words.join(" ").trim();
  const given = Object.entries(isRecord(attributes) ? attributes : {}).filter(([, value]) => typeof value === "string");
  if (elements.size === 0 && given.length === 0) return new Value(place, text);
  return new Value(
    place,
    new Map([
      ...given.map(([name, value]): [string, Value] => [name, new Value(place, String(value))]),
      ...[...elements].map(([name, same]): [string, Value] => [name, joinElements(same)]),
      ...(text === "" ? [] : [["#text", new Value(place, text)] as const]),
    ]),
  );
}

/** Several elements of one name are a list. */
function joinElements([first, ...others]: readonly Value[]): Value {
  if (first === undefined) throw new Error("No element has this name");
  return others.length === 0 ? first : new Value(first.place, [first, ...others]);
}

/** The parser keeps where an element begins under a symbol of its own. */
function findPlace(node: XmlNode, source: SourceText): string | undefined {
  const [facts] = Object.getOwnPropertySymbols(node).map((symbol): unknown => Reflect.get(node, symbol));
  if (!isRecord(facts) || typeof facts["startIndex"] !== "number") return undefined;
  const { line, column } = source.position(facts["startIndex"]);
  return `${source.file}:${line}:${column}`;
}

import { XMLParser, XMLValidator } from "fast-xml-parser";
import { SourceText } from "../../../../schema/source/source-text.ts";
import { maxDepth } from "../../../../schema/source/syntax/tree.ts";
import { CommandError } from "../../cli/command.ts";
import { shortenFault } from "../../fetch/feed/xml.ts";
import { isRecord } from "../json-resume/reading.ts";
import type { Placed } from "../placed/placed.ts";
import { Budget } from "./budget.ts";
import type { TextFile } from "./form.ts";

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
export function readXml({ name, text }: TextFile): Placed {
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
  return write(readNodes(parse(source)), source, budget, { place: name, depth: 0 });
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

/** The elements and texts within an element, as the parser has them. */
function readNodes(value: unknown): XmlNode[] {
  return Array.isArray(value) ? value.filter(isRecord) : [];
}

/** An element as an object; `@` begins the names of attributes. */
function write(
  nodes: readonly XmlNode[],
  source: SourceText,
  budget: Budget,
  { place, depth }: { place: string; depth: number },
): Placed {
  const elements = new Map<string, Placed[]>();
  const words: string[] = [];
  for (const node of nodes) {
    const { ":@": attributes, "#text": text, ...element } = node;
    if (typeof text === "string") words.push(text);
    for (const [name, inner] of Object.entries(element)) {
      if (name.startsWith("?")) continue;
      budget.spend(depth);
      const where = findPlace(node, source) ?? place;
      const own = write(readNodes(inner), source, budget, { place: where, depth: depth + 1 });
      const element = withAttributes(own, isRecord(attributes) ? attributes : {});
      const same = elements.get(name);
      if (same) same.push(element);
      else elements.set(name, [element]);
    }
  }
  const fields = new Map([...elements].map(([name, same]) => [name, joinElements(same)]));
  const text = words.join(" ").trim();
  if (fields.size === 0) return { place, value: text };
  if (text !== "") fields.set("#text", { place, value: text });
  return { place, value: fields };
}

function withAttributes(element: Placed, attributes: XmlNode): Placed {
  const { place, value } = element;
  const given = Object.entries(attributes).flatMap(([name, text]): [string, Placed][] =>
    typeof text === "string" ? [[name, { place, value: text }]] : [],
  );
  if (given.length === 0) return element;
  const inner: [string, Placed][] = value instanceof Map ? [...value] : value === "" ? [] : [["#text", element]];
  return { place, value: new Map([...given, ...inner]) };
}

/** Several elements of one name are a list. */
function joinElements(same: readonly Placed[]): Placed {
  const [first = { place: "", value: null }, ...others] = same;
  return others.length === 0 ? first : { place: first.place, value: same };
}

/** The parser keeps where an element begins under a symbol of its own. */
function findPlace(node: XmlNode, source: SourceText): string | undefined {
  const [facts] = Object.getOwnPropertySymbols(node).map((symbol): unknown => Reflect.get(node, symbol));
  if (!isRecord(facts) || typeof facts["startIndex"] !== "number") return undefined;
  const { line, column } = source.position(facts["startIndex"]);
  return `${source.file}:${line}:${column}`;
}

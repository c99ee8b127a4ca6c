import { XMLParser, XMLValidator } from "fast-xml-parser";
import { isRecord } from "../../../../schema/json-schema/schema-parts.ts";

/** An element of XML, its name with the prefix as it is written; what is in it is in order. */
export interface XmlElement {
  name: string;
  attributes: Readonly<Record<string, unknown>>;
  children: readonly (XmlElement | string)[];
}

const parser = new XMLParser({
  ignoreAttributes: false,
  attributeNamePrefix: "",
  parseTagValue: false,
  parseAttributeValue: false,
  preserveOrder: true,
  trimValues: false,
});

/** The validator lists all elements that are open. */
export function shortenFault(message: string): string {
  return message.length > 200 ? `${message.slice(0, 199)}…` : message;
}

/** @throws {Error} that says in words what is wrong, where it is no XML or is nested deeper than any feed */
export function readXml(xml: string): readonly (XmlElement | string)[] {
  const fault = XMLValidator.validate(xml);
  if (fault !== true) throw new Error(`${shortenFault(fault.err.msg)} (line ${fault.err.line})`);
  const parsed: unknown = parser.parse(xml);
  return readNodes(parsed);
}

const attributesKey = ":@";

/** The parser gives for an element an object of one key, its name, and one for its attributes. */
function readNodes(parsed: unknown): (XmlElement | string)[] {
  if (!Array.isArray(parsed)) return [];
  return parsed.filter(isRecord).flatMap((node): (XmlElement | string)[] => {
    const name = Object.keys(node).find((key) => key !== attributesKey);
    if (name === undefined) return [];
    if (name === "#text") return [String(node[name])];
    const attributes = node[attributesKey];
    return [{ name, attributes: isRecord(attributes) ? attributes : {}, children: readNodes(node[name]) }];
  });
}

/** The elements of this name, right in others or in those of the way to them. */
export function childrenOf(
  parent: Pick<XmlElement, "children"> | undefined,
  ...[name, ...inner]: readonly string[]
): XmlElement[] {
  const own = (parent?.children ?? []).flatMap((child) =>
    typeof child === "object" && child.name === name ? [child] : [],
  );
  return inner.length === 0 ? own : own.flatMap((child) => childrenOf(child, ...inner));
}

/** All words in an element, in their order: of HTML that is written as text, its source. */
export function textIn(element: XmlElement | undefined): string {
  const parts = (element?.children ?? []).map((child) => (typeof child === "string" ? child : textIn(child)));
  return parts.join("");
}

/** XML without its comments and CDATA sections: what looks like a mark in these is none. */
export function withoutAsides(xml: string): string {
  const opening = /<!--|<!\[CDATA\[/g;
  const parts: string[] = [];
  let at = 0;
  for (let found = opening.exec(xml); found; found = opening.exec(xml)) {
    parts.push(xml.slice(at, found.index));
    const close = found[0] === "<!--" ? "-->" : "]]>";
    const end = xml.indexOf(close, opening.lastIndex);
    at = end === -1 ? xml.length : end + close.length;
    opening.lastIndex = at;
  }
  return parts.join("") + xml.slice(at);
}

import { SaxesParser } from "saxes";
import { maxDepth } from "../../../schema/source/syntax/tree.ts";

/** An XML element; its name includes the prefix. */
export interface XmlElement {
  name: string;
  attributes: Readonly<Record<string, string>>;
  children: (XmlElement | string)[];
  /** The offset of its start tag in the text. */
  offset: number;
}

/** The reason why a text can't be parsed as XML, and its offset. */
export class XmlError extends Error {
  readonly offset: number;

  constructor(reason: string, offset: number) {
    super(reason);
    this.offset = offset;
  }
}

/** XML errors to ignore, because programs write these: `&nbsp;`, and control characters. */
const passedOver = /: (?:undefined entity|disallowed character)\.$/;

/**
 * Parses XML of unknown origin. The returned element contains the root element. Document types are refused: entities
 * may include other files, or expand to more than the memory holds.
 * @throws {XmlError}
 */
export function parseUntrustedXml(text: string): XmlElement {
  const document: XmlElement = { name: "", attributes: {}, children: [], offset: 0 };
  const open = [document];
  const parser = new SaxesParser();
  // A tag contains no "<" after its first.
  const offset = () => Math.max(0, text.lastIndexOf("<", parser.position - 1));
  const refuse = (reason: string, at = offset()) => {
    throw new XmlError(reason, at);
  };
  const add = (child: XmlElement | string) => open.at(-1)?.children.push(child);
  parser.on("opentag", ({ name, attributes }) => {
    const element = { name, attributes, children: [], offset: offset() };
    add(element);
    if (open.push(element) > maxDepth) refuse(`its elements are nested more than ${maxDepth} levels deep`);
  });
  parser.on("closetag", () => open.pop());
  parser.on("text", add);
  parser.on("cdata", add);
  parser.on("doctype", () =>
    refuse("it has a document type or defines entities of its own, which are not read", text.indexOf("<!DOCTYPE")),
  );
  parser.on("error", ({ message }) => {
    if (!passedOver.test(message)) refuse(message.replace(/^[\d:]+ |\.$/g, ""));
  });
  parser.write(text).close();
  return document;
}

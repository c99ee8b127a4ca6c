import { SaxesParser } from "saxes";
import { maxDepth } from "../../../schema/source/syntax/tree.ts";

/** An element of XML, its name with the prefix as it is written; what is in it is in order. */
export interface XmlElement {
  name: string;
  attributes: Readonly<Record<string, string>>;
  children: (XmlElement | string)[];
  /** Where its start tag begins in the text. */
  offset: number;
}

/** Why a text isn't read as XML, and at which place of it. */
export class XmlError extends Error {
  readonly offset: number;

  constructor(reason: string, offset: number) {
    super(reason);
    this.offset = offset;
  }
}

/** What programs write though XML has no such thing: `&nbsp;`, and control characters. */
const passedOver = /: (?:undefined entity|disallowed character)\.$/;

/**
 * Parses XML of others to an element that holds its outermost one. Document types are refused: entities may stand for
 * other files, and for more than a machine can hold.
 * @throws {XmlError}
 */
export function parseForeignXml(text: string): XmlElement {
  const document: XmlElement = { name: "", attributes: {}, children: [], offset: 0 };
  const open = [document];
  const parser = new SaxesParser();
  // Within a tag stands no "<".
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

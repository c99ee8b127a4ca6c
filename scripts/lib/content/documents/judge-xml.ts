import { SaxesParser } from "saxes";
import { findActivePart } from "./find-active-part.ts";

/** In characters; several times the length that Illustrator writes. Bounds the work of the patterns below. */
const longestType = 10_000;

const html = "http://www.w3.org/1999/xhtml";

/** Deeper than any drawing needs. XML parsers in browsers stop at a similar depth (libxml2: 256). */
const deepest = 250;

/**
 * The document type that drawing programs write: a name, public and system identifiers (browsers load neither), and
 * entities for plain text. Anything else could add attributes to elements or hide markup.
 */
const documentType =
  /^\s*[\w:.-]+(?:\s+(?:PUBLIC\s+(?:"[^"]*"|'[^']*')|SYSTEM)\s+(?:"[^"]*"|'[^']*'))?\s*(?:\[(?<inner>[^\]]*)\]\s*)?$/;
const entity = /<!ENTITY\s+(?<name>[a-z_][\w.-]*)\s+(?:"(?<double>[^"<&%]{0,200})"|'(?<single>[^'<&%]{0,200})')\s*>/gi;

/**
 * The reason why an XML document, such as a drawing, can't be published; undefined if it is well-formed and runs
 * nothing when it is opened at its own address. A strict parser of UTF-8 reads the same tokens as browsers do.
 * @returns the end of a sentence whose subject is the file ("it …")
 */
export function judgeXml(text: string): string | undefined {
  let found: string | undefined;
  const parser = new SaxesParser({ xmlns: true, defaultXMLVersion: "1.0", forceXMLVersion: true });
  const refuse = (reason: string) => {
    found = reason;
    throw new Error(reason);
  };
  const refusePart = (part: string) =>
    refuse(`it holds ${part}, which a drawing has no need of and browsers would run`);
  parser.on("xmldecl", ({ encoding }) => {
    const isAscii = /^(?:us-)?ascii$/i.test(encoding ?? "") && !/[^\0-\x7f]/.test(text);
    if (encoding !== undefined && !/^utf-?8$/i.test(encoding) && !isAscii)
      refuse(`it says that its encoding is ${encoding}: save it as UTF-8`);
  });
  parser.on("doctype", (type) => {
    const form = type.length > longestType ? null : documentType.exec(type);
    const inner = form?.groups?.["inner"] ?? "";
    if (!form || inner.replace(entity, "").trim() !== "")
      refuse("its <!DOCTYPE> does more than to name its type: take out what is between [ and ]");
    for (const { groups: { name = "", double, single } = {} } of inner.matchAll(entity)) {
      // The first declaration counts (XML 1.0, section 4.2).
      if (parser.ENTITIES[name] === undefined) parser.ENTITIES[name] = double ?? single ?? "";
    }
  });
  parser.on("processinginstruction", ({ target }) => {
    if (/^xml-stylesheet$/i.test(target)) refusePart("<?xml-stylesheet?>");
  });
  let depth = 0;
  parser.on("opentag", ({ name, uri, attributes }) => {
    depth += 1;
    if (depth > deepest) refuse(`its elements are more than ${deepest} deep within each other`);
    const part = findActivePart(name, Object.values(attributes)) ?? (uri === html ? "HTML" : undefined);
    if (part !== undefined) refusePart(part);
  });
  parser.on("closetag", () => {
    depth -= 1;
  });
  try {
    parser.write(text).close();
  } catch (error) {
    if (!(error instanceof Error)) throw error;
    const said = error.message.replace(/^[0-9:]+ |\.$/g, "");
    return found ?? `it is no well-formed XML: in line ${parser.line}, ${said}`;
  }
  return found;
}

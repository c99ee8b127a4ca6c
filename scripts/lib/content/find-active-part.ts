import { parseFragment } from "parse5";

/** Elements by which a drawing runs code, shows other documents, or can put an address into a link later. */
const activeElement = /^(?:script|handler|listener|foreignobject|iframe|embed|object|animate|set)$/;

/**
 * A start tag's name and attributes; or a comment, text or declaration, which may hold what only looks like a tag.
 * Browsers read the file as XML: one that is read as HTML hides tags in what HTML takes for text, or leaves out; one
 * that is read by fast-xml-parser hides them between quotation marks of processing instructions.
 */
const tags =
  /<!--[\s\S]*?-->|<!\[CDATA\[[\s\S]*?\]\]>|<\?[\s\S]*?\?>|<![A-Z]+(?:[^"'<>]|"[^"]*"|'[^']*')*|<([^\s/<>!?]+)((?:[^"'<>]|"[^"]*"|'[^']*')*)>/g;

/**
 * What in an SVG file can do something when the file is opened by its own address, where no page's policy holds;
 * undefined where it is but a drawing. Browsers run nothing of a drawing in an `<img>`. The file is well-formed XML.
 */
export function findActivePart(svg: string): string | undefined {
  // Entities could stand for any of the others, and a list of attributes gives them to elements that don't show them.
  if (/<!ENTITY/i.test(svg)) return "<!ENTITY>";
  if (/<!ATTLIST/i.test(svg)) return "<!ATTLIST>";
  if (/<\?xml-stylesheet/i.test(svg)) return "<?xml-stylesheet?>";
  for (const [, name, attributes] of svg.matchAll(tags)) {
    const found = name === undefined ? undefined : findInTag(name, readAttributes(attributes ?? ""));
    if (found !== undefined) return found;
  }
  return undefined;
}

interface Attribute {
  name: string;
  value: string;
}

/** Attributes are written alike in XML and HTML. */
function readAttributes(text: string): Attribute[] {
  const [element] = text.trim() === "" ? [] : parseFragment(`<i ${text}>`).childNodes;
  return element && "attrs" in element ? element.attrs : [];
}

function findInTag(tag: string, attributes: readonly Attribute[]): string | undefined {
  const name = tag.toLowerCase().replace(/^.*:/, "");
  if (activeElement.test(name) && !(isMotion(name) && !attributes.some(movesAddress))) return `<${name}>`;
  const active = attributes.find(
    (attribute) => /^on/i.test(attribute.name) || (isAddress(attribute.name) && !isPassive(attribute.value)),
  );
  if (active) return `${active.name}=`;
  return attributes.some(makesHtml) ? "HTML" : undefined;
}

const isMotion = (name: string) => name === "animate" || name === "set";
const isAddress = (name: string) => /^(?:[^:]+:)?href$/i.test(name);

/** Forms, frames and whatever else HTML has work in a drawing as they do in a page. */
const makesHtml = ({ name, value }: Attribute) => /^xmlns\b/.test(name) && value === "http://www.w3.org/1999/xhtml";

function movesAddress({ name, value }: Attribute): boolean {
  return name.toLowerCase() === "attributename" && isAddress(value.trim());
}

/** Browsers leave out control characters and spaces before they look for the scheme. */
function isPassive(address: string): boolean {
  const scheme = /^([a-z][a-z0-9+.-]*):/i.exec(address.replace(/[^!-\u{10ffff}]/gu, ""))?.[1]?.toLowerCase();
  return scheme === undefined || scheme === "https" || scheme === "http" || /^\s*data:image\//i.test(address);
}

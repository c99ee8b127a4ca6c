import { parseFragment, type DefaultTreeAdapterTypes as Tree } from "parse5";

/** Elements by which a drawing runs code, shows other documents, or can put an address into a link later. */
const activeElements = new Set(["handler", "listener", "foreignobject", "iframe", "embed", "object", "animate", "set"]);

/**
 * What in an SVG file can do something when the file is opened by its own address, where no page's policy holds;
 * undefined where it is but a drawing. Browsers run nothing of a drawing in an `<img>`.
 */
export function findActivePart(svg: string): string | undefined {
  // Entities could stand for any of the others.
  if (/<!ENTITY/i.test(svg)) return "<!ENTITY>";
  if (/<\?xml-stylesheet/i.test(svg)) return "<?xml-stylesheet?>";
  // Also where a reader of HTML, unlike one of XML, would take it for text.
  if (/<(?:[\w.-]+:)?script\b/i.test(svg)) return "<script>";
  return findIn(parseFragment(svg));
}

function findIn(parent: Tree.ParentNode): string | undefined {
  for (const node of parent.childNodes) {
    if (!("tagName" in node)) continue;
    const found = findInElement(node) ?? findIn(node);
    if (found !== undefined) return found;
  }
  return undefined;
}

function findInElement({ tagName, attrs }: Tree.Element): string | undefined {
  const name = tagName.toLowerCase().replace(/^.*:/, "");
  if (activeElements.has(name) && !(isMotion(name) && !attrs.some(movesAddress))) return `<${name}>`;
  const active = attrs.find(
    (attribute) => /^on/i.test(attribute.name) || (isAddress(attribute.name) && !isPassive(attribute.value)),
  );
  return active && `${active.name}=`;
}

const isMotion = (name: string) => name === "animate" || name === "set";
const isAddress = (name: string) => /^(?:xlink:)?href$/i.test(name);

function movesAddress({ name, value }: { name: string; value: string }): boolean {
  return name.toLowerCase() === "attributename" && isAddress(value.trim());
}

/** Browsers leave out control characters and spaces before they look for the scheme. */
function isPassive(address: string): boolean {
  const scheme = /^([a-z][a-z0-9+.-]*):/i.exec(address.replace(/[^!-\u{10ffff}]/gu, ""))?.[1]?.toLowerCase();
  return scheme === undefined || scheme === "https" || scheme === "http" || /^\s*data:image\//i.test(address);
}

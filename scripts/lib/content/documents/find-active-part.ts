/** Elements by which a drawing runs code, shows other documents, or can set a link's address later. */
const activeElement = /^(?:script|handler|listener|foreignobject|iframe|embed|object|set|animate.*)$/;

export interface Attribute {
  name: string;
  value: string;
}

/**
 * Names the first active part of a start tag: one that can run something when the document is opened at its own
 * address, where no page's policy applies. Undefined if there is none. Elements are matched by local name in any
 * namespace and any case, so the result holds for XML and HTML parsers.
 */
export function findActivePart(tag: string, attributes: readonly Attribute[]): string | undefined {
  const name = localName(tag);
  const isMotion = name === "set" || name.startsWith("animate");
  if (activeElement.test(name) && !(isMotion && !attributes.some(movesAddress))) return `<${name}>`;
  const active = attributes.find(
    (attribute) => /^on/i.test(attribute.name) || (isAddress(attribute.name) && !isPassive(attribute.value, name)),
  );
  return active && `${active.name}=`;
}

/** An element's name in lower case, without its namespace prefix. */
const localName = (tag: string) => tag.toLowerCase().replace(/^.*:/, "");

/** Attributes that contain an address, with any prefix. `xml:base` changes what relative addresses resolve to. */
const isAddress = (name: string) => /^(?:[^:]+:)?(?:href|src|action|formaction|data|base)$/i.test(name);

function movesAddress({ name, value }: Attribute): boolean {
  return name.toLowerCase() === "attributename" && isAddress(value.trim());
}

/**
 * True if following the address runs nothing. Browsers strip control characters and spaces before they read the scheme.
 * A `data:` picture is passive only in elements that show pictures: `<use>` makes its elements part of this document.
 */
function isPassive(address: string, element: string): boolean {
  const scheme = /^([a-z][a-z0-9+.-]*):/i.exec(address.replace(/[^!-\u{10ffff}]/gu, ""))?.[1]?.toLowerCase();
  if (scheme === "data") return /^(?:image|img|feimage)$/.test(element) && /^\s*data:image\//i.test(address);
  return scheme === undefined || ["https", "http", "mailto", "tel"].includes(scheme);
}

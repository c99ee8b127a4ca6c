/** Elements by which a drawing runs code, shows other documents, or can put an address into a link later. */
const activeElement = /^(?:script|handler|listener|foreignobject|iframe|embed|object|set|animate.*)$/;

export interface Attribute {
  name: string;
  value: string;
}

/**
 * Names what in a start tag can act when its document is opened by its own address, where no page's policy holds;
 * undefined if nothing can. Elements are judged by their local names in any namespace and in any case, so that the
 * answer is right for a reader of XML and for a reader of HTML.
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

/** An element's name in lower case, without the prefix of its namespace. */
const localName = (tag: string) => tag.toLowerCase().replace(/^.*:/, "");

/** Attributes that hold an address, with any prefix; `xml:base` changes where others lead. */
const isAddress = (name: string) => /^(?:[^:]+:)?(?:href|src|action|formaction|data|base)$/i.test(name);

function movesAddress({ name, value }: Attribute): boolean {
  return name.toLowerCase() === "attributename" && isAddress(value.trim());
}

/**
 * True if following an address runs nothing. Browsers leave out control characters and spaces before they look for the
 * scheme. A picture in a `data:` address is passive only where it is shown as a picture: `<use>` makes its elements
 * part of this document.
 */
function isPassive(address: string, element: string): boolean {
  const scheme = /^([a-z][a-z0-9+.-]*):/i.exec(address.replace(/[^!-\u{10ffff}]/gu, ""))?.[1]?.toLowerCase();
  if (scheme === "data") return /^(?:image|img|feimage)$/.test(element) && /^\s*data:image\//i.test(address);
  return scheme === undefined || ["https", "http", "mailto", "tel"].includes(scheme);
}

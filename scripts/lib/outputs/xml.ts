/** What XML 1.0 has no way to say: controls but for tabs and new lines, halves of pairs, two noncharacters. */
const unsayable = /[^\P{Cc}\t\n\r\u007f-\u009f]|\p{Cs}|[\ufffe\uffff]/gu;

/** Text as it may stand in an element of XML, or in an attribute. */
export function escapeXml(text: string): string {
  return text.replace(unsayable, "").replace(/[&<>"']/g, (character) => `&#${character.charCodeAt(0)};`);
}

/** An address as XML has it, its letters outside of ASCII escaped. */
export function formatAddress(address: string): string {
  return escapeXml(new URL(address).href);
}

/** An element that holds a text; nothing where there is none. */
export function element(name: string, text: string | undefined): string {
  return text === undefined ? "" : `<${name}>${escapeXml(text)}</${name}>`;
}

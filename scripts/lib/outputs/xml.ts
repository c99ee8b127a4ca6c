/** Invalid in XML 1.0: C0 controls except tab and line ends, lone surrogates, U+FFFE and U+FFFF. */
const unsayable = /[^\P{Cc}\t\n\r\u007f-\u009f]|\p{Cs}|[\ufffe\uffff]/gu;

export function escapeXml(text: string): string {
  return text.replace(unsayable, "").replace(/[&<>"']/g, (character) => `&#${character.charCodeAt(0)};`);
}

/** Writes an address for XML, with characters outside ASCII percent-encoded. */
export function formatAddress(address: string): string {
  return escapeXml(new URL(address).href);
}

/** Writes an element with text, or nothing if the text is undefined. */
export function element(name: string, text: string | undefined): string {
  return text === undefined ? "" : `<${name}>${escapeXml(text)}</${name}>`;
}

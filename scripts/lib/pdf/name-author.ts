/**
 * Names a PDF's author, which Chromium leaves out, where it has written what it calls itself and the machine that it
 * runs on. Not a byte moves, so that every place in the file stays where the file says it is; a name that is too long
 * for that is left out.
 */
export function nameAuthor(pdf: Uint8Array, author: string): Uint8Array {
  const text = Buffer.from(pdf).toString("latin1");
  const entry = /\/Creator \((?:[^()\\]|\\.|\([^()]*\))*\)/.exec(text);
  if (!entry) return pdf;
  const [creator] = entry;
  // UTF-16, the high byte first, as PDF has texts that are not Latin alone (ISO 32000-1, 7.9.2.2).
  const name = `/Author <feff${Buffer.from(author, "utf16le").swap16().toString("hex")}>`;
  const written = (name.length <= creator.length ? name : "").padEnd(creator.length);
  return Buffer.from(text.slice(0, entry.index) + written + text.slice(entry.index + creator.length), "latin1");
}

import { webAddress } from "../../../../schema/primitives.ts";

/** A web address as content takes it, or what is wrong with the text. */
export interface ReadAddress {
  address: string | undefined;
  remark: string | undefined;
}

/** Reads a web address as people write it, with or without its scheme. */
export function readAddress(raw: string): ReadAddress {
  const text = raw.trim();
  if (isAddress(text)) return { address: text, remark: undefined };
  const mended = mend(text);
  if (mended !== undefined && isAddress(mended)) {
    return { address: mended, remark: `${JSON.stringify(text)} was read as ${mended}` };
  }
  return { address: undefined, remark: `isn't a web address (${JSON.stringify(raw)}); it was left out.` };
}

function isAddress(text: string): boolean {
  return webAddress.safeParse(text).success && URL.canParse(text);
}

/** Adds a scheme to what looks like a host and a path, and writes spaces as addresses do. */
function mend(text: string): string | undefined {
  const spaced = text
    .replace(/\s/g, "%20")
    .replace(/^(https?):\/+/i, (_, scheme: string) => `${scheme.toLowerCase()}://`);
  if (/^https?:\/\//.test(spaced)) return spaced;
  const bare = spaced.replace(/^\/\//, "");
  return /^[\p{L}\p{N}-]+(?:\.[\p{L}\p{N}-]+)*\.\p{L}{2,}(?::[0-9]+)?(?:[/?#].*)?$/u.test(bare)
    ? `https://${bare}`
    : undefined;
}

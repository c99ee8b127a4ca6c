import { webAddress } from "../../../schema/primitives.ts";

/** Values in JSON Schema's formats, which are stricter than content's. Undefined if a value has no such format. */

/** Parses a URL. `URL.canParse` is avoided: once optimized by Node 20, it refuses every character such as ü. */
export function parseUrl(address: string, base?: string): URL | undefined {
  try {
    return new URL(address, base);
  } catch {
    return undefined;
  }
}

export function isAddress(text: string): boolean {
  return webAddress.safeParse(text).success && parseUrl(text) !== undefined;
}

/** Adds a scheme to a text that looks like a host and a path, and encodes spaces. */
export function fixAddress(text: string): string | undefined {
  const spaced = text
    .replace(/\s/g, "%20")
    .replace(/^(https?):\/+/i, (_, scheme: string) => `${scheme.toLowerCase()}://`);
  if (/^https?:\/\//.test(spaced)) return spaced;
  const bare = spaced.replace(/^\/\//, "");
  const isHost = /^[\p{L}\p{N}-]+(?:\.[\p{L}\p{N}-]+)*\.\p{L}{2,}(?::[0-9]+)?(?:[/?#].*)?$/u.test(bare);
  return isHost ? `https://${bare}` : undefined;
}

/** Writes a web, mail or telephone address per RFC 3986. Anchors and paths are resolved against `base`. */
export function writeUri(href: string | undefined, base: string): string | undefined {
  const url = href === undefined ? undefined : parseUrl(href, base);
  if (!url) return undefined;
  const { protocol, host, pathname, search, hash } = url;
  if (!/^[\w.~!$&'()*+,;=:[\]-]*$/.test(host)) return undefined;
  const rest = `${escapeRest(pathname)}${escapeRest(search)}${hash && `#${escapeRest(hash.slice(1)).replaceAll("#", "%23")}`}`;
  const uri = `${protocol}${host ? "//" : ""}${host}${rest}`;
  // A valid address keeps its spelling.
  return uri === `${href}/` ? href : uri;
}

/** Escapes characters that RFC 3986 forbids and the URL standard allows. */
function escapeRest(part: string): string {
  return part.replace(/%(?![0-9A-Fa-f]{2})/g, "%25").replace(/[^\w.~:/?#@!$&'()*+,;=%-]/gu, encodeURIComponent);
}

/** Writes an e-mail address as RFC 5321 requires, with its host in ASCII. */
export function writeEmail(address: string | undefined): string | undefined {
  const [, local = "", domain = ""] = /^(.+)@([^@]+)$/.exec(address ?? "") ?? [];
  const host = parseUrl(`https://${domain}`)?.hostname ?? "";
  const isLocal = /^[\w!#$%&'*+/=?^`{|}~-]+(?:\.[\w!#$%&'*+/=?^`{|}~-]+)*$/.test(local);
  const isHost = /^(?:[a-z0-9](?:[a-z0-9-]*[a-z0-9])?\.)+[a-z0-9](?:[a-z0-9-]*[a-z0-9])?$/.test(host);
  return isLocal && isHost ? `${local}@${host}` : undefined;
}

/** Returns a date if JSON Resume allows its year, 1000 to 2999. */
export function writeDate(date: string | undefined): string | undefined {
  return date !== undefined && /^[12]/.test(date) ? date : undefined;
}

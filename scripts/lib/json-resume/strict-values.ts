/** Values as JSON Schema's formats demand them, narrower than content's; undefined where a value has no such form. */

/** An address that is one. Once Node 20 has optimized `URL.canParse`, that refuses every letter such as ü. */
export function parseUrl(address: string, base?: string): URL | undefined {
  try {
    return new URL(address, base);
  } catch {
    return undefined;
  }
}

/** A web, mail or telephone address by RFC 3986; an anchor or a relative path is made whole by `base`. */
export function writeUri(href: string | undefined, base: string): string | undefined {
  const url = href === undefined ? undefined : parseUrl(href, base);
  if (!url) return undefined;
  const { protocol, host, pathname, search, hash } = url;
  if (!/^[\w.~!$&'()*+,;=:[\]-]*$/.test(host)) return undefined;
  const rest = `${escapeRest(pathname)}${escapeRest(search)}${hash && `#${escapeRest(hash.slice(1)).replaceAll("#", "%23")}`}`;
  const uri = `${protocol}${host ? "//" : ""}${host}${rest}`;
  // What is right already stays as it was written.
  return uri === `${href}/` ? href : uri;
}

/** Escapes what the URL standard leaves as it is and RFC 3986 does not. */
function escapeRest(part: string): string {
  return part.replace(/%(?![0-9A-Fa-f]{2})/g, "%25").replace(/[^\w.~:/?#@!$&'()*+,;=%-]/gu, encodeURIComponent);
}

/** An e-mail address by RFC 5321, its host in ASCII. */
export function writeEmail(address: string | undefined): string | undefined {
  const [, local = "", domain = ""] = /^(.+)@([^@]+)$/.exec(address ?? "") ?? [];
  const host = parseUrl(`https://${domain}`)?.hostname ?? "";
  const isLocal = /^[\w!#$%&'*+/=?^`{|}~-]+(?:\.[\w!#$%&'*+/=?^`{|}~-]+)*$/.test(local);
  const isHost = /^(?:[a-z0-9](?:[a-z0-9-]*[a-z0-9])?\.)+[a-z0-9](?:[a-z0-9-]*[a-z0-9])?$/.test(host);
  return isLocal && isHost ? `${local}@${host}` : undefined;
}

/** A date of a year that JSON Resume knows: from 1000 to 2999. */
export function writeDate(date: string | undefined): string | undefined {
  return date !== undefined && /^[12]/.test(date) ? date : undefined;
}

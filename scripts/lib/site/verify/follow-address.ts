/** Where an address leads within a site: a file's path under the site's folder, and an anchor in it. */
export interface Destination {
  /** Undefined where the address is under the site's host but outside of the site. */
  path: string | undefined;
  anchor: string;
}

/**
 * Follows an address on a page as a browser and a static host do; undefined where it leads out of the site. Full
 * addresses do, also those of this host: what else stands there is not for a build to know.
 * @param base the site's path on its host, without a slash at its end
 * @param pathname the page's own path on the host
 */
export function followAddress(address: string, base: string, pathname: string): Destination | undefined {
  if (/^(?:[a-z][a-z0-9+.-]*:|\/\/)/i.test(address)) return undefined;
  const url = new URL(address, `http://site.invalid${encodeURI(pathname)}`);
  const anchor = decode(url.hash.slice(1));
  const place = decode(url.pathname);
  if (!place.startsWith(`${base}/`)) return { path: undefined, anchor };
  const path = place.slice(base.length + 1);
  return { path: path === "" || path.endsWith("/") ? `${path}index.html` : path, anchor };
}

function decode(text: string): string {
  try {
    return decodeURIComponent(text);
  } catch {
    return text;
  }
}

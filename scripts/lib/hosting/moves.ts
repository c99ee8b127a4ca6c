import type { Move } from "../../../schema/resolve/resolve-content.ts";
import { renderMoved } from "../../../src/document/moved.ts";
import type { SiteFile } from "../files/site-file.ts";

/** A redirect between two paths on the host, with the base path. */
export interface Redirect {
  from: string;
  to: string;
}

/** The redirects of moved pages, from addresses with and without the final slash. */
export function listRedirects(base: string, moves: readonly Move[]): Redirect[] {
  return moves.flatMap(({ from, to }) => {
    const bare = `${base}${from.replace(/\/$/, "")}`;
    const addresses = /\.html?$/.test(bare) ? [bare] : [bare, `${bare}/`];
    return addresses.map((address) => ({ from: address, to: to.href }));
  });
}

/** Pages at the old addresses, for hosts without redirects. */
export function listMovedPages(moves: readonly Move[]): SiteFile<string>[] {
  return moves.map(({ from, to }) => {
    const path = from.replace(/^\/|\/$/g, "");
    return { path: /\.html?$/.test(path) ? path : `${path}/index.html`, make: () => renderMoved(to) };
  });
}

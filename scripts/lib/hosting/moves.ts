import type { Move } from "../../../schema/resolve/resolve-content.ts";
import { renderMoved } from "../../../src/document/moved.ts";
import type { SiteFile } from "../files/site-file.ts";

/** An address of the site, its base path included, and where it leads. */
export interface Redirect {
  from: string;
  to: string;
}

/** The redirects of pages that have moved: an address without its slash leads on, too. */
export function listRedirects(base: string, moves: readonly Move[]): Redirect[] {
  return moves.flatMap(({ from, to }) => {
    const bare = `${base}${from.replace(/\/$/, "")}`;
    const addresses = /\.html?$/.test(bare) ? [bare] : [bare, `${bare}/`];
    return addresses.map((address) => ({ from: address, to: to.href }));
  });
}

/** A page in each old place, for hosts that have no redirects. */
export function listMovedPages(moves: readonly Move[]): SiteFile<string>[] {
  return moves.map(({ from, to }) => {
    const path = from.replace(/^\/|\/$/g, "");
    return { path: /\.html?$/.test(path) ? path : `${path}/index.html`, make: () => renderMoved(to) };
  });
}

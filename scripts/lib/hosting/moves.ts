import type { PageData } from "../../../schema/resolve/page-data.ts";
import type { Move } from "../../../schema/resolve/resolve-content.ts";
import { directionAttribute, escapeHtml, renderText } from "../../../src/document/html.ts";
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

/** A page in place of one that moved, for hosts without redirects. It redirects by `meta` and has a link. @internal */
export function renderMoved({ href, url, title, name, shell }: PageData): string {
  const { language, direction } = shell;
  return [
    `<!doctype html><html lang="${escapeHtml(language)}"${directionAttribute(direction)}><head><meta charset="utf-8">`,
    `<meta http-equiv="Content-Security-Policy" content="default-src 'none'; base-uri 'none'; form-action 'none'">`,
    `<title>${escapeHtml(title)}</title><meta name="robots" content="noindex">`,
    `<link rel="canonical" href="${escapeHtml(url)}"><meta name="viewport" content="width=device-width">`,
    `<meta name="color-scheme" content="light dark"><meta http-equiv="refresh" content="0; url=${escapeHtml(href)}">`,
    `</head><body><main><h1>${renderText(shell.labels.moved)}</h1><p><a href="${escapeHtml(href)}">${escapeHtml(name)}</a></p></main></body></html>`,
  ].join("");
}

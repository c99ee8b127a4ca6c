import type { PageData } from "../../schema/resolve/page-data.ts";
import { directionAttribute, escapeHtml, renderText } from "./html.ts";

/** A page in place of one that moved, for hosts without redirects. It redirects by `meta` and has a link. */
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

import type { CvData } from "../../../schema/resolve/cv.ts";
import { directionAttribute } from "../direction.ts";
import { escapeHtml } from "../escape-html.ts";
import { themeCss } from "../theme-css.ts";

const paper = [
  "@page{margin:15mm}",
  "html{color-scheme:light!important}",
  "body{orphans:2;widows:2}",
  "article,header{break-inside:avoid}",
  "h2,h3{break-after:avoid}",
].join("");

/** Puts a rendered CV into a document of its own: no script, nothing to load. */
export function writeCvDocument(cv: CvData, html: string, css: string): string {
  return [
    `<!doctype html><html lang="${escapeHtml(cv.language)}"${directionAttribute(cv.language)}><head><meta charset="utf-8">`,
    `<title>${escapeHtml(cv.title)}</title><meta name="author" content="${escapeHtml(cv.name)}">`,
    `<style>${themeCss(cv.theme)}</style><style>${css}</style><style>${paper}</style>`,
    `</head><body>${html}</body></html>`,
  ].join("");
}

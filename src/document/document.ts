import type { PageData } from "../../schema/resolve/page-data.ts";
import * as marks from "../marks.ts";
import { cacheKey } from "../theme/cache.ts";
import { documentCss } from "./document-css.ts";
import { runHeadScript } from "./head-script.ts";
import { directionAttribute, escapeHtml, renderHeadTags } from "./html.ts";

/** The texts of a document's inline elements, exactly as they stand in it: a policy names them by their hashes. */
export interface InlineTexts {
  script: string;
  styles: readonly string[];
}

/** Makes the Content-Security-Policy of a document whose inline elements hold these texts. */
export type PolicyOf = (inline: InlineTexts) => string;

/** A page's parts, before they are put into the template. */
export interface PageParts {
  page: PageData;
  /** The style sheet: only the rules that the page uses. */
  css: string;
  /** The names of Emotion's rules in `css`, so that the browser does not make them again. */
  ruleIds: readonly string[];
  /** What stands in `#_root`. */
  html: string;
  /** What stands beside `#_root`: the greeting. */
  landing: string;
  /** Without it the document has no policy: the dev server's scripts would break any. */
  policyOf?: PolicyOf | undefined;
}

/** The inline script of every page's head. */
export const headScript = `(${runHeadScript.toString()})((address)=>import(address))`;

/** Where the bundler has the browser fetch the application at once. The dev server's own is left as it is. */
const compiledEntry = /<script type="module"[^>]* src="\.\/(assets\/[^"]+)"><\/script>\s*/;

/**
 * Puts a page into the template of `index.html`. The application is compiled without knowing where a site will stand:
 * the entry's address gets the site's base path here.
 */
export function fillTemplate(template: string, parts: PageParts): string {
  const { page } = parts;
  const { language, theme, base } = page.shell;
  const mode = theme.colorMode === "system" ? "" : ` ${marks.colorMode}="${theme.colorMode}"`;
  const entry = compiledEntry.exec(template)?.[1];
  return template
    .replace(compiledEntry, "")
    .replace(/<html[^>]*>/, () => `<html lang="${escapeHtml(language)}"${directionAttribute(language)}${mode}>`)
    .replace("<!--head-->", () => renderHead(parts, entry && `${base}/${entry}`))
    .replace("<!--body-->", () => `<div id="${marks.rootId}">${parts.html}</div>${parts.landing}`);
}

function renderHead({ page, css, ruleIds, landing, policyOf }: PageParts, entry: string | undefined): string {
  const ownCss = documentCss(page.shell.theme);
  const isOnce = landing !== "" && page.shell.landing?.show === "visit";
  const greetsOnce = isOnce ? ` data-greets-once="${escapeHtml(page.shell.base)}"` : "";
  const policy = policyOf?.({ script: headScript, styles: [ownCss, css] });
  return [
    // It governs only what comes after it.
    policy === undefined ? "" : `<meta http-equiv="Content-Security-Policy" content="${escapeHtml(policy)}">`,
    `<title>${escapeHtml(page.title)}</title>`,
    page.description === undefined ? "" : `<meta name="description" content="${escapeHtml(page.description)}">`,
    page.error === undefined
      ? `<link rel="canonical" href="${escapeHtml(page.url)}">`
      : `<meta name="robots" content="noindex">`,
    `<link rel="icon" href="${page.shell.base}/favicon.svg" type="image/svg+xml">`,
    page.head ? renderHeadTags(page.head) : "",
    `<script${entry ? ` data-entry="${escapeHtml(entry)}"` : ""}${greetsOnce}>${headScript}</script>`,
    `<style>${ownCss}</style>`,
    `<style data-emotion="${cacheKey} ${ruleIds.join(" ")}">${css}</style>`,
  ].join("");
}

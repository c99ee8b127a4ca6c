import type { PageData } from "../../schema/resolve/page-data.ts";
import * as marks from "../marks.ts";
import { cacheKey } from "../theme/theme.tsx";
import { documentCss } from "./document-css.ts";
import { aboveFloor, floorCondition } from "./floor.ts";
import { runHeadScript } from "./head-script.ts";
import { directionAttribute, escapeHtml, renderHeadTags, renderStructuredData } from "./html.ts";
import type { StyledHtml } from "./render-styled.tsx";

/** The texts of a document's inline elements, exactly as they stand in it: a policy names them by their hashes. */
export interface InlineTexts {
  script: string;
  styles: readonly string[];
}

/** Makes the Content-Security-Policy of a document whose inline elements hold these texts. */
export type PolicyOf = (inline: InlineTexts) => string;

/** The inline script of every page's head. */
export const headScript = `(${runHeadScript.toString()})(CSS.supports("${floorCondition}"),(address)=>import(address))`;

/** Empty until something is to be told, and there before that: a region that comes with its words is not heard. */
const status = `<div id="${marks.statusId}" role="status"></div>`;

/** Where the bundler has the browser fetch the application at once. The dev server's own is left as it is. */
const compiledEntry =
  /<script type="module"[^>]* src="\.\/(assets\/[^"]+)"><\/script>\s*(?:<link rel="modulepreload"[^>]*>\s*)*/;

/**
 * Puts a page into the template of `index.html`: its own HTML, then that of the greeting, if any. The application is
 * compiled without knowing where a site will stand: the entry's address gets the site's base path here. Without
 * `policyOf` the document has no policy: the dev server's scripts would break any.
 */
export function fillTemplate(template: string, page: PageData, styled: StyledHtml, policyOf?: PolicyOf): string {
  const { language, direction, theme, base } = page.shell;
  const [body = "", landing = ""] = styled.html;
  const mode = theme.colorMode === "system" ? "" : ` ${marks.colorMode}="${theme.colorMode}"`;
  const isOnce = landing !== "" && page.shell.landing?.show === "visit";
  const entry = compiledEntry.exec(template)?.[1];
  const told =
    (entry ? ` data-entry="${escapeHtml(`${base}/${entry}`)}"` : "") +
    (isOnce ? ` data-greets-once="${escapeHtml(base)}"` : "");
  return template
    .replace(compiledEntry, "")
    .replace(
      /<html[^>]*>/,
      () =>
        `<html lang="${escapeHtml(language)}"${directionAttribute(direction)} ${marks.design}="${theme.design}"${mode}>`,
    )
    .replace("<!--head-->", () => renderHead(page, styled, `<script${told}>${headScript}</script>`, policyOf))
    .replace("<!--body-->", () =>
      [
        `<div id="${marks.rootId}">${body}</div>`,
        landing,
        status,
        policyOf ? renderPixel(page) : "",
        // Of a long page it is long, and nobody waits for it.
        page.head ? renderStructuredData(page.head) : "",
      ].join(""),
    );
}

/** What counts a visit, where the owner asks for that; the looks of who edits the site are not counted. */
function renderPixel({ pixel }: PageData): string {
  if (pixel === undefined) return "";
  return `<img src="${escapeHtml(pixel)}" alt="" width="1" height="1" hidden referrerpolicy="no-referrer">`;
}

function renderHead(page: PageData, { css, ruleIds }: StyledHtml, script: string, policyOf?: PolicyOf): string {
  const ownCss = documentCss(page.shell, page.head?.letterCss ?? "");
  const viewsCss = aboveFloor(css);
  const policy = policyOf?.({ script: headScript, styles: [ownCss, viewsCss] });
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
    script,
    `<style>${ownCss}</style>`,
    `<style data-emotion="${cacheKey} ${ruleIds.join(" ")}">${viewsCss}</style>`,
  ].join("");
}

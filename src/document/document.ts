import type { PageData } from "../../schema/resolve/page-data.ts";
import * as dataAttributes from "../data-attributes.ts";
import { cacheKey } from "../theme/theme.tsx";
import { documentCss } from "./document-css.ts";
import { aboveFloor, floorCondition } from "./floor.ts";
import { runHeadScript } from "./head-script.ts";
import { directionAttribute, escapeHtml, renderHeadTags, renderStructuredData } from "./html.ts";
import type { StyledHtml } from "./render-styled.tsx";

/** Exact text of a document's inline elements, whose hashes a security policy contains. */
export interface InlineTexts {
  script: string;
  styles: readonly string[];
}

/** Builds the Content-Security-Policy of a document with these inline elements. */
export type PolicyOf = (inline: InlineTexts) => string;

export const headScript = `(${runHeadScript.toString()})(CSS.supports("${floorCondition}"),(address)=>import(address))`;

/** A live region must exist, empty, before its text changes, or it is not announced. */
const status = `<div id="${dataAttributes.statusId}" role="status"></div>`;

/** Tags by which the bundler loads the application at once. The dev server's own script does not match. */
const compiledEntry =
  /<script type="module"[^>]* src="\.\/(assets\/[^"]+)"><\/script>\s*(?:<link rel="modulepreload"[^>]*>\s*)*/;

/**
 * Inserts a page into the template of `index.html`: its HTML, then that of the landing overlay, if any. The application
 * is compiled without knowing the site's base path, which is added to the entry's URL here. Without `policyOf` the
 * document has no policy, because it would break the dev server's scripts.
 */
export function fillTemplate(template: string, page: PageData, styled: StyledHtml, policyOf?: PolicyOf): string {
  const { language, direction, theme, base } = page.shell;
  const [body = "", landing = ""] = styled.html;
  const mode = theme.colorMode === "system" ? "" : ` ${dataAttributes.colorMode}="${theme.colorMode}"`;
  const isOnce = landing !== "" && page.shell.landing?.show === "visit";
  const entry = compiledEntry.exec(template)?.[1];
  const attributes =
    (entry ? ` data-entry="${escapeHtml(`${base}/${entry}`)}"` : "") +
    (isOnce ? ` data-landing-once="${escapeHtml(base)}"` : "");
  return template
    .replace(compiledEntry, "")
    .replace(
      /<html[^>]*>/,
      () =>
        `<html lang="${escapeHtml(language)}"${directionAttribute(direction)} ${dataAttributes.design}="${theme.design}"${mode}>`,
    )
    .replace("<!--head-->", () => renderHead(page, styled, `<script${attributes}>${headScript}</script>`, policyOf))
    .replace("<!--body-->", () =>
      [
        `<div id="${dataAttributes.rootId}">${body}</div>`,
        landing,
        status,
        policyOf ? renderPixel(page) : "",
        // On a long page this is long, and nothing waits for it.
        page.head ? renderStructuredData(page.head) : "",
      ].join(""),
    );
}

/** Tracking pixel, if configured. Views by owners who edit the site are not counted. */
function renderPixel({ pixel }: PageData): string {
  if (pixel === undefined) return "";
  return `<img src="${escapeHtml(pixel)}" alt="" width="1" height="1" hidden referrerpolicy="no-referrer">`;
}

function renderHead(page: PageData, { css, ruleIds }: StyledHtml, script: string, policyOf?: PolicyOf): string {
  const ownCss = documentCss(page.shell, page.head?.fontCss ?? "");
  const viewsCss = aboveFloor(css);
  const policy = policyOf?.({ script: headScript, styles: [ownCss, viewsCss] });
  return [
    // The policy applies only to what follows it.
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

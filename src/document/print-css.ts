import * as dataAttributes from "../data-attributes.ts";

const inPlace = "display:block;position:static;width:auto;max-height:none;margin:0;padding:0;border:0;background:none";

/** A dialog's content in place on the page and without its frame, if nothing can open it. */
export const dialogInPlace = `dialog:not([${dataAttributes.needsJs}]){${inPlace.replace(/;|$/g, "!important$&")}}`;

/** Hides a dialog's title, which its place on the page already has. */
export const noDialogTitle = `[${dataAttributes.dialogTitle}]{display:none!important}`;

/** Print styles: closed elements are open, and links show their URLs. Recipes lay out their own slots for print. */
export const printCss = [
  "@page{margin:16mm}",
  "html{color-scheme:light!important;font-size:10.5pt}",
  // An item that is still opening would cover the next one.
  "*,::before,::after{transition:none!important}",
  // A separate rule: one unknown selector in a list invalidates the whole rule.
  "::details-content{transition:none!important}",
  `[${dataAttributes.screenOnly}],[${dataAttributes.needsJs}],[${dataAttributes.player}]{display:none!important}`,
  `[${dataAttributes.withoutJs}]{display:block!important}`,
  "[role=tabpanel]{display:block!important}",
  dialogInPlace,
  noDialogTitle,
  "details::details-content{display:block!important;content-visibility:visible!important;block-size:auto!important}",
  `[${dataAttributes.js}] ul[${dataAttributes.phrases}]{opacity:1!important;display:block!important}`,
  "article,details,li,figure,footer{break-inside:avoid}",
  "h1,h2,h3,summary{break-after:avoid}",
  "main a[href^=http]::after{content:' (' attr(href) ')';font-size:.85em;overflow-wrap:anywhere}",
  // Open items have no marker in print, and the full width.
  "summary::after{display:none!important}",
  "details{max-width:none!important}",
].join("");

/** Styles of the CV, which is only printed. Pages after the first have the name and their number at the foot. */
export function cvPrintCss(name: string): string {
  // In a style sheet within HTML, a name must neither end the string nor the element.
  const quoted = name.replace(/[^\p{L}\p{M}\p{N} .]/gu, (sign) => `\\${sign.codePointAt(0)?.toString(16)} `);
  return [
    // Chromium cuts off what exceeds a page's area, so the first page's begins above the accents of the name.
    "@page{margin:15mm}",
    "@page:first{margin-top:9mm}",
    `@page{@bottom-right{content:"${quoted} · " counter(page) " / " counter(pages);font:8pt var(--font-text);color:#555}}`,
    "@page:first{@bottom-right{content:none}}",
    "main{padding-top:5mm}",
    "html{color-scheme:light!important}",
    // Paper has its own colour.
    "html,body{background:none!important}",
    "body{orphans:2;widows:2}",
    "article,header{break-inside:avoid}",
    "h2,h3{break-after:avoid}",
  ].join("");
}

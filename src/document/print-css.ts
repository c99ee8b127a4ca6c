import * as marks from "../marks.ts";

const inPlace = "display:block;position:static;width:auto;max-height:none;margin:0;padding:0;border:0;background:none";

/** A dialog's text where nothing can open it: in its place on the page, without the frame. */
export const dialogInPlace = `dialog:not([${marks.needsJs}]){${inPlace.replace(/;|$/g, "!important$&")}}`;

/** A dialog's title, which its place on the page has already. */
export const noDialogTitle = `[${marks.dialogTitle}]{display:none!important}`;

/**
 * A page on paper: open where a screen has it closed, with the addresses behind its links. How the slots of a recipe are
 * laid out on paper, the recipe says.
 */
export const printCss = [
  "@page{margin:16mm}",
  "html{color-scheme:light!important;font-size:10.5pt}",
  // An item that is still opening covers the next one.
  "*,::before,::after{transition:none!important}",
  // By itself: where one selector of a list is not known, the whole rule is lost.
  "::details-content{transition:none!important}",
  `[${marks.screenOnly}],[${marks.needsJs}],[${marks.player}]{display:none!important}`,
  `[${marks.withoutJs}]{display:block!important}`,
  "[role=tabpanel]{display:block!important}",
  dialogInPlace,
  noDialogTitle,
  "details::details-content{display:block!important;content-visibility:visible!important;block-size:auto!important}",
  `[${marks.js}] ul[${marks.phrases}]{opacity:1!important;display:block!important}`,
  "article,details,li,figure,footer{break-inside:avoid}",
  "h1,h2,h3,summary{break-after:avoid}",
  "main a[href^=http]::after{content:' (' attr(href) ')';font-size:.85em;overflow-wrap:anywhere}",
  // Open as they are, items have no sign that says so, and the whole width.
  "summary::after{display:none!important}",
  "details{max-width:none!important}",
].join("");

/** The CV on paper, which knows no screen. */
export const cvPrintCss = [
  "@page{margin:15mm}",
  "html{color-scheme:light!important}",
  // Paper has a colour.
  "html,body{background:none!important}",
  "body{orphans:2;widows:2}",
  "article,header{break-inside:avoid}",
  "h2,h3{break-after:avoid}",
].join("");

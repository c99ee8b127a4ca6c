import * as marks from "../marks.ts";

const inPlace = "display:block;position:static;width:auto;max-height:none;margin:0;padding:0;border:0;background:none";

/** A dialog's text where nothing can open it: in its place on the page, without the frame. */
export const dialogInPlace = `dialog:not([${marks.needsJs}]){${inPlace.replace(/;|$/g, "!important$&")}}`;

/** What stands at a dialog's head: the title that its place on the page has already. */
export const dialogHead = "dialog>h2";

/** A page on paper: open where a screen has it closed, with the addresses behind its links. */
export const printCss = [
  "@page{margin:16mm}",
  "html{color-scheme:light!important;font-size:10.5pt}",
  // An item that is still opening covers the next one.
  "*,::before,::after,::details-content{transition:none!important}",
  `[${marks.screenOnly}],[${marks.needsJs}],[${marks.player}]{display:none!important}`,
  `[${marks.withoutJs}]{display:block!important}`,
  "[role=tabpanel]{display:block!important}",
  dialogInPlace,
  `${dialogHead}{display:none!important}`,
  "details::details-content{display:block!important;content-visibility:visible!important;block-size:auto!important}",
  `[${marks.js}] ul[${marks.phrases}]{opacity:1!important;display:block!important}`,
  "article,details,li,figure,footer{break-inside:avoid}",
  "h1,h2,h3,summary{break-after:avoid}",
  "main{padding-top:0!important;gap:8mm!important}",
  "main a[href^=http]::after{content:' (' attr(href) ')';font-size:.85em;overflow-wrap:anywhere}",
  // An icon alone says nothing on paper: its address stands beside it.
  "main a:has(>svg:first-child){width:auto!important;height:auto!important;border:0!important;gap:2mm}",
  // Open as they are, items have no sign that says so, and the whole width.
  "summary::after{display:none!important}",
  "details{max-width:none!important}",
  // A grid of one column is broken over pages later than it need be.
  "main>div{display:block!important}",
  "main>div>div+div{margin-top:8mm!important}",
  "footer{margin-top:8mm!important}",
  "footer>*{padding-block:6mm 0!important;gap:6mm!important}",
  // As wide as their longest line: an address is not broken within a word.
  "footer>*>div:first-of-type{grid-template-columns:1fr auto auto!important}",
  "footer a{white-space:nowrap}",
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

/** A dialog's text where nothing can open it: in its place on the page, without the frame. */
const inPlace = [
  "display:block",
  "position:static",
  "width:auto",
  "max-height:none",
  "margin:0",
  "padding:0",
  "border:0",
  "background:none",
]
  .map((rule) => `${rule}!important`)
  .join(";");

const withoutScripts = [
  "[data-needs-js]{display:none!important}",
  "[role=tabpanel]{display:block!important}",
  "[role=tabpanel]~[role=tabpanel]{padding-top:2rem!important}",
  `dialog:not([data-needs-js]){${inPlace}}`,
  "dialog h2{display:none!important}",
];

const onPaper = [
  "@page{margin:16mm}",
  "html{color-scheme:light!important;font-size:10.5pt}",
  "[data-screen-only],[data-needs-js],[data-player]{display:none!important}",
  "[data-without-js]{display:block!important}",
  "[role=tabpanel]{display:block!important}",
  `dialog:not([data-needs-js]){${inPlace}}`,
  "dialog h2,dialog button{display:none!important}",
  "details::details-content{display:block!important;content-visibility:visible!important;block-size:auto!important}",
  "[data-js] ul[data-phrases]{opacity:1!important;display:block!important}",
  "article,details,li,figure,footer{break-inside:avoid}",
  "h1,h2,h3,summary{break-after:avoid}",
  "main{padding-top:0!important;gap:8mm!important}",
  "main a[href^=http]::after{content:' (' attr(href) ')';font-size:.85em;overflow-wrap:anywhere}",
  // An icon alone says nothing on paper: its address stands beside it.
  "main a:has(>svg:first-child){width:auto!important;height:auto!important;border:0!important;gap:2mm}",
  // Open as they are, items have no sign that says so, and the whole width.
  "summary>[aria-hidden]{display:none!important}",
  "details{max-width:none!important}",
  // A grid of one column is broken over pages later than it need be.
  "main>div{display:block!important}",
  "main>div>div+div{margin-top:8mm!important}",
  "footer{margin-top:8mm!important}",
  "footer>*{padding-block:6mm 0!important;gap:6mm!important}",
  "footer>*>:first-child{grid-template-columns:2fr 1fr 1fr!important}",
];

/**
 * Without scripts, and on paper, nothing stays hidden that a script alone would reveal. `data-js` stands on the root
 * only while the scripts are alive. These rules are a layer of their own before all others: among important rules
 * the first layer wins.
 */
export const staticCss = [
  "@layer static{",
  ...withoutScripts.map((rule) => `html:not([data-js]) ${rule}`),
  "@media screen{html[data-js] [data-without-js]{display:none!important}}",
  "@media print{",
  ...onPaper,
  "}}",
].join("");

/** What shows in place of `dialog` where nothing can open one. */
const openText =
  "display:block!important;position:static!important;width:auto!important;max-height:none!important;margin:0!important;padding:0!important;border:0!important;background:none!important";

/**
 * Without scripts, and on paper, nothing stays hidden that a script alone would reveal. `data-js` stands on the root
 * only while the scripts are alive. These rules are a layer of their own before all others: among important rules
 * the first layer wins.
 */
export const staticCss = [
  "@layer static{",
  "html:not([data-js]) [data-needs-js]{display:none!important}",
  "html:not([data-js]) [role=tabpanel]{display:block!important}",
  "html:not([data-js]) [role=tabpanel]~[role=tabpanel]{padding-top:2rem!important}",
  "html[data-js] [data-without-js]{display:none!important}",
  `html:not([data-js]) dialog:not([data-needs-js]){${openText}}`,
  "html:not([data-js]) dialog h2{display:none!important}",
  "@media print{[data-screen-only]{display:none!important}[role=tabpanel]{display:block!important}}",
  "}",
].join("");

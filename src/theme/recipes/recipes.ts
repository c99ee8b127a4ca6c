/** How what has no parts looks, in every design that says nothing else. */
export { dialog } from "./frame/dialogs.ts";
export { code } from "./parts/code.ts";
export { button, copy, field } from "./parts/controls.ts";
export { link } from "./parts/link.ts";
export { chips, table, typed } from "./parts/texts.ts";

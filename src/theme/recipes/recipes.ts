/** How what has no parts looks, in every design that says nothing else. */
export { dialog } from "./frame/dialog.ts";
export { button } from "./parts/button.ts";
export { chips } from "./parts/chips.ts";
export { code } from "./parts/code.ts";
export { copy } from "./parts/copy.ts";
export { field } from "./parts/field.ts";
export { link } from "./parts/link.ts";
export { table } from "./parts/table.ts";
export { typed } from "./parts/typed.ts";

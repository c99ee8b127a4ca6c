/** Recipes without slots, shared by all designs. */
export { dialog } from "./layout/dialogs.ts";
export { code } from "./parts/code.ts";
export { button, copy, field, motion } from "./parts/controls.ts";
export { arrow, fileNote, link } from "./parts/link.ts";
export { cover } from "./parts/pictures.ts";
export { table } from "./parts/texts.ts";

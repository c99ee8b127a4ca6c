import { bench } from "../../../../schema/designs/bench.ts";
import { type DesignFacts, shades } from "../../../../schema/designs/define-design.ts";

/** White lines on blue. */
export const plain: DesignFacts = {
  ...bench,
  description: "white lines on blue",
  colors: { ...bench.colors, page: shades("#f0f4ff", "#0a1f5c"), surface: shades("#ffffff", "#102a72") },
};

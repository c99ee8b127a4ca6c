import type { SystemConfig } from "@chakra-ui/react";
import type { ReactNode } from "react";
import type { linkVariants } from "./recipes/parts/link-variants.ts";
import type { Refinement } from "./recipes/slot-recipe.ts";
import type * as slotRecipes from "./recipes/slot-recipes.ts";

export type Slot<Name extends keyof typeof slotRecipes> = (typeof slotRecipes)[Name]["slots"][number];

/** A design's changes to the shared slot recipes. */
export type SlotRecipes = { [Name in keyof typeof slotRecipes]?: Refinement<Slot<Name>> };

/** A design: its additions and changes to the shared theme. */
export interface Design {
  /** Chakra config with tokens, text styles and recipes without slots, merged over the shared one. */
  config: SystemConfig;
  /** Style of links and buttons, if not the shared recipes'. */
  look?: keyof typeof linkVariants;
  slotRecipes: SlotRecipes;
  globalCss?: NonNullable<SystemConfig["globalCss"]>;
  /**
   * Draws a cover where a picture is missing: an SVG of less than 1 KB that fills its frame. `seed` is derived from the
   * title; `turn` counts covers side by side, which differ in more than details. Both together always give the same drawing.
   */
  drawCover: (seed: number, turn: number) => ReactNode;
}

import type { SystemConfig } from "@chakra-ui/react";
import type { ReactNode } from "react";
import type { looks } from "./recipes/parts/looks.ts";
import type { Refinement } from "./recipes/slot-recipe.ts";
import type * as slotRecipes from "./recipes/slot-recipes.ts";

/** The names of the parts of something. */
export type Slot<Name extends keyof typeof slotRecipes> = (typeof slotRecipes)[Name]["slots"][number];

/** What a design says of the shared recipes of things with parts. */
export type SlotRecipes = { [Name in keyof typeof slotRecipes]?: Refinement<Slot<Name>> };

/** How a site looks: what it says beside, or instead of, what all designs share in this room. */
export interface Design {
  /** Tokens, type scale and recipes of what has no parts, as Chakra has them, laid over what is shared. */
  config: SystemConfig;
  /** How what is pressed looks, if not as the shared recipes say. */
  look?: keyof typeof looks;
  /** The same for the recipes of what has parts. */
  slotRecipes: SlotRecipes;
  /** What holds for the whole document. */
  globalCss?: NonNullable<SystemConfig["globalCss"]>;
  /**
   * What stands for a picture where there is none: an SVG that fills its frame, drawn from a number that the title gives,
   * the same wherever and whenever it is drawn. It is less than 1 KB.
   */
  drawCover: (seed: number) => ReactNode;
}

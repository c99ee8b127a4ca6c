import type { SystemConfig, SystemStyleObject } from "@chakra-ui/react";
import type { ReactNode } from "react";
import type { slotRecipes } from "./recipes/index.ts";

type Parts<Name extends keyof typeof slotRecipes> = {
  [Slot in NonNullable<(typeof slotRecipes)[Name]["slots"]>[number]]?: SystemStyleObject;
};

/**
 * What a design says of the shared recipes of things with parts. It names no `slots`: they would take the place of the
 * shared ones.
 */
export type SlotRecipes = {
  [Name in keyof typeof slotRecipes]?: {
    base?: Parts<Name>;
    variants?: Record<string, Record<string, Parts<Name>>>;
    /** Which variants it shows where the owner chooses none. */
    defaultVariants?: Record<string, string>;
  };
};

/** How a site looks: what it says beside, or instead of, what all designs share in this room. */
export interface Design {
  /** Tokens, type scale and recipes of what has no parts, as Chakra has them, laid over what is shared. */
  config: SystemConfig;
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

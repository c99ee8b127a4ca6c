import type { SystemConfig } from "@chakra-ui/react";
import type { ReactNode } from "react";

/** How a site looks: what it says beside, or instead of, what all designs share in `src/theme`. */
export interface Design {
  /** Tokens, type scale and recipes, as Chakra has them, laid over what is shared. */
  config: SystemConfig;
  /** What holds for the whole document. */
  globalCss?: NonNullable<SystemConfig["globalCss"]>;
  /**
   * What stands for a picture where there is none: an SVG that fills its frame, drawn from a number that the title gives,
   * the same wherever and whenever it is drawn. It is less than 1 KB.
   */
  drawCover: (seed: number) => ReactNode;
}

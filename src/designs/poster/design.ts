import { defineLayerStyles } from "@chakra-ui/react";
import type { Design } from "../../theme/design.ts";
import { blocks } from "./blocks.ts";
import { drawCover } from "./cover.tsx";
import { entries } from "./entries.ts";
import { frame } from "./frame.ts";
import { globalCss } from "./global-css.ts";
import { inked, shadow } from "./ink.ts";
import { parts } from "./parts.ts";
import { textStyles } from "./text-styles.ts";

export const design: Design = {
  config: {
    theme: {
      tokens: {
        spacing: { grid: { value: "1.75rem" }, sections: { value: "clamp(3.5rem, 2.5rem + 3vw, 5rem)" } },
      },
      textStyles,
      layerStyles: defineLayerStyles({ panel: { value: { ...inked, boxShadow: shadow(6) } } }),
      recipes: parts,
    },
  },
  slotRecipes: { ...frame, ...blocks, ...entries },
  globalCss,
  drawCover,
};

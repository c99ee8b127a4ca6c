import type { Design } from "../../theme/design.ts";
import { blocks } from "./blocks.ts";
import { cardGrid } from "./cards.ts";
import { drawCover } from "./cover.tsx";
import { frame } from "./frame.ts";
import { globalCss } from "./global-css.ts";
import { hero } from "./hero.ts";
import { parts } from "./parts.ts";
import { textStyles } from "./text-styles.ts";

export const design: Design = {
  config: {
    theme: {
      tokens: { spacing: { sections: { value: "clamp(3.5rem, 2.5rem + 3vw, 5rem)" } } },
      textStyles,
      recipes: parts,
    },
  },
  slotRecipes: { ...frame, ...blocks, hero, cardGrid },
  globalCss,
  drawCover,
};

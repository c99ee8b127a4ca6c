import type { Design } from "../../theme/design.ts";
import { blocks } from "./blocks.ts";
import { cards } from "./cards.ts";
import { drawCover } from "./cover.tsx";
import { frame } from "./frame.ts";
import { recipes } from "./parts.ts";
import { textStyles } from "./text-styles.ts";

/** A printed page: a serif, a large name over a rule, no boxes, no shadows. */
export const design: Design = {
  config: {
    theme: {
      tokens: {
        spacing: { sections: { value: "clamp(4rem, 2.5rem + 4vw, 6rem)" } },
        sizes: { measure: { value: "38rem" } },
      },
      textStyles,
      layerStyles: { panel: { value: { borderWidth: "0", background: "transparent", borderTopWidth: "1px" } } },
      recipes,
    },
  },
  slotRecipes: { ...frame, ...blocks, ...cards },
  // A long word is set smaller, and divided only where that is not enough.
  globalCss: { "h1, h2, h3": { hyphens: "auto", hyphenateLimitChars: "14 6 6" } },
  drawCover,
};

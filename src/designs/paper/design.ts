import { defineRecipe } from "@chakra-ui/react";
import { drawCover } from "../../theme/covers/engraving.tsx";
import type { Design } from "../../theme/design.ts";
import { leading } from "../../theme/leading.ts";
import { hover } from "../../theme/recipes/parts/link-variants.ts";
import { textStyle } from "../../theme/tokens.ts";
import { italic } from "./layout-slots.ts";
import { slotRecipes } from "./slots.ts";

/** One weight: a large serif needs no other. */
const serif = (size: string, height: number, tracking: string) =>
  textStyle(size, leading(height), tracking, "380", { fontFamily: "display" });

/** A printed page: a serif, a large name over a rule, no boxes, no shadows. */
export const design: Design = {
  config: {
    theme: {
      // Logos are made for paper: the page's light colour (`schema/designs/paper.ts`), in the dark as well.
      semanticTokens: { colors: { plate: { value: "#faf6ee" } } },
      tokens: {
        spacing: { sections: { value: "clamp(4rem, 2.5rem + 4vw, 6rem)" } },
        sizes: { measure: { value: "38rem" } },
      },
      textStyles: {
        display: serif(
          "clamp(2.25rem, min(0.75rem + 11vw, 140vw / var(--longest, 1), 100rem / var(--longest, 1)), 10rem)",
          0.98,
          "-0.045em",
        ),
        title: serif("clamp(2rem, min(1.25rem + 6vw, 140vw / var(--longest, 1)), 6rem)", 1, "-0.035em"),
        section: serif("clamp(1.75rem, 1.4rem + 1.2vw, 2.25rem)", 1.15, "-0.02em"),
        item: textStyle("1.375rem", leading(1.25), "-0.012em", "500"),
        lead: textStyle("clamp(1.25rem, 1.15rem + 0.4vw, 1.4375rem)", "1.45"),
        body: textStyle("1.1875rem", "1.55"),
        small: textStyle("1.0625rem", "1.5"),
        // Small capitals, widely spaced.
        overline: { value: { fontSize: "0.75rem", letterSpacing: "0.14em", textTransform: "uppercase" } },
      },
      layerStyles: {
        panel: { value: { borderWidth: "0", background: "transparent", borderTopWidth: "1px" } },
        aside: { value: italic },
        note: { value: italic },
        tinted: { value: { background: "surface" } },
      },
      recipes: {
        link: defineRecipe({
          base: { _hover: hover },
          variants: {
            variant: {
              bar: {
                textStyle: "overline",
                letterSpacing: { base: "0.08em", sm: "0.05em", md: "0.14em" },
                "&[aria-current]": { color: "accent", pb: "calc(0.5rem - 1px)", borderBottomWidth: "1px" },
              },
              menu: { textStyle: "section" },
            },
          },
        }),
        field: defineRecipe({
          base: { px: "0", bg: "transparent", borderWidth: "0", borderBottomWidth: "1px", borderRadius: "0" },
        }),
        code: defineRecipe({ base: { bg: "surface", px: "6", fontSize: "0.9375rem" } }),
        dialog: defineRecipe({ base: { borderColor: "text" } }),
      },
    },
  },
  look: "words",
  slotRecipes,
  // A long word gets smaller first, and is hyphenated only if that is not enough.
  globalCss: { "h1, h2, h3": { hyphens: "auto", hyphenateLimitChars: "14 6 6" } },
  drawCover,
};

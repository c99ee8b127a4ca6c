import { defineRecipe } from "@chakra-ui/react";
import { drawCover } from "../../theme/covers/circuit.tsx";
import type { Design } from "../../theme/design.ts";
import { leading } from "../../theme/leading.ts";
import { textStyle } from "../../theme/tokens.ts";
import { slotRecipes } from "./slots.ts";

const balanced = { textWrap: "balance" } as const;

export const design: Design = {
  config: {
    theme: {
      tokens: { spacing: { sections: { value: "clamp(3.5rem, 2rem + 4vw, 5.5rem)" } } },
      textStyles: {
        display: textStyle("clamp(2.875rem, 1.4rem + 5.6vw, 5.5rem)", leading(0.98), "-0.05em", "620", balanced),
        title: textStyle("clamp(2.5rem, 1.6rem + 3.4vw, 4rem)", leading(1.05), "-0.045em", "620", balanced),
        section: textStyle("1.5rem", leading(1.2), "-0.022em", "600", { ...balanced, fontFamily: "display" }),
        item: textStyle("1.125rem", leading(1.35), "-0.012em", "600"),
        lead: textStyle("clamp(1.0625rem, 1rem + 0.4vw, 1.25rem)", "1.5"),
        body: textStyle("1.0625rem", "1.65"),
        label: textStyle("0.8125rem", "1.4", "0"),
      },
      layerStyles: { entry: { value: { borderColor: "text" } } },
      recipes: {
        link: defineRecipe({
          variants: {
            variant: {
              bar: {
                textTransform: "lowercase",
                // A square dot in the gap before it marks the current page. It moves no link.
                "&[aria-current]": {
                  position: "relative",
                  borderBottomWidth: "0",
                  pb: "2",
                  "&::before": {
                    content: '""',
                    position: "absolute",
                    insetInlineStart: "-0.65em",
                    insetBlockStart: "calc(50% - 0.2em)",
                    borderWidth: "0.2em",
                    borderColor: "accent",
                  },
                },
              },
            },
          },
        }),
      },
    },
  },
  slotRecipes,
  drawCover,
};

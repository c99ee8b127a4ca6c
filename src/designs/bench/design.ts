import { defineRecipe } from "@chakra-ui/react";
import type { Design } from "../../theme/design.ts";
import { blocks } from "./blocks.ts";
import { drawCover } from "./cover.tsx";
import { frame } from "./frame.ts";
import { textStyles } from "./text-styles.ts";

export const design: Design = {
  config: {
    theme: {
      tokens: { spacing: { sections: { value: "clamp(3.5rem, 2rem + 4vw, 5.5rem)" } } },
      textStyles,
      recipes: {
        chips: defineRecipe({
          base: {
            gap: "0.375rem",
            "& > li": { textStyle: "label", px: "0.625rem", py: "0.1875rem", borderRadius: "0.25rem", color: "muted" },
          },
        }),
        typed: defineRecipe({ base: { fontFamily: "labels", fontSize: "1rem" } }),
        link: defineRecipe({
          variants: {
            variant: {
              bar: {
                textTransform: "lowercase",
                // A square dot for the page that is shown.
                "&[aria-current]": {
                  borderBottomWidth: "0",
                  pb: "2",
                  "&::before": {
                    content: '""',
                    display: "inline-block",
                    borderWidth: "0.2em",
                    borderColor: "accent",
                    marginInlineEnd: "0.55em",
                    verticalAlign: "0.12em",
                  },
                },
              },
            },
          },
        }),
      },
    },
  },
  slotRecipes: { ...frame, ...blocks },
  drawCover,
};

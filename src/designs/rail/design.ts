import { defineRecipe } from "@chakra-ui/react";
import { drawCover } from "../../theme/covers/hills.tsx";
import type { Design } from "../../theme/design.ts";
import { leading } from "../../theme/leading.ts";
import { beside } from "../../theme/recipes/patterns.ts";
import { textStyle } from "../../theme/tokens.ts";
import { hovers, slotRecipes } from "./slots.ts";
import { chipTint, edge, glow } from "./tints.ts";

const balanced = { textWrap: "balance" } as const;
export const design: Design = {
  config: {
    theme: {
      tokens: { spacing: { sections: { value: "clamp(3.5rem, 2.5rem + 3vw, 5rem)" } } },
      semanticTokens: { colors: { edge: { value: edge } } },
      textStyles: {
        display: textStyle("clamp(2.5rem, 1.6rem + 3.4vw, 3.75rem)", leading(1.02), "-0.035em", "700", balanced),
        title: textStyle("clamp(2.25rem, 1.6rem + 2.4vw, 3.25rem)", leading(1.05), "-0.032em", "700", balanced),
        // Small, widely spaced capitals; the text below is larger.
        section: textStyle("0.875rem", leading(1.4), "0.1em", "700", {
          fontFamily: "labels",
          textTransform: "uppercase",
        }),
        item: textStyle("1.125rem", leading(1.35), "-0.011em", "600"),
        lead: textStyle("clamp(1.125rem, 1.05rem + 0.3vw, 1.25rem)", "1.6"),
        body: textStyle("1.125rem", "1.6"),
        small: textStyle("0.875rem", "1.5"),
        label: textStyle("0.8125rem", "1.5", "0.02em", "500"),
      },
      layerStyles: {
        entry: { value: { borderTopWidth: "0", paddingTop: "0" } },
        tinted: { value: { background: chipTint } },
      },
      recipes: {
        link: defineRecipe({
          variants: {
            variant: {
              bar: {
                textTransform: "uppercase",
                letterSpacing: "0.08em",
                fontWeight: "600",
                [beside]: {
                  display: "flex",
                  alignItems: "center",
                  gap: "4",
                  py: "2",
                  // The line before the text is longer for the current page.
                  "&::before": {
                    content: '""',
                    width: "2rem",
                    borderTopWidth: "1px",
                    borderColor: "currentcolor",
                    transition: "width {durations.quick} ease-out",
                  },
                  "&:is(:hover, [aria-current])::before": { width: "4rem" },
                  "&[aria-current]": { borderBottomWidth: "0", pb: "2" },
                },
              },
            },
          },
        }),
      },
    },
  },
  look: "pills",
  slotRecipes,
  globalCss: {
    ":root": { "--pointed": chipTint },
    // Shows the page's own background in the space for the scrollbar.
    html: { scrollbarGutter: "auto", overflowY: "scroll", [beside]: { scrollPaddingTop: "2rem" } },
    // All hover effects have one duration. A change of colour mode must be instant.
    "a, button, summary, article": { transition: "opacity {durations.quick}" },
    ":is(a, button, summary, article):hover": hovers,
    // Two glows that stay in place while the page scrolls.
    "body::before": {
      content: '""',
      "@media print": { display: "none" },
      position: "fixed",
      inset: "0",
      zIndex: "-1",
      pointerEvents: "none",
      "@supports (color: light-dark(red, red))": {
        background: `radial-gradient(60rem 40rem at 85% -10%, ${glow}, transparent), radial-gradient(40rem 42vh at 0 58%, color-mix(in srgb, {colors.accent} 8%, transparent), transparent)`,
      },
    },
  },
  drawCover,
};

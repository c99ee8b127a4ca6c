import { defineRecipe } from "@chakra-ui/react";
import { drawCover } from "../../theme/covers/tiles.tsx";
import type { Design } from "../../theme/design.ts";
import { leading, markedLeading } from "../../theme/leading.ts";
import { shadow } from "../../theme/recipes/parts/link-variants.ts";
import { textStyle } from "../../theme/tokens.ts";
import { across, fitting, inked, onSun } from "./ink.ts";
import { slotRecipes } from "./slots.ts";

/** Tightly set capitals, as on signs. `--tight` is 0 for scripts that need space between letters. */
const capitals = (size: string) =>
  textStyle(fitting(size), leading(0.88), "var(--tight)", "800", { textTransform: "uppercase", hyphens: "auto" });
const title = (size: string, height: number, tightness: number, weight: string) =>
  textStyle(size, leading(height), `calc(var(--tight) / ${tightness})`, weight, { fontFamily: "display" });

export const design: Design = {
  config: {
    theme: {
      tokens: {
        spacing: { grid: { value: "1.75rem" }, sections: { value: "clamp(3.5rem, 2.5rem + 3vw, 5rem)" } },
        borderWidths: { rule: { value: "2.5px" } },
      },
      textStyles: {
        display: capitals("clamp(4rem, 1.2rem + 12.5vw, 10.5rem)"),
        title: capitals("clamp(3rem, 1.6rem + 6.4vw, 7rem)"),
        section: title("clamp(1.75rem, 1.5rem + 1vw, 2.25rem)", 1.1, 1.6, "800"),
        item: title("1.375rem", 1.2, 2.5, "700"),
        lead: textStyle("clamp(1.125rem, 1rem + 0.5vw, 1.375rem)", "1.4", undefined, "600"),
        body: textStyle("1.0625rem", "1.6"),
        label: textStyle("0.8125rem", "1.4", "0.03em", "700", { textTransform: "uppercase" }),
      },
      layerStyles: {
        panel: { value: { ...inked, boxShadow: shadow(6) } },
        entry: {
          value: {
            ...inked,
            padding: "{spacing.6}",
            background: "surface",
            borderRadius: "card",
            boxShadow: shadow(4),
          },
        },
        aside: { value: { color: "inherit" } },
        tinted: { value: { background: "var(--tint)" } },
      },
      recipes: {
        dialog: defineRecipe({ variants: { kind: { sheet: { ...inked, "&:modal": { boxShadow: shadow(8) } } } } }),
        field: defineRecipe({
          base: { ...inked, borderRadius: "control", bg: "surface", _focus: { boxShadow: shadow(4) } },
        }),
        link: defineRecipe({
          base: { textDecorationThickness: "2px", fontWeight: "inherit", _hover: { textDecorationThickness: "4px" } },
          variants: {
            variant: {
              alone: { fontWeight: "700" },
              quiet: { textDecorationColor: "currentcolor" },
            },
          },
        }),
        table: defineRecipe({
          base: {
            bg: "surface",
            "& :is(th, td)": { borderWidth: "2px", px: "4" },
            "& th": { ...onSun, fontWeight: "700", borderColor: "text" },
          },
        }),
      },
    },
  },
  look: "boxes",
  slotRecipes,
  globalCss: {
    // Capitals may nearly touch. Joined letters, and characters with marks above or below, may not.
    ":root": { "--tight": "-0.05em", "--pointed": "var(--lemon)", ...across },
    ":root:is([dir=rtl], :lang(hi, bn, ta, te, mr, ne, th, vi, zh, ja, ko))": { "--tight": "0em" },
    // A capital i keeps its dot in these languages.
    ":root:lang(tr, az)": { "--leading": String(markedLeading) },
    // The bar floats: anchors scroll to a position below it.
    html: { scrollPaddingTop: "6.5rem" },
    // Ink is visible on every tint.
    ":focus-visible": { outlineWidth: "3px", outlineColor: "text" },
    "::selection": { bg: "var(--sun)", color: "var(--ink)" },
  },
  drawCover,
};

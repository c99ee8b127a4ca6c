import { drawCover } from "../../../../src/theme/covers/hills.tsx";
import type { Design } from "../../../../src/theme/design.ts";
import { leading } from "../../../../src/theme/leading.ts";
import { textStyle } from "../../../../src/theme/tokens.ts";

/** All that another design must say: what it has of its own. It shows each kind of layout that a design may choose. */
export const design: Design = {
  config: {
    theme: {
      tokens: {
        spacing: { sections: { value: "clamp(3rem, 2rem + 3vw, 4.5rem)" } },
        borderWidths: { rule: { value: "2px" } },
      },
      textStyles: {
        display: textStyle("clamp(2.5rem, 1.6rem + 4vw, 4.5rem)", leading(1.02), "-0.03em", "600"),
        title: textStyle("clamp(2rem, 1.5rem + 2.4vw, 3.25rem)", leading(1.08), "-0.025em", "600"),
        section: textStyle("1.5rem", leading(1.25), "-0.015em", "600", { fontFamily: "display" }),
        overline: { value: { letterSpacing: "0.08em", textTransform: "uppercase" } },
      },
      layerStyles: {
        panel: { value: { borderStyle: "dashed" } },
        aside: { value: { fontStyle: "italic" } },
        entry: { value: { borderColor: "accent" } },
      },
    },
  },
  look: "pills",
  slotRecipes: {
    page: { defaultVariants: { layout: "rail" } },
    bar: { defaultVariants: { layout: "rail" } },
    footer: { defaultVariants: { layout: "rail" } },
    languages: { defaultVariants: { layout: "rail" } },
    columns: { defaultVariants: { layout: "rail" } },
    section: { base: { title: { borderBottomWidth: "rule", borderColor: "line", pb: "2" } } },
    hero: {
      base: { photo: { outline: "2px dashed {colors.line}", outlineOffset: "6px" } },
      defaultVariants: { names: "rail", variant: "stacked" },
    },
    cardGrid: { defaultVariants: { variant: "rows", rows: "dense" } },
    callToAction: { defaultVariants: { layout: "columns" } },
    quote: { defaultVariants: { layout: "box" } },
    tabs: { defaultVariants: { layout: "buttons" } },
    accordion: { base: { item: { layerStyle: "panel" } }, defaultVariants: { layout: "boxes" } },
    timeline: { base: { entry: { p: "4" } }, defaultVariants: { layout: "boxes" } },
    chips: { defaultVariants: { layout: "small" } },
  },
  drawCover,
};

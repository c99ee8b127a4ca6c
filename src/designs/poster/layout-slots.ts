import type { SlotRecipes } from "../../theme/design.ts";
import { shadow } from "../../theme/recipes/parts/link-variants.ts";
import { rays } from "../../theme/recipes/patterns.ts";
import { tokenPrefix } from "../../theme/tokens.ts";
import { inked, onSun } from "./ink.ts";

const dark = { color: "text" } as const;

/** Slots of what surrounds every page. */
export const layoutSlots: SlotRecipes = {
  page: { base: { root: { overflowX: "clip" }, main: { pt: { base: "6", md: "12" } } } },
  bar: {
    base: {
      root: { boxShadow: shadow(4) },
      brand: {
        fontFamily: "display",
        fontWeight: "800",
        fontSize: "1.125rem",
        letterSpacing: "calc(var(--tight) / 2)",
      },
      monogram: { ...onSun, borderWidth: "2px", borderColor: "line", fontWeight: "700" },
    },
    defaultVariants: { layout: "floating" },
  },
  section: {
    // Long texts are set large.
    variants: {
      text: {
        true: {
          root: {
            [`--${tokenPrefix}-sizes-measure`]: "46rem",
            fontSize: { md: "1.375rem" },
            lineHeight: { md: "1.5" },
          },
        },
      },
    },
    defaultVariants: { opening: "band" },
  },
  footer: {
    base: {
      root: { bg: "var(--sky)" },
      inner: { containerType: "inline-size" },
      taglines: { textStyle: "lead", "& ::marker": dark },
      title: dark,
      end: { borderTopWidth: "rule", borderColor: "line", pt: "6" },
      top: { color: "text", fontWeight: "700", _hover: { textDecoration: "underline" } },
    },
  },
  // The list under a page continues into the footer.
  languages: { base: { list: { boxShadow: shadow(4) }, below: { bg: "var(--sky)" } } },
  landing: {
    base: {
      root: { ...onSun, "--at": "50% 50%", bg: rays, containerType: "inline-size" },
      monogram: { ...inked, bg: "surface", color: "text", fontWeight: "700", boxShadow: shadow(5), rotate: "-4deg" },
      progress: { height: "0.75rem", bg: "var(--ink)" },
    },
  },
};

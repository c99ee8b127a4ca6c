import type { SlotRecipes } from "../../theme/design.ts";
import { onTint, shares, tint } from "../../theme/on-tint.ts";

const dots = "radial-gradient(circle, {colors.line} 1.1px, transparent 1.4px) 0 0 / 22px 22px";
const fade = "linear-gradient(115deg, transparent 30%, #000 75%, transparent)";

export const blocks: SlotRecipes = {
  hero: {
    base: {
      root: {
        pb: { md: "4" },
        // Paper with dots, seen towards its far corner.
        "&::before": {
          content: '""',
          position: "absolute",
          insetBlock: "-4rem -2rem",
          insetInline: "calc(50% - 50vw)",
          zIndex: "-1",
          background: dots,
          mask: fade,
          "[dir=rtl] &": { transform: "scaleX(-1)" },
        },
      },
      // A second line around the photo.
      photo: { outline: "1px solid {colors.line}", outlineOffset: "8px", m: { base: "8px", md: "0" } },
      role: { fontSize: "clamp(1.0625rem, 1rem + 0.5vw, 1.25rem)" },
      typed: {
        display: "flex",
        alignItems: "baseline",
        gap: "1ch",
        fontFamily: "labels",
        "&::before": { content: '"❯" / ""', color: "muted", fontFamily: "labels" },
      },
      list: { borderTopWidth: "1px", borderColor: "line", pt: "6", mt: "2" },
      listTitle: { textStyle: "label", color: "muted" },
    },
    variants: {
      variant: {
        split: {
          root: { gridTemplateColumns: { base: "minmax(0, 1fr)", md: "minmax(0, 7fr) minmax(0, 4fr)" } },
          photo: { md: { width: "full", height: "auto", aspectRatio: "1", justifySelf: "end", maxWidth: "22rem" } },
          image: { md: { width: "full" } },
        },
      },
    },
    defaultVariants: { shape: "square", variant: "split" },
  },
  cardGrid: {
    base: {
      card: {
        _hover: {
          ...onTint,
          bg: tint(shares.pointed, "surface"),
          // Here alone: text and what is behind it change from light to dark at once.
          transition: "background {durations.quick}",
        },
      },
    },
    variants: { variant: { ruled: { card: { _hover: { bg: "transparent" } } } } },
    defaultVariants: { variant: "cells" },
  },
  card: { base: { body: { gap: "3" } } },
  accordion: {
    base: {
      item: { "&[open] > summary::after": { content: '"–" / ""', transform: "none" } },
      itemTrigger: {
        justifyContent: "flex-start",
        gap: "3",
        "&::after": {
          content: '"+" / ""',
          order: "-1",
          width: "1.25rem",
          height: "auto",
          mx: "0",
          borderWidth: "0",
          transform: "none",
          fontFamily: "labels",
          fontWeight: "400",
          color: "accent",
        },
      },
      itemBody: { ps: "8" },
    },
  },
  stats: {
    base: { item: { borderColor: "text" }, value: { color: "text" }, label: { textStyle: "label" } },
  },
  contact: {
    base: {
      entry: { borderColor: "text" },
      value: { fontSize: "clamp(1.1875rem, 1rem + 1.2vw, 1.625rem)", letterSpacing: "-0.02em", lineHeight: "1.35" },
    },
  },
  video: { base: { play: { borderRadius: "0.75rem" } } },
};

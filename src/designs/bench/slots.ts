import type { SlotRecipes } from "../../theme/design.ts";
import { onTint, shares, tint } from "../../theme/on-tint.ts";
import { acrossWindow } from "../../theme/recipes/patterns.ts";

const dots = "radial-gradient(circle, {colors.line} 1.1px, transparent 1.4px) 0 0 / 22px 22px";
const fade = "linear-gradient(115deg, transparent 30%, #000 75%, transparent)";

export const slotRecipes: SlotRecipes = {
  page: { base: { root: { counterReset: "section", overflowX: "clip" } } },
  bar: {
    base: {
      root: {
        // Without a backdrop filter, the text under the bar would show through.
        "@supports (backdrop-filter: blur(1px))": {
          bg: "color-mix(in srgb, {colors.page} 86%, transparent)",
          backdropFilter: "blur(10px)",
        },
      },
      list: { justifyContent: { sm: "flex-end" } },
      monogram: { borderRadius: "0.5rem" },
    },
  },
  section: {
    base: {
      title: {
        // A rule across, with the title at its start and its number at its end.
        "&:is(h2)": {
          display: "flex",
          justifyContent: "space-between",
          alignItems: "baseline",
          gap: "4",
          borderTopWidth: "1px",
          borderColor: "text",
          pt: "4",
          "&::after": { textStyle: "label", color: "muted", whiteSpace: "nowrap" },
        },
      },
      // A heading within a text has neither rule nor number.
      passage: {
        "&:is(h1, h2, h3, h4, h5, h6)": {
          display: "block",
          borderTopWidth: "0",
          pt: { base: "3", lg: "var(--passage, 0px)" },
        },
      },
    },
    defaultVariants: { numbered: true, layout: "heads" },
  },
  article: { defaultVariants: { layout: "heads" } },
  footer: { base: { root: { borderColor: "text" } } },
  sideMenu: { base: { list: { display: "flex", flexDirection: "column" } } },
  hero: {
    base: {
      root: {
        pb: { md: "4" },
      },
      // Dotted paper that fades towards its far corner.
      ground: {
        ...acrossWindow,
        display: "block",
        insetBlock: "-4rem -2rem",
        background: dots,
        mask: fade,
        "[dir=rtl] &": { transform: "scaleX(-1)" },
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
    defaultVariants: { variant: "split" },
  },
  chips: {
    base: { list: { gap: "0.375rem" }, item: { textStyle: "label", color: "muted" } },
    variants: { layout: { small: { item: { borderRadius: "0.25rem" } } } },
    defaultVariants: { layout: "small" },
  },
  typed: { base: { root: { fontFamily: "labels", fontSize: "1rem" } } },
  cardGrid: {
    base: {
      card: {
        _hover: {
          ...onTint,
          bg: tint(shares.pointed, "surface"),
          // On hover only: a change of colour mode must be instant.
          transition: "background {durations.quick}",
        },
      },
    },
    variants: { variant: { ruled: { card: { _hover: { bg: "transparent" } } } } },
    // Facts without pictures need no boxes: a rule, and the date in the column of the headings.
    compoundVariants: [
      {
        variant: "cells",
        plain: true,
        css: {
          list: { "--gap": "0px", overflow: "visible", borderWidth: "0", borderRadius: "0" },
          card: {
            px: "0",
            bg: "transparent",
            boxShadow: "0 -1px {colors.line}",
            _first: { boxShadow: "none", pt: "0" },
          },
        },
      },
    ],
    defaultVariants: { variant: "cells", wide: "beside", dates: "beside" },
  },
  card: { base: { body: { gap: "3" } } },
  // The rule of a section's title.
  tabs: { base: { list: { borderTopWidth: "1px", borderColor: "text", pt: "1" } } },
  accordion: {
    base: {
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
        "details[open] &": { "&::after": { content: '"–" / ""', transform: "none" } },
      },
      itemBody: { ps: "8" },
    },
  },
  stats: {
    base: {
      value: { color: "text", fontSize: "clamp(2rem, 1.4rem + 3.4vw, 4rem)" },
      label: { textStyle: "label" },
    },
  },
  contact: {
    base: {
      value: { fontSize: "clamp(1.1875rem, 1rem + 1.2vw, 1.625rem)", letterSpacing: "-0.02em", lineHeight: "1.35" },
    },
  },
  video: { base: { play: { borderRadius: "0.75rem" } } },
};

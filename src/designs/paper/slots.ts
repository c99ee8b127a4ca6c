import type { SlotRecipes } from "../../theme/design.ts";
import { hover } from "../../theme/recipes/parts/link-variants.ts";
import { knowsContainers } from "../../theme/recipes/patterns.ts";
import { inkRule, italic, layoutSlots } from "./layout-slots.ts";

const faded = { filter: "saturate(0.8)" } as const;

export const slotRecipes: SlotRecipes = {
  ...layoutSlots,
  article: {
    // Without a box no padding is needed.
    base: { contents: { px: "0", borderColor: "text" } },
    defaultVariants: { layout: "column" },
  },
  publications: {
    base: {
      badge: { ...italic, borderWidth: "0", px: "0" },
      preview: faded,
      bibtex: { layerStyle: "none", bg: "surface" },
    },
    defaultVariants: { layout: "column" },
  },
  hero: {
    base: {
      heading: { mb: "-0.06em" },
      role: { mb: "0.25em" },
      photo: faded,
      smallPhoto: faded,
      typed: { color: "accent" },
      text: {
        textStyle: "lead",
        display: "flow-root",
        maxWidth: "42rem",
        "html:not([dir=rtl]) &": {
          "&::first-letter": {
            float: "left",
            fontFamily: "display",
            fontSize: "5em",
            lineHeight: "0.8",
            padding: "0.14em 0.07em 0 0",
            marginBottom: "-0.16em",
            color: "accent",
          },
        },
      },
      actions: { columnGap: "2" },
      // The icons are no closer to the text before them than to each other.
      links: { smDown: { columnGap: "0!", mb: "-4" }, sm: { "& li": { marginInlineStart: "0!" } } },
      list: { gap: "2" },
      listTitle: { textStyle: "overline", color: "muted" },
    },
    variants: {
      shape: {
        // A medallion.
        round: { photo: { aspectRatio: "1", outline: "3px double {colors.line}", outlineOffset: "6px" } },
        square: { photo: { aspectRatio: "4 / 5" } },
      },
      variant: {
        stacked: { photo: { width: "min(20rem, 100%)" } },
        compact: { photo: { width: "6.5rem" }, heading: { textStyle: "title" } },
        band: { ground: { bg: "surface", borderBlockWidth: "1px", borderColor: "line" } },
      },
    },
    defaultVariants: { layout: "masthead", variant: "split" },
  },
  heading: {
    base: { intro: { mb: "0.25em" } },
    variants: { first: { false: { text: inkRule } } },
    defaultVariants: { layout: "masthead" },
  },
  icons: {
    variants: {
      named: { false: { item: { "&:first-child": { "@media screen": { marginInlineStart: "-0.75rem" } } } } },
    },
  },
  // Chips as a comma-separated list in italics.
  chips: {
    base: {
      list: { columnGap: "0.85ch", rowGap: "0" },
      item: {
        ...italic,
        position: "relative",
        color: "muted",
        p: "0",
        borderWidth: "0",
        bg: "transparent",
        // After the word in the page's direction, whatever the word's own direction.
        "&:not(:last-child)::after": {
          content: '"," / ""',
          position: "absolute",
          bottom: "0",
          insetInlineStart: "100%",
        },
        "[dir=rtl] &": { "&:not(:last-child)::after": { content: '"،" / ""' } },
      },
    },
  },
  typed: {
    base: { root: { ...italic, fontSize: "clamp(1.375rem, 1.1rem + 1.1vw, 2rem)", lineHeight: "1.25" } },
  },
  card: {
    base: {
      root: { textStyle: "small" },
      icon: { color: "accent" },
      date: { color: "accent" },
      text: { maxWidth: "measure" },
      points: { maxWidth: "measure" },
      position: { borderInlineStartWidth: "1px" },
    },
  },
  cardGrid: {
    // Cards with a link or a button react to hover.
    base: { card: { "&:hover:has(a, button)": { ...hover, borderColor: "text" } } },
    variants: {
      variant: {
        boxes: { card: { borderWidth: "1px" } },
        tinted: { card: { px: "6" } },
        ruled: { list: { rowGap: "6" }, card: { py: "1.25rem" }, picture: { mb: "3" } },
      },
    },
    compoundVariants: [
      // A picture needs no rule above it.
      { variant: "ruled", picture: ["image", "cover"], css: { card: { borderTopWidth: "0", pt: "0" } } },
      { variant: "ruled", featured: true, css: { title: { textStyle: "section" } } },
    ],
    defaultVariants: { variant: "ruled", dates: "beside" },
  },
  accordion: {
    base: {
      itemTrigger: { py: "0.875rem", "&::after": { borderRightWidth: "1px", borderBottomWidth: "1px" } },
      tags: { ...italic, textStyle: "small" },
      itemBody: { textStyle: "small" },
    },
  },
  tabs: { base: { trigger: { _hover: hover }, title: { "&:is(h2):first-child": { borderTopWidth: "0", pt: "0" } } } },
  timeline: { base: { stop: { "--dot": "{colors.page}" } } },
  quote: {
    base: {
      root: { borderInlineStartWidth: "0", ps: "0", maxWidth: "52rem", gap: "4" },
      text: {
        ...italic,
        fontSize: "clamp(1.5rem, 1.1rem + 1.9vw, 2.375rem)",
        lineHeight: "1.28",
        "&::before": {
          content: "open-quote",
          display: "block",
          fontFamily: "display",
          fontStyle: "normal",
          fontSize: "2.5em",
          lineHeight: "0.8",
          height: "0.42em",
          color: "accent",
        },
      },
      by: { textStyle: "label" },
    },
  },
  testimonials: {
    base: {
      list: { columnGap: "12" },
      root: { px: "0", py: "1.25rem" },
      quote: { ...italic, textStyle: "lead" },
      portrait: faded,
    },
  },
  stats: {
    base: {
      item: { borderColor: "text" },
      value: { color: "text", fontSize: "clamp(2.25rem, 1.6rem + 2.4vw, 3.75rem)" },
    },
  },
  callToAction: {
    base: {
      root: { p: "0", py: { base: "8", md: "12" }, borderBlockWidth: "1px", borderColor: "text" },
      title: { textStyle: "title", fontSize: "clamp(2.25rem, 1.5rem + 3vw, 4rem)" },
      text: { fontSize: "1.25rem" },
    },
    defaultVariants: { layout: "columns" },
  },
  contact: {
    base: {
      list: { gridTemplateColumns: "minmax(0, 1fr)", gap: "0", pt: "0", containerType: "inline-size" },
      entry: { py: "4", display: "flex", flexWrap: "wrap", alignItems: "baseline", columnGap: "4" },
      name: { flex: { base: "1 1 100%", sm: "0 1 10rem" } },
      value: {
        flex: "1 1 14rem",
        fontSize: "1.25rem",
        lineHeight: "1.2",
        [knowsContainers]: { fontSize: "clamp(1.25rem, 0.9rem + 2.2cqi, 2.25rem)" },
      },
      note: { textStyle: "lead" },
    },
    variants: { first: { true: { entry: { "&:first-of-type": { borderTopWidth: "0", pt: "0" } } } } },
    defaultVariants: { layout: "column" },
  },
  form: { base: { root: { gap: "8" }, label: { textStyle: "label", fontWeight: "500" } } },
  logos: { base: { logo: { borderRadius: "0" }, name: { fontWeight: "normal" } } },
  video: { base: { frame: { borderWidth: "0" } } },
};

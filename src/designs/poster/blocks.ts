import * as marks from "../../marks.ts";
import type { SlotRecipes } from "../define-design.ts";
import { acrossWindow } from "./frame.ts";
import { inked, onSun, shadow, tintsInTurn } from "./ink.ts";

const picture = "& > figure:first-child" as const;
const shown = `${picture} > :first-child` as const;

/** Links on a tint have the colour of its text: the accent's contrast is measured with the page alone. */
const inkLinks = { "& a": { color: "inherit" } } as const;

const rays =
  "repeating-conic-gradient(at var(--at), var(--sun) 0 7.5deg, color-mix(in srgb, var(--sun), white 24%) 0 15deg)";
const raysAtEnd = { md: { "--at": "calc(50% + var(--half) - 10rem) 22rem" } } as const;

/** Nothing of a box. */
const flat = { boxShadow: "none", "&:hover": { boxShadow: "none", translate: "none" } } as const;

export const blocks: SlotRecipes = {
  hero: {
    base: {
      root: {
        colorScheme: "light",
        color: "var(--ink)",
        pb: { base: "12", md: "16" },
        "&::before": {
          ...acrossWindow,
          // Rays, from behind the picture.
          "--half": "min(46vw, 32.5rem)",
          "--at": "calc(50% - var(--half) + 4.5rem) 16.5rem",
          bg: rays,
          "[dir=rtl] &": { transform: "scaleX(-1)" },
        },
        "main > &": { "&:first-child::before": { top: "-12rem" }, "&:not(:first-child)": { pt: "12" } },
      },
      photo: { ...inked, boxShadow: shadow(8), rotate: "3deg", bg: "var(--pink)" },
      smallPhoto: { ...inked, boxShadow: shadow(4), rotate: "-3deg", bg: "var(--pink)" },
      image: { "& picture": { ...inked, boxShadow: shadow(8), rotate: "2deg" } },
      body: { containerType: "inline-size" },
      titles: { gap: "6" },
      role: { color: "inherit" },
      text: { ...inkLinks, fontWeight: "500" },
    },
    variants: {
      variant: {
        split: { root: { "&::before": raysAtEnd } },
        // Every hero of this design stands on a band.
        band: { root: { pt: "0", pb: { base: "12", md: "16" }, "&::before": { ...raysAtEnd, bg: rays } } },
      },
    },
  },
  card: {
    base: {
      root: { gap: "3" },
      body: { gap: "3" },
      date: { color: "text" },
      facts: { color: "text" },
      text: { color: "text" },
      points: { color: "text" },
      position: { borderInlineStartWidth: "2.5px" },
    },
  },
  cardGrid: {
    base: {
      card: {
        ...inkLinks,
        ...tintsInTurn,
        transition: "translate {durations.quick}, box-shadow {durations.quick}",
        "@media (prefers-reduced-motion: no-preference)": {
          "&:hover": { translate: "-3px -3px", boxShadow: shadow(9) },
        },
        [shown]: {
          bg: "var(--tint)",
          borderBottomWidth: "2.5px",
          borderColor: "line",
          borderTopRadius: "calc({radii.card} - 2.5px)",
        },
        [`&[${marks.featured}]`]: onSun,
      },
    },
    variants: {
      variant: {
        cells: {
          list: { "--gap": "2.5px", borderWidth: "2.5px", boxShadow: shadow(6) },
          card: { ...flat, boxShadow: "0 0 0 2.5px {colors.line}" },
        },
        ruled: { card: { ...flat, borderTopWidth: "2.5px" } },
        rows: { card: flat },
        tinted: {
          card: {
            "&:nth-child(odd)": { bg: "var(--tint)" },
            "&:nth-child(even)": { bg: "var(--tint)" },
          },
        },
      },
      single: { true: { card: { [shown]: { ...inked } } } },
    },
    defaultVariants: { variant: "tinted" },
  },
  accordion: {
    base: {
      root: { rowGap: "3" },
      item: {
        ...inked,
        ...inkLinks,
        px: "4",
        borderRadius: "min({radii.card}, 0.875rem)",
        bg: "surface",
        _hover: { bg: "var(--lemon)" },
        _open: { bg: "var(--lemon)", boxShadow: shadow(4) },
      },
      itemTrigger: {
        _hover: { color: "text" },
        "&::after": { borderColor: "text", borderRightWidth: "3px", borderBottomWidth: "3px" },
      },
      tags: { color: "text" },
      itemBody: { color: "text" },
    },
    variants: {
      width: {
        full: {
          itemTrigger: {
            "&::before": {
              px: "2",
              py: "1",
              color: "var(--ink)",
              bg: "var(--sun)",
              borderWidth: "2px",
              borderColor: "line",
              borderRadius: "control",
              fontWeight: "700",
            },
          },
        },
      },
    },
  },
  tabs: {
    base: {
      list: { gap: "2", boxShadow: "none" },
      trigger: {
        ...inked,
        textStyle: "body",
        fontWeight: "700",
        px: "4",
        py: "2",
        bg: "surface",
        color: "text",
        borderRadius: "control",
        _hover: { bg: "var(--lemon)" },
        "&:not([aria-selected=true])": { pb: "2" },
        // The thicker line is seen where the visitor's system forces its colours.
        _selected: {
          bg: "text",
          color: "page",
          borderColor: "text",
          borderBottomWidth: "5px",
          pb: "calc(0.5rem - 2.5px)",
        },
      },
    },
  },
  timeline: {
    base: {
      stop: {
        "--dot": "var(--sun)",
        "&::before": { borderWidth: "2.5px", borderColor: "line", boxSize: "1rem" },
        "&:not(:last-child)::after": {
          insetInlineStart: "calc(0.5rem - 1.25px)",
          borderInlineStartWidth: "2.5px",
          top: "1.35rem",
        },
      },
      entry: { "& picture": { ...inked, borderRadius: "card" } },
    },
  },
  testimonials: {
    base: {
      root: { ...tintsInTurn, ...inkLinks, bg: "var(--tint)", "& p": { color: "inherit" } },
      quote: { textStyle: "lead" },
      portrait: { borderWidth: "2px", borderColor: "line" },
    },
  },
  quote: {
    base: {
      root: {
        ...inked,
        ...inkLinks,
        maxWidth: "full",
        p: { base: "6", md: "12" },
        gap: "6",
        bg: "var(--mint)",
        borderInlineStartWidth: "2.5px",
        borderColor: "line",
        borderRadius: "card",
        boxShadow: shadow(6),
      },
      text: {
        textStyle: "section",
        fontSize: "clamp(1.5rem, 1.1rem + 2vw, 2.5rem)",
        textWrap: "pretty",
        "&::before": { content: "open-quote" },
        "&::after": { content: "close-quote" },
      },
      by: { color: "text", fontWeight: "600" },
    },
  },
  stats: {
    base: {
      root: { gap: "grid", gridTemplateColumns: "repeat(auto-fit, minmax(min(100%, 11rem), 1fr))" },
      item: {
        ...inked,
        ...tintsInTurn,
        p: "6",
        pt: "6",
        bg: "var(--tint)",
        borderRadius: "card",
        boxShadow: shadow(6),
      },
      label: { color: "text", fontWeight: "600" },
      value: {
        textStyle: "title",
        fontSize: "clamp(2.5rem, 2rem + 2.4vw, 4rem)",
        color: "text",
        textTransform: "none",
      },
    },
  },
  callToAction: {
    base: {
      root: { ...onSun, gap: "6", p: { base: "6", md: "12" }, boxShadow: shadow(6), containerType: "inline-size" },
      title: {
        textStyle: "title",
        fontSize: "clamp(2rem, 1.5rem + 2.6vw, 3.75rem)",
        lineHeight: "calc(var(--leading) + 0.08)",
        maxWidth: "20ch",
        textWrap: "balance",
      },
      text: { textStyle: "lead", color: "inherit" },
    },
  },
  contact: {
    base: {
      list: { gap: "grid" },
      entry: {
        ...inked,
        borderTopWidth: "2.5px",
        borderColor: "line",
        p: "6",
        pt: "6",
        bg: "surface",
        borderRadius: "card",
        boxShadow: shadow(4),
      },
      name: { color: "text" },
      value: { textStyle: "item", fontSize: "clamp(1.25rem, 1.1rem + 0.8vw, 1.625rem)" },
    },
  },
  form: {
    base: {
      sent: {
        ...inked,
        borderInlineStartWidth: "2.5px",
        borderColor: "line",
        bg: "var(--mint)",
        borderRadius: "control",
      },
      label: { fontWeight: "700" },
    },
  },
  logos: {
    base: {
      logo: { borderWidth: "2px", borderColor: "line" },
      name: { ...inked, display: "inline-block", px: "4", py: "2", bg: "surface", borderRadius: "control" },
    },
  },
  video: {
    base: {
      frame: { ...inked, borderWidth: "2.5px", boxShadow: shadow(6) },
      play: { ...inked, ...onSun, boxSize: "5rem", boxShadow: shadow(4) },
    },
  },
};

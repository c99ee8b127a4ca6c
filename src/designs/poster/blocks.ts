import type { SlotRecipes } from "../../theme/design.ts";
import { leading } from "../../theme/leading.ts";
import { acrossWindow } from "./frame.ts";
import { inked, inkLinks, onSun, rays, shadow, tintsInTurn } from "./ink.ts";
import { fitting } from "./text-styles.ts";

/** Rays from where a picture is at the end of the lines. */
const raysAtEnd = { md: { "--at": "calc(50% + var(--half) - 10rem) 22rem" } } as const;

export const blocks: SlotRecipes = {
  article: { base: { picture: { ...inked, boxShadow: shadow(6) } } },
  publications: {
    base: { group: { "&:not(:first-of-type)": { borderTopWidth: "2.5px" } }, abstract: { fontWeight: "500" } },
  },
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
      titles: { gap: "4" },
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
    defaultVariants: { shape: "square", variant: "split" },
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
        fontSize: fitting("clamp(2rem, 1.5rem + 2.6vw, 3.75rem)"),
        lineHeight: leading(0.96),
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
      value: { textStyle: "item", fontSize: "clamp(1.125rem, 1rem + 0.5vw, 1.375rem)" },
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

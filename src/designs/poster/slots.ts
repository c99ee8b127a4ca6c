import * as dataAttributes from "../../data-attributes.ts";
import type { SlotRecipes } from "../../theme/design.ts";
import { leading } from "../../theme/leading.ts";
import { ifMotion, moves, shadow } from "../../theme/recipes/parts/link-variants.ts";
import { fitting, inked, inkLinks, onSun, tintsInTurn } from "./ink.ts";
import { layoutSlots } from "./layout-slots.ts";

const lemon = { _hover: { bg: "var(--lemon)" } } as const;
const box = { ...inked, bg: "surface", borderRadius: "control" } as const;
const rounded = { ...inked, borderRadius: "card" } as const;
const photo = { ...inked, bg: "var(--pink)" } as const;
const dark = { color: "text" } as const;

/** Keeps the shadow and the position on hover. */
const flat = (boxShadow: string) =>
  ({ boxShadow, [ifMotion]: { "&:hover": { boxShadow, translate: "none" } } }) as const;

export const slotRecipes: SlotRecipes = {
  ...layoutSlots,
  heading: { defaultVariants: { opening: "band" } },
  figure: {
    base: { frame: inked, caption: { pt: "4" } },
    variants: { edges: { true: { frame: { borderInlineWidth: "0" } }, false: { frame: { boxShadow: shadow(6) } } } },
  },
  article: { base: { picture: { ...inked, boxShadow: shadow(6) } } },
  publications: { base: { abstract: { fontWeight: "500" } } },
  hero: {
    base: {
      photo: { ...photo, boxShadow: shadow(8), rotate: "3deg" },
      smallPhoto: { ...photo, boxShadow: shadow(4), rotate: "-3deg" },
      frame: { ...inked, boxShadow: shadow(8), rotate: "2deg" },
      titles: { gap: "4", containerType: "inline-size" },
      heading: { "--most": "4rem" },
      text: { ...inkLinks, fontWeight: "500" },
    },
    defaultVariants: { ground: "rays", variant: "split" },
  },
  // A label as wide as its text.
  typed: {
    base: {
      root: {
        fontFamily: "display",
        fontSize: "clamp(1.125rem, 1rem + 0.6vw, 1.5rem)",
        fontWeight: "700",
        letterSpacing: "calc(var(--tight) / 2.5)",
        color: "text",
      },
      line: { ...box, bg: "color-mix(in srgb, {colors.accent} 16%, {colors.surface})", boxShadow: shadow(4) },
    },
    defaultVariants: { layout: "label" },
  },
  chips: {
    base: { item: { borderWidth: "2px", bg: "surface", color: "text", fontWeight: "600" } },
    defaultVariants: { layout: "small" },
  },
  card: {
    base: {
      root: { gap: "3" },
      body: { gap: "3" },
      date: { color: "inherit" },
      text: { color: "inherit" },
      points: { color: "inherit" },
      position: { borderInlineStartWidth: "rule" },
    },
  },
  cardGrid: {
    base: {
      card: {
        ...inkLinks,
        ...tintsInTurn,
        ...moves,
        [ifMotion]: { "&:hover": { translate: "-3px -3px", boxShadow: shadow(9) } },
      },
      frame: {
        borderBottomWidth: "rule",
        borderColor: "line",
        borderRadius: "calc({radii.card} - {borderWidths.rule}) calc({radii.card} - {borderWidths.rule}) 0 0",
      },
    },
    variants: {
      variant: {
        cells: { list: { boxShadow: shadow(6) }, card: { ...flat("0 0 0 2.5px {colors.line}"), ...lemon } },
        ruled: { card: flat("none"), frame: inked },
        rows: {
          list: { "--gap": "1rem" },
          card: { ...flat("none"), borderColor: "line", bg: "surface", ...lemon },
          frame: inked,
        },
        tinted: { card: { "--behind": "var(--tint)", bg: "var(--tint)" } },
      },
      // A featured card has the colour of the sun.
      featured: {
        true: {
          card: { [`&[${dataAttributes.featured}]`]: { "--tint": "var(--sun)" }, ...onSun },
          // The title at the top, the rest at the bottom.
          title: { textStyle: "section", fontSize: "clamp(1.75rem, 1.25rem + 2vw, 2.75rem)", lineHeight: leading(1) },
          body: { flex: "1", justifyContent: "end" },
        },
      },
      single: { true: { frame: inked } },
    },
    // A hung print has a sheet of its tint behind it; the shadow belongs to the frame.
    compoundVariants: [
      {
        variant: ["boxes", "tinted"],
        whole: true,
        row: false,
        css: {
          card: flat("none"),
          frame: { boxShadow: "10px 10px 0 -1px var(--tint), 10px 10px 0 1.5px {colors.line}" },
        },
      },
    ],
    defaultVariants: { variant: "tinted", wide: "beside", prints: "hung" },
  },
  accordion: {
    base: {
      item: { ...box, ...inkLinks, ...lemon, _open: { bg: "var(--lemon)", boxShadow: shadow(4) } },
      itemTrigger: { _hover: dark, "&::after": { borderColor: "text" } },
      tags: dark,
      itemBody: dark,
    },
    variants: {
      width: {
        full: {
          itemTrigger: {
            "&::before": { color: "var(--ink)", bg: "var(--sun)", borderColor: "line", fontWeight: "700" },
          },
        },
      },
    },
    defaultVariants: { layout: "boxes" },
  },
  tabs: {
    base: {
      // Space for the focus ring of a tab.
      list: { p: "6px", m: "-6px" },
      trigger: {
        ...box,
        ...lemon,
        textStyle: "body",
        fontWeight: "700",
        py: "2",
        color: "text",
        _focusVisible: { outlineOffset: "2px" },
        "&:not([aria-selected=true])": { pb: "2" },
        // The thicker border is visible in forced colours.
        _selected: {
          bg: "text",
          color: "page",
          borderColor: "text",
          borderBottomWidth: "5px",
          pb: "calc(0.5rem - 2.5px)",
        },
      },
    },
    defaultVariants: { layout: "buttons" },
  },
  timeline: {
    base: { stop: { "--dot": "var(--sun)", "&::before": { borderColor: "line" } }, entry: inkLinks, frame: rounded },
    variants: { within: { true: { stop: { "--dot": "{colors.surface}" } } } },
    defaultVariants: { layout: "boxes" },
  },
  testimonials: {
    base: {
      list: { alignItems: "stretch" },
      root: { ...tintsInTurn, ...inkLinks, bg: "var(--tint)" },
      quote: { textStyle: "lead" },
      portrait: { borderWidth: "2px", borderColor: "line" },
    },
  },
  quote: {
    base: {
      root: inkLinks,
      text: { textStyle: "section", fontSize: "clamp(1.5rem, 1.1rem + 2vw, 2.5rem)", textWrap: "pretty" },
      by: { color: "text", fontWeight: "600" },
    },
    variants: { layout: { box: { root: { bg: "var(--mint)" } } } },
    defaultVariants: { layout: "box" },
  },
  stats: {
    base: {
      root: { gap: { base: "4", sm: "grid" } },
      item: { ...tintsInTurn, bg: "var(--tint)", boxShadow: shadow(6), smDown: { p: "4" } },
      label: { fontWeight: "600" },
      value: {
        textStyle: "title",
        fontSize: "clamp(1.5rem, 0.85rem + 3.3vw, 4rem)",
        color: "text",
        textTransform: "none",
      },
    },
  },
  callToAction: {
    base: {
      root: { ...onSun, gap: "6", p: { base: "6", md: "12" }, containerType: "inline-size" },
      title: {
        textStyle: "title",
        fontSize: fitting("clamp(2rem, 1.5rem + 2.6vw, 3.75rem)"),
        lineHeight: leading(0.96),
        maxWidth: "20ch",
      },
      text: { textStyle: "lead" },
    },
  },
  contact: {
    base: {
      list: { gap: "grid" },
      name: dark,
      value: { textStyle: "item", fontSize: "clamp(1.125rem, 1rem + 0.5vw, 1.375rem)" },
    },
  },
  form: {
    base: { sent: { ...box, borderInlineStartWidth: "rule", bg: "var(--mint)" }, label: { fontWeight: "700" } },
  },
  logos: {
    base: {
      logo: { borderWidth: "2px", borderColor: "line" },
      name: { ...box, px: "3", py: "2", textAlign: "center" },
    },
    variants: { named: { true: { list: { display: "flex" } } } },
  },
  video: {
    base: { frame: { boxShadow: shadow(6) }, play: { ...inked, ...onSun, boxSize: "5rem", boxShadow: shadow(4) } },
  },
};

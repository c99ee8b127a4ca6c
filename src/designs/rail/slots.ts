import type { SlotRecipes } from "../../theme/design.ts";
import { leading } from "../../theme/leading.ts";
import { beside, inWorkFirst } from "../../theme/recipes/patterns.ts";
import { layoutSlots } from "./layout-slots.ts";
import { chipText, chipTint, edge, panelGlow } from "./tints.ts";

const ring = { boxShadow: "0 0 0 4px {colors.page}, 0 0 0 5px {colors.accent}", m: "5px" };
const panel = {
  borderColor: "line",
  background: `radial-gradient(40rem 20rem at 85% -30%, ${panelGlow}, transparent) {colors.surface}`,
};
const photoColumn = { base: "auto minmax(0, 1fr)", md: "auto minmax(0, 1fr)" };
const photoGrid = {
  display: { base: "contents", md: "contents" },
  gridTemplateColumns: photoColumn,
  columnGap: "0",
  rowGap: "6",
  alignItems: "center",
} as const;
const large = { fontSize: "clamp(1.25rem, 1rem + 1.2vw, 1.625rem)" };

/** Transition of hover effects. */
export const hovers = {
  transitionProperty: "color, background-color, border-color, box-shadow, opacity",
  transitionDuration: "quick",
};

export const slotRecipes: SlotRecipes = {
  ...layoutSlots,
  // The rail shows the name and the role, so the page starts with the photo and the text.
  hero: {
    base: {
      photo: ring,
      smallPhoto: ring,
      text: { textStyle: "lead", maxWidth: "42rem" },
      // Icons are closer together than buttons.
      actions: { "& li": { display: "flex" } },
      links: { "& li": { me: "-2" } },
      list: { mt: "2" },
      listTitle: { textStyle: "section" },
    },
    variants: {
      variant: {
        // The slogan, the text, the buttons and the list: one below the other, in one grid.
        compact: {
          root: { gridTemplateColumns: photoColumn, columnGap: "0", alignItems: "center" },
          body: { ...photoGrid, ...inWorkFirst({ display: "grid" }) },
          photo: {
            boxSize: { base: "5.5rem", sm: "6.5rem", md: "6.5rem", lg: "6.5rem" },
            gridArea: { base: "1 / 1", md: "1 / 1" },
            me: { base: "4", sm: "6" },
          },
          smallPhoto: { boxSize: "6.5rem", gridArea: "1 / 1", me: "6" },
          image: { gridColumn: "1 / -1", order: "1", width: "full", maxWidth: "36rem" },
          titles: { gridColumn: "1 / -1", sm: { gridArea: "1 / 2" } },
          story: { display: "contents" },
          typed: { gridColumn: "1 / -1" },
          lines: {
            fontSize: "clamp(1.25rem, 1rem + 0.6vw, 1.5rem)",
            fontWeight: "600",
            lineHeight: "1.25",
            letterSpacing: "-0.02em",
          },
          actions: { gridColumn: "1 / -1", order: "1" },
          about: { display: "contents", ...inWorkFirst({ display: "flex" }) },
          text: { gridColumn: "1 / -1" },
          list: { gridColumn: "1 / -1", order: "1" },
        },
        split: { photo: { boxSize: { base: "6rem", sm: "8rem", md: "14rem", lg: "14rem" } }, root: { columnGap: "8" } },
        stacked: { photo: { boxSize: { base: "9rem", sm: "9rem", md: "14rem", lg: "14rem" } } },
        band: {
          root: {
            p: { base: "6", md: "2.5rem" },
            columnGap: "8",
          },
          ground: {
            insetInline: "0",
            borderRadius: "card",
            borderWidth: "1px",
            borderColor: "line",
            background: `radial-gradient(40rem 30rem at 85% -20%, ${panelGlow}, transparent) {colors.surface}`,
          },
          photo: { boxSize: { base: "6rem", sm: "8rem", md: "11rem", lg: "11rem" } },
        },
      },
    },
    compoundVariants: [
      // On phones, too, what is beside the photo is in the grid of all.
      { variant: "compact", picture: ["photo", "both"], css: { body: { smDown: photoGrid } } },
      {
        // The rail shows the name. The slogan is the largest text beside it.
        variant: "compact",
        isName: true,
        css: {
          photo: { [beside]: { gridArea: "1 / 1 / span 2" } },
          smallPhoto: { [beside]: { gridArea: "1 / 1 / span 2" } },
          role: { [beside]: { gridColumn: "2", alignSelf: "start" } },
          typed: { [beside]: { gridColumn: "2" } },
          lines: {
            fontSize: "clamp(1.625rem, 1.3rem + 1.35vw, 2.5rem)",
            fontWeight: "700",
            lineHeight: leading(1.1),
            letterSpacing: "-0.03em",
          },
        },
      },
      {
        variant: "compact",
        isName: true,
        isRole: true,
        hasTyped: true,
        css: { photo: { [beside]: { gridArea: "1 / 1" } }, smallPhoto: { [beside]: { gridArea: "1 / 1" } } },
      },
      {
        // Without a slogan the text is beside the photo.
        variant: "compact",
        isName: true,
        hasTyped: false,
        css: { text: { [beside]: { gridColumn: "2" } }, actions: { [beside]: { gridColumn: "2" } } },
      },
    ],
    defaultVariants: { names: "rail", shape: "round", variant: "compact" },
  },
  chips: {
    base: {
      list: { gap: "0.375rem" },
      item: {
        fontSize: "0.8125rem",
        fontWeight: "500",
        py: "0.1875rem",
        // Visible in forced colours.
        borderColor: "transparent",
        bg: chipTint,
        color: chipText,
      },
    },
  },
  typed: { base: { root: { fontWeight: "500" } } },
  // Cards are rows without borders. On hover one rises, and the others step back.
  cardGrid: {
    base: {
      card: { _hover: { borderColor: "color-mix(in srgb, {colors.accent} 40%, {colors.line})" } },
      title: { "@media (hover: hover)": { "article:hover &": { ...hovers, color: "accent" } } },
    },
    variants: {
      variant: {
        rows: {
          frame: { border: "1px solid {colors.line}" },
          card: { _hover: { bg: "surface", borderColor: "line" } },
        },
      },
    },
    compoundVariants: [
      { variant: "rows", featured: true, css: { title: { fontSize: "1.5rem", letterSpacing: "-0.022em" } } },
    ],
    defaultVariants: { variant: "rows", rows: "dense", facts: "joined" },
  },
  // Their signs begin where texts do.
  icons: { variants: { named: { false: { list: { "@media screen": { marginInlineStart: "-0.75rem" } } } } } },
  card: { base: { links: { textStyle: "small" } } },
  columns: { defaultVariants: { layout: "rail" } },
  accordion: { base: { itemTrigger: { "details[open] &": { color: "accent" } } } },
  tabs: {
    base: {
      trigger: {
        minHeight: "target",
        py: "0",
        borderRadius: "full",
        "&:not([aria-selected=true])": { pb: "0", px: "calc(1rem + 1px)" },
        _hover: { bg: chipTint },
        _selected: { bg: chipTint, border: "1px solid {colors.accent}" },
      },
    },
    defaultVariants: { layout: "buttons" },
  },
  timeline: { base: { stop: { "&::before": { boxShadow: `0 0 0 5px ${chipTint}` } } } },
  testimonials: {
    base: {
      root: {
        bg: "transparent",
        borderWidth: "0",
        borderInlineStartWidth: "2px",
        borderRadius: "0",
        borderColor: "accent",
        py: "0",
        px: "6",
      },
    },
  },
  quote: {
    base: {
      root: { borderInlineStartWidth: "2px" },
      text: { ...large, lineHeight: "1.4", letterSpacing: "-0.015em" },
    },
  },
  callToAction: {
    base: {
      root: { ...panel, p: { base: "6", md: "2.5rem" } },
      title: { textStyle: "title", fontSize: "clamp(1.75rem, 1.3rem + 1.6vw, 2.375rem)", lineHeight: leading(1.12) },
    },
  },
  contact: {
    base: {
      // Wide enough for an address and its button side by side.
      list: { gridTemplateColumns: "repeat(auto-fit, minmax(min(100%, 20rem), 1fr))" },
      value: { ...large, fontWeight: "600", letterSpacing: "-0.02em", lineHeight: "1.35" },
    },
  },
  form: { base: { sent: { borderRadius: "control" } } },
  video: { base: { play: { boxShadow: `0 0 0 0.75rem ${chipTint}`, borderColor: edge } } },
};

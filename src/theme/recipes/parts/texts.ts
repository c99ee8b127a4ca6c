import { defineRecipe } from "@chakra-ui/react";
import * as dataAttributes from "../../../data-attributes.ts";
import { knowsContainers, scrolls, spaceForFocusRings, stack } from "../patterns.ts";
import { slotRecipe } from "../slot-recipe.ts";

/** The list styles its items: with ten thousand cards, a class per chip would be too much. */
export const chips = slotRecipe({
  base: {
    list: { display: "flex", flexWrap: "wrap", gap: "2" },
    item: {
      textStyle: "small",
      px: "3",
      py: "1",
      borderWidth: "1px",
      borderColor: "line",
      borderRadius: "full",
      bg: "page",
    },
  },
  variants: {
    layout: {
      pills: {},
      small: { item: { px: "0.625rem", py: "0.1875rem", borderRadius: "min({radii.control}, 0.5rem)" } },
    },
  },
  defaultVariants: { layout: "pills" },
});

export const figure = slotRecipe({
  base: {
    root: { minWidth: "0" },
    // Frame of a picture that is a block of its own.
    frame: {},
    caption: { textStyle: "small", layerStyle: "note", pt: "2", maxWidth: "measure" },
  },
  variants: {
    // Extends to the edges of the window or of its column. The caption aligns with the page's text.
    edges: {
      true: {
        root: { [knowsContainers]: { marginInline: "calc(50% - 50cqi)" } },
        frame: { marginInline: "auto" },
        caption: {
          maxWidth: "none",
          px: "gutter",
          [knowsContainers]: {
            paddingInlineStart: "max({spacing.gutter}, calc(50cqi - {sizes.page} / 2 + {spacing.gutter}))",
          },
        },
      },
      false: { frame: { borderRadius: "card" } },
    },
    // As wide as lines of text.
    text: { true: { root: { maxWidth: "measure" } } },
  },
});

/** A column of blocks in the gaps of its parent. */
const column = { display: "flex", flexDirection: "column", gap: "inherit" } as const;

/** Longer texts, and what sentences contain. */
export const richText = slotRecipe({
  base: {
    part: { ...column, ...spaceForFocusRings },
    paragraph: { maxWidth: "measure" },
    quotation: {
      ...stack("2"),
      maxWidth: "measure",
      borderInlineStartWidth: "3px",
      borderColor: "accent",
      ps: "4",
      color: "muted",
    },
    // Text in another language starts its lines on the side of its own language.
    run: { ...column, textAlign: "start" },
    list: { ps: "6", maxWidth: "measure" },
    details: { maxWidth: "measure", "& > * + *": { mt: "3" } },
    summary: { cursor: "pointer", fontWeight: "semibold" },
    rule: { borderTopWidth: "1px", borderColor: "line", my: "4", maxWidth: "measure" },
    tableBox: scrolls,
    // Of scrolling boxes, only a flex container keeps the baseline of the text beside it.
    formula: { ...scrolls, display: "inline-flex", overflowY: "hidden" },
    notes: { borderTopWidth: "1px", borderColor: "line", pt: "4", mt: "4" },
    noteList: { listStyle: "decimal", ps: "6", maxWidth: "measure", textStyle: "small" },
    note: { scrollMarginTop: "8" },
    noteReturn: { _print: { display: "none" } },
    // Superscript must not change the line height.
    raised: { fontSize: "0.75em", lineHeight: "0" },
    picture: { my: "2", borderRadius: "card" },
    marked: {
      "&:is(sub, sup)": { fontSize: "0.75em", lineHeight: "0" },
      "&:is(mark)": { color: "inherit", bg: "color-mix(in srgb, {colors.accent} 22%, transparent)" },
      "&:is(kbd)": {
        fontFamily: "mono",
        fontSize: "0.85em",
        px: "0.35em",
        borderWidth: "1px",
        borderColor: "line",
        borderRadius: "0.3em",
      },
    },
    inlineCode: {
      direction: "ltr",
      unicodeBidi: "isolate",
      fontFamily: "mono",
      fontSize: "0.9em",
      px: "0.3em",
      py: "0.1em",
      borderRadius: "0.3em",
      bg: "color-mix(in srgb, {colors.muted} 13%, transparent)",
    },
  },
  variants: {
    // A formula on a line of its own.
    display: { true: { formula: { display: "block", maxWidth: "min(100%, {sizes.measure})", py: "2" } } },
    numbered: { true: { list: { listStyle: "decimal" } }, false: { list: { listStyle: "disc" } } },
  },
});

export const table = defineRecipe({
  base: {
    textStyle: "small",
    minWidth: "min(100%, {sizes.measure})",
    "& :is(th, td)": {
      px: "3",
      py: "2",
      borderBottomWidth: "1px",
      borderColor: "line",
      verticalAlign: "top",
      textAlign: "start",
      fontVariantNumeric: "tabular-nums",
      unicodeBidi: "plaintext",
    },
    "& th": { fontWeight: "semibold" },
  },
});

/** Typed lines. All are hidden in one grid cell, as high as the longest. Without scripts they are a list. */
export const typed = slotRecipe({
  base: {
    root: {
      textStyle: "lead",
      display: "grid",
      color: "accent",
      "& [data-caret]": {
        borderInlineEnd: "2px solid currentcolor",
        marginInlineStart: "1px",
        animation: "blink 1s step-end infinite",
      },
      [`[${dataAttributes.motion}=paused] &`]: { "& [data-caret]": { display: "none" } },
      "@media (prefers-reduced-motion: reduce)": { "& [data-caret]": { display: "none" } },
    },
    list: {
      [`[${dataAttributes.js}] &`]: {
        display: "grid",
        opacity: 0,
        pointerEvents: "none",
        userSelect: "none",
        "& li": { gridArea: "1 / 1" },
      },
    },
    // The typed line, and all lines if nothing moves.
    line: { gridArea: "1 / 1" },
  },
  variants: {
    layout: {
      line: {},
      // A label as wide as its text.
      label: { line: { px: "3", py: "1", justifySelf: "start", alignSelf: "start", minWidth: "2rem" } },
    },
  },
  defaultVariants: { layout: "line" },
});

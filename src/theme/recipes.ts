import { defineRecipe, defineSlotRecipe } from "@chakra-ui/react";
import { filled, outlined } from "./link-recipe.ts";

/** What visitors write in: its edge can be told from the page (WCAG 2.2, criterion 1.4.11). */
export const fieldRecipe = defineRecipe({
  className: "field",
  base: {
    width: "full",
    minHeight: "target",
    px: "3",
    py: "2",
    textStyle: "body",
    color: "text",
    bg: "page",
    borderWidth: "1px",
    borderColor: "muted",
    borderRadius: "control",
    "&:is(textarea)": { resize: "vertical" },
  },
});

export const buttonRecipe = defineRecipe({
  className: "button",
  base: {
    cursor: "pointer",
    display: "inline-flex",
    alignItems: "center",
    justifyContent: "center",
    gap: "2",
    // A word on it may be longer than a phone is wide.
    maxWidth: "full",
    overflowWrap: "anywhere",
  },
  variants: {
    variant: {
      outline: outlined,
      primary: filled,
      choice: {
        textStyle: "small",
        color: "muted",
        px: "3",
        minH: "control",
        borderWidth: "1px",
        borderColor: "line",
        borderRadius: "full",
        "&[aria-pressed=false]:hover": { color: "text", borderColor: "accent" },
        // By its weight, too, where the visitor's system forces its colours.
        "&[aria-pressed=true]": { color: "page", bg: "accent", borderColor: "accent", fontWeight: "semibold" },
      },
      control: {
        color: "muted",
        boxSize: "control",
        borderRadius: "full",
        _hover: { color: "text", bg: "surface" },
      },
    },
  },
  defaultVariants: { variant: "outline" },
});

const card = defineSlotRecipe({
  className: "card",
  slots: ["root", "body", "title"],
  base: {
    root: {
      position: "relative",
      display: "flex",
      flexDirection: "column",
      gap: "2",
      minWidth: "0",
      p: "6",
      borderWidth: "1px",
      borderColor: "line",
      borderRadius: "card",
      bg: "surface",
    },
    title: { textStyle: "item" },
    body: { display: "flex", flexDirection: "column", gap: "2", "&:empty": { display: "none" } },
  },
});

/** The expandable items: Chakra's accordion anatomy on the browser's own `details`, so that they open without scripts. */
const accordion = defineSlotRecipe({
  className: "accordion",
  slots: ["root", "item", "itemTrigger", "itemBody"],
  base: {
    root: {
      display: "grid",
      gridTemplateColumns: "repeat(auto-fill, minmax(min(100%, 20rem), 1fr))",
      columnGap: "6",
      alignItems: "start",
    },
    item: {
      maxWidth: "item",
      borderBottomWidth: "1px",
      borderColor: "line",
      "&::details-content": {
        blockSize: "0",
        overflow: "clip",
        // Room for the ring around a link in it.
        marginInline: "-6px",
        paddingInline: "6px",
        transition: "block-size {durations.quick} ease-out, content-visibility {durations.quick} allow-discrete",
      },
      "&[open]::details-content": { blockSize: "auto" },
      "&[open] > summary::after": { transform: "translateY(25%) rotate(225deg)" },
    },
    itemTrigger: {
      display: "flex",
      alignItems: "center",
      justifyContent: "space-between",
      gap: "4",
      width: "full",
      py: "4",
      cursor: "pointer",
      listStyle: "none",
      textStyle: "item",
      "&::-webkit-details-marker": { display: "none" },
      // The sign that it opens: of a thousand items, none has an element of its own for it.
      "&::after": {
        content: '""',
        flexShrink: "0",
        boxSize: "0.55rem",
        mx: "1",
        borderColor: "muted",
        borderRightWidth: "2px",
        borderBottomWidth: "2px",
        transform: "translateY(-25%) rotate(45deg)",
        transition: "transform {durations.quick} ease-out",
      },
      _hover: { color: "accent" },
    },
    itemBody: { display: "flex", flexDirection: "column", gap: "3", pb: "6", color: "muted", alignItems: "start" },
  },
});

const tabs = defineSlotRecipe({
  className: "tabs",
  slots: ["root", "list", "trigger", "content"],
  base: {
    list: { display: "flex", flexWrap: "wrap", columnGap: "6", boxShadow: "inset 0 -1px {colors.line}" },
    trigger: {
      textStyle: "label",
      color: "muted",
      cursor: "pointer",
      py: "3",
      _hover: { color: "text" },
      // Where the visitor's system forces its colours, it would show a transparent line, too.
      "&:not([aria-selected=true])": { pb: "calc(0.75rem + 2px)" },
      _selected: { color: "text", borderBottomWidth: "2px", borderColor: "accent" },
    },
    content: { pt: "6" },
  },
});

export const slotRecipes = { card, accordion, tabs };

import { defineRecipe } from "@chakra-ui/react";
import { slotRecipe } from "../slot-recipe.ts";

/** Target size of a link outside a sentence, for pointers and touch (WCAG 2.2, criteria 2.5.8 and 2.5.5). */
export const target = {
  display: "inline-block",
  minHeight: "6",
  alignContent: "center",
  "@media (pointer: coarse)": { minHeight: "control", minWidth: "control" },
} as const;

/** A button, or a link styled as one. */
export const outlined = {
  textStyle: "small",
  fontWeight: "semibold",
  color: "accent",
  px: "4",
  minH: "control",
  borderWidth: "1px",
  borderColor: "line",
  borderRadius: "control",
  textDecoration: "none",
  _hover: { borderColor: "accent", bg: "page" },
} as const;

/** A link on its own, high enough for touch. */
const action = {
  ...outlined,
  display: "inline-block",
  py: "2",
  px: { base: "4", sm: "6" },
  minH: "12",
  alignContent: "center",
} as const;

/** The main action. */
export const filled = {
  ...action,
  bg: "accent",
  color: "onAccent",
  borderColor: "accent",
  _hover: { textDecoration: "underline" },
  "& > *": { color: "inherit" },
} as const;

/** An icon in a round border, with a label if needed. */
const pill = {
  color: "muted",
  display: "inline-flex",
  alignItems: "center",
  borderWidth: "1px",
  borderColor: "line",
  borderRadius: "full",
  _hover: { color: "accent", borderColor: "accent" },
  // An icon alone says nothing in print: its URL is beside it.
  _print: { width: "auto", height: "auto", borderWidth: "0", gap: "2mm" },
} as const;

/**
 * The arrow of a link that leaves the site, as a pseudo-element after the text. It is clipped from a border, which
 * keeps the text's colour in forced colours. Print shows the URL instead.
 */
const leaving = {
  "@media screen": {
    "&::after": {
      content: '""',
      display: "inline-block",
      border: "0.225em solid currentcolor",
      marginInline: "0.225em",
      verticalAlign: "0.165em",
      clipPath: "polygon(0 0, 100% 0, 100% 100%, 83% 100%, 83% 28%, 14% 98%, 2% 86%, 72% 17%, 0 17%)",
    },
    "[dir=rtl] &::after": { transform: "scaleX(-1)" },
  },
} as const;

export const link = defineRecipe({
  base: {
    color: "accent",
    textDecoration: "underline",
    textDecorationThickness: "1px",
    textUnderlineOffset: "0.22em",
    _hover: { textDecorationThickness: "2px" },
  },
  variants: {
    leaves: { true: leaving },
    variant: {
      text: {},
      alone: target,
      // An underline at rest distinguishes it from the surrounding text (WCAG 2.2, criterion 1.4.1).
      quiet: { color: "text", textDecorationColor: "muted", _hover: { textDecorationColor: "currentcolor" } },
      bar: {
        textStyle: "label",
        color: "muted",
        textDecoration: "none",
        py: "2",
        _hover: { color: "text" },
        // A border, because forced colours would remove a shadow.
        "&[aria-current]": { color: "text", pb: "calc(0.5rem - 2px)", borderBottomWidth: "2px", borderColor: "accent" },
      },
      menu: {
        textStyle: "title",
        color: "text",
        textDecoration: "none",
        display: "block",
        py: "2",
        _hover: { color: "accent" },
        "&[aria-current]": { color: "accent" },
      },
      icon: { ...pill, justifyContent: "center", boxSize: "12" },
      named: { ...pill, textStyle: "small", gap: "2", minH: "12", px: "4", textDecoration: "none" },
      plain: action,
      primary: filled,
    },
  },
  defaultVariants: { variant: "text" },
});

/** Links styled as buttons, in a row that wraps. */
export const actions = slotRecipe({
  base: {
    list: { display: "flex", flexWrap: "wrap", gap: "3", listStyle: "none" },
    item: { minWidth: "0" },
  },
});

export const icons = slotRecipe({
  base: {
    list: { display: "flex", flexWrap: "wrap", gap: "3", listStyle: "none", py: "2" },
    // As high as its link, even before the icon has loaded.
    item: { minWidth: "0", display: "flex", "& svg": { flexShrink: "0" } },
  },
  // Whether labels are visible.
  variants: { named: { true: {}, false: {} } },
});

/** The arrow before the text of a back link. */
export const arrow = defineRecipe({
  base: { display: "inline", verticalAlign: "-0.125em", marginInlineEnd: "0.4em" },
});

/** Type and size of a linked file. As an inline block it is not underlined with the link's text. */
export const fileNote = defineRecipe({
  base: { textStyle: "small", fontWeight: "normal", color: "muted", display: "inline-block", whiteSpace: "pre-wrap" },
});

import { defineRecipe } from "@chakra-ui/react";
import { slotRecipe } from "../slot-recipe.ts";

/** A link that stands in no sentence is large enough to be hit, also by a finger (WCAG 2.2, criteria 2.5.8 and 2.5.5). */
export const target = {
  display: "inline-block",
  minHeight: "6",
  alignContent: "center",
  "@media (pointer: coarse)": { minHeight: "control", minWidth: "control" },
} as const;

/** What looks like a button, whether it is one or a link. */
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

/** A link that is a way on by itself: as high as a finger needs. */
const action = {
  ...outlined,
  display: "inline-block",
  py: "2",
  px: { base: "4", sm: "6" },
  minH: "12",
  alignContent: "center",
} as const;

/** The one that matters most. */
export const filled = {
  ...action,
  bg: "accent",
  color: "onAccent",
  borderColor: "accent",
  _hover: { textDecoration: "underline" },
  "& > *": { color: "inherit" },
} as const;

/** An icon in a round frame, with words beside it where these are needed. */
const pill = {
  color: "muted",
  display: "inline-flex",
  alignItems: "center",
  borderWidth: "1px",
  borderColor: "line",
  borderRadius: "full",
  _hover: { color: "accent", borderColor: "accent" },
  // An icon alone says nothing on paper: its address is beside it.
  _print: { width: "auto", height: "auto", borderWidth: "0", gap: "2mm" },
} as const;

/**
 * The arrow of a link that leaves the site: it follows the words, and no element stands for it. It is cut out of a border,
 * which has the colour of the words also where the visitor's system forces its own. Paper has the address instead.
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
      // A line tells it from the text around it, at rest, too (WCAG 2.2, criterion 1.4.1).
      quiet: { color: "text", textDecorationColor: "muted", _hover: { textDecorationColor: "currentcolor" } },
      bar: {
        textStyle: "label",
        color: "muted",
        textDecoration: "none",
        py: "2",
        _hover: { color: "text" },
        // A shadow would be lost where the visitor's system forces its colours.
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

/** Links that look like buttons, in a row that wraps. */
export const actions = slotRecipe({
  base: {
    list: { display: "flex", flexWrap: "wrap", gap: "3", listStyle: "none" },
    item: { minWidth: "0" },
  },
});

/** Links shown as icons, in a row that wraps. */
export const icons = slotRecipe({
  base: {
    list: { display: "flex", flexWrap: "wrap", gap: "3", listStyle: "none", py: "2" },
    // As high as its link, also before what is in that has come.
    item: { minWidth: "0", display: "flex", "& svg": { flexShrink: "0" } },
  },
  // Whether their words are seen.
  variants: { named: { true: {}, false: {} } },
});

/** The arrow before words that lead back. */
export const arrow = defineRecipe({
  base: { display: "inline", verticalAlign: "-0.125em", marginInlineEnd: "0.4em" },
});

/** What a link will open. A box of its own is not underlined with the words before it. */
export const fileNote = defineRecipe({
  base: { textStyle: "small", fontWeight: "normal", color: "muted", display: "inline-block", whiteSpace: "pre-wrap" },
});

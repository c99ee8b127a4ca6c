import type { SystemStyleObject } from "@chakra-ui/react";

/** On hover only: a change of colour mode must be instant. */
export const hover = { transition: "all {durations.quick}" } as const;

/** For visitors who allow motion. For others nothing moves, not even instantly. */
export const ifMotion = "@media (prefers-reduced-motion: no-preference)";
export const moves = { transition: "translate {durations.quick}, box-shadow {durations.quick}" } as const;

/** A hard shadow. `pixels`: its offset. */
export const shadow = (pixels: number) => `${pixels}px ${pixels}px 0 var(--shadow)`;

/** Underlined text. The line comes closer on hover. */
const words = {
  textStyle: "small",
  fontWeight: "500",
  color: "text",
  px: "0",
  minH: "control",
  borderWidth: "0",
  borderRadius: "0",
  textDecoration: "underline",
  textDecorationThickness: "1px",
  textUnderlineOffset: "0.32em",
  _hover: { ...hover, bg: "transparent", color: "accent", textUnderlineOffset: "0.2em" },
} as const;

/** The same for a link on its own. */
const plainWords = {
  ...words,
  textStyle: "body",
  fontSize: "1.25rem",
  minH: "12",
  me: { base: "1", sm: "4" },
} as const;

const mainWords = {
  ...plainWords,
  bg: "transparent",
  color: "accent",
  textDecorationThickness: "2px",
  _hover: { ...hover, bg: "transparent", textUnderlineOffset: "0.2em" },
} as const;

const box = { borderWidth: "rule", borderColor: "line", color: "text", bg: "surface" } as const;

/** A box with a hard shadow. It rises on hover and sinks on press. */
const raised = (rest: number) => ({
  ...box,
  fontWeight: "700",
  boxShadow: shadow(rest),
  ...moves,
  [ifMotion]: {
    "&:hover": { translate: "-2px -2px", boxShadow: shadow(rest + 2) },
    "&:active": { translate: "2px 2px", boxShadow: shadow(rest - 2) },
  },
});
const plainBox = { ...raised(4), _hover: { borderColor: "line", bg: "surface" } };
const mainBox = { ...raised(4), color: "onAccent", bg: "accent", _hover: { textDecoration: "none" } };
const pointed = { bg: "var(--pointed)", color: "text", borderColor: "line" } as const;
const iconBox = { ...box, borderRadius: "control", _hover: pointed } as const;

/** Inverted colours for a pressed or current element. */
const chosen = { bg: "text", color: "page", borderColor: "text" } as const;

const pill = { borderRadius: "full", borderColor: "edge", color: "text" } as const;
const plainPill = { ...pill, _hover: { borderColor: "accent", bg: "var(--pointed)" } } as const;
const mainPill = {
  borderRadius: "full",
  _hover: { textDecoration: "none", boxShadow: "0 0.5rem 1.5rem -0.5rem {colors.accent}" },
} as const;

/** Styles of links and buttons, by the variants of their recipes. */
interface Look {
  link: Record<string, SystemStyleObject>;
  button: Record<string, SystemStyleObject>;
}

/** Alternatives to the shared styles of links and buttons. A design may use one. */
export const linkVariants = {
  words: {
    link: {
      icon: { borderWidth: "0", borderRadius: "0", boxSize: "target" },
      named: { borderWidth: "0", borderRadius: "0", px: "0", me: "4" },
      plain: plainWords,
      primary: mainWords,
    },
    button: {
      outline: words,
      primary: mainWords,
      choice: {
        ...words,
        fontFamily: "body",
        fontStyle: "italic",
        fontWeight: "normal",
        me: "3",
        textDecoration: "none",
        "&[aria-pressed=true]": {
          bg: "transparent",
          color: "accent",
          fontWeight: "normal",
          textDecoration: "underline",
          textDecorationThickness: "2px",
        },
      },
      control: { _hover: { ...hover, color: "accent", bg: "transparent" } },
    },
  },
  boxes: {
    link: {
      bar: {
        px: { base: "0.375rem", sm: "2", md: "3" },
        py: "2",
        fontSize: { base: "0.75rem", sm: "0.875rem" },
        color: "text",
        borderRadius: "control",
        _hover: { bg: "var(--pointed)" },
        // The border is visible in forced colours.
        "&[aria-current]": { ...chosen, py: "2", pb: "calc(0.5rem - 2px)", _hover: { bg: "text" } },
      },
      menu: {
        fontSize: "2.5rem",
        lineHeight: "1.1",
        _hover: { color: "text", textDecoration: "underline" },
        "&[aria-current]": { color: "text", textDecoration: "underline" },
      },
      icon: iconBox,
      named: { ...iconBox, fontWeight: "600" },
      plain: plainBox,
      primary: mainBox,
    },
    button: {
      outline: { ...raised(3), px: "3", _hover: plainBox._hover },
      primary: mainBox,
      choice: {
        ...box,
        fontWeight: "600",
        borderRadius: "control",
        "&[aria-pressed=false]:hover": pointed,
        "&[aria-pressed=true]": { ...chosen, fontWeight: "700", textDecoration: "underline" },
      },
      control: { color: "text", borderRadius: "control", _hover: { color: "text", bg: "var(--pointed)" } },
    },
  },
  pills: {
    link: {
      icon: { borderColor: "transparent", boxSize: "target", _hover: { bg: "var(--pointed)", color: "accent" } },
      plain: plainPill,
      primary: mainPill,
    },
    button: {
      outline: plainPill,
      primary: mainPill,
      choice: { borderColor: "edge" },
      control: { _hover: { bg: "var(--pointed)" } },
    },
  },
} satisfies Record<string, Look>;

import * as marks from "../../../marks.ts";
import { axis, beside, openingBand, pageWide, railInset, railTop, stack, unseen } from "../patterns.ts";
import { slotRecipe } from "../slot-recipe.ts";

/** A whole page: what stands under its bar and over its footer. */
export const page = slotRecipe({
  base: {
    root: {
      display: "flex",
      flexDirection: "column",
      minHeight: "100vh",
      "@supports (height: 100dvh)": { minHeight: "100dvh" },
    },
    main: {
      ...pageWide,
      ...stack("sections"),
      flex: "1",
      width: "full",
      pt: { base: "8", md: "16" },
      _print: { pt: "0", gap: "8mm" },
    },
    error: stack("3"),
    errorText: { textStyle: "lead", color: "muted" },
    // The link past the navigation, which is seen while it has the focus.
    skip: {
      position: "absolute",
      top: "2",
      insetStart: "2",
      zIndex: "landing",
      px: "4",
      py: "2",
      bg: "page",
      borderRadius: "control",
      "&:not(:focus)": { ...unseen, padding: "0" },
    },
  },
  variants: {
    layout: {
      bar: {},
      // The bar beside the page.
      rail: {
        root: {
          [beside]: {
            display: "grid",
            gridTemplateColumns: "clamp(18rem, 30vw, 26rem) minmax(0, 1fr)",
            gridTemplateRows: "1fr auto",
            width: "full",
            maxWidth: "84rem",
            mx: "auto",
          },
        },
        main: {
          [beside]: {
            gridColumn: "2",
            pt: railTop,
            ...railInset,
            maxWidth: "none",
            // What goes from edge to edge has the edges of this column.
            [`&:has([${marks.edges}])`]: { containerType: "inline-size" },
          },
        },
      },
    },
  },
  defaultVariants: { layout: "bar" },
});

/** What is in a section beside which the page has no other with a title. */
const inOnlySection =
  "main:not(:has(> div section > h2)) > section:not(section:has(> h2) ~ section):not(:has(~ section > h2)) > &";

/** A block's frame, and its title. */
export const section = slotRecipe({
  base: {
    root: { ...stack("6"), minWidth: "0" },
    title: {
      textStyle: "item",
      "&:is(h1)": { textStyle: "title" },
      "&:is(h2)": { textStyle: "section" },
    },
    // How the words of a heading are broken.
    wrap: { textWrap: "pretty" },
    // Its items, under each other.
    list: { ps: "6", maxWidth: "measure", listStyle: "disc" },
    // A title within a text, over one or two of its paragraphs.
    passage: { pt: "3", maxWidth: "measure", "&:is(h1, h2, h3, h4, h5, h6)": { textStyle: "item" } },
  },
  compoundVariants: [
    {
      // Text is in the wide column of the page's two, as that beside a portrait is. By the side of the page: what is
      // written in another direction, as code is, is there, too.
      layout: "column",
      text: true,
      whole: true,
      css: {
        root: {
          lg: {
            "& > :not(:is(h1, h2):first-child)": {
              marginLeft: `var(--indent, ${axis})`,
              "[dir=rtl] &": { marginLeft: "0", marginRight: `var(--indent, ${axis})` },
            },
          },
        },
      },
    },
  ],
  defaultVariants: { layout: "block" },
  variants: {
    text: { true: {} },
    // Whether it is a part of the page by itself, and not of a column.
    whole: { true: {} },
    layout: { block: {}, column: {} },
    // Whether a title that is the page's own is on a band.
    opening: { plain: {}, band: { title: { "&:is(h1)": { ...openingBand, mb: { base: "6", md: "12" } } } } },
    // Titles with their numbers at the end. Where there is no second one, there is nothing to count.
    numbered: {
      true: {
        title: {
          "&:is(h2)": {
            counterIncrement: "section",
            "&::after": { content: 'counter(section, decimal-leading-zero) / ""' },
          },
          [inOnlySection]: { "&:not(h2 ~ h2):not(:has(~ h2))": { _after: { display: "none" } } },
        },
      },
    },
    high: { true: { wrap: { textWrap: "balance" } } },
    // Whether its items are counted.
    numbers: { true: { list: { listStyle: "decimal" } } },
    lead: { true: { root: { "& > p:first-of-type": { textStyle: "lead" } } } },
  },
});

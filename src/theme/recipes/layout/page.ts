import type { SystemStyleObject } from "@chakra-ui/react";
import * as dataAttributes from "../../../data-attributes.ts";
import { axis, beside, openingBand, pageWide, railInset, railTop, stack, unseen } from "../patterns.ts";
import { slotRecipe } from "../slot-recipe.ts";

/** The page between its bar and its footer. */
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
      pt: { base: "6", md: "16" },
      // The hero's longer text has the place after the second child.
      [`&[${dataAttributes.workFirst}]`]: {
        smDown: { "& > :nth-child(2)": { mt: "-4" }, "& > :nth-child(n + 3)": { order: "2" } },
      },
      _print: { pt: "0", gap: "8mm" },
    },
    error: stack("3"),
    errorText: { textStyle: "lead", color: "muted" },
    // The skip link, visible while focused.
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
            // Text of readable length, pictures and cards end at one edge.
            gridTemplateColumns: `clamp(18rem, 30vw, 26rem) minmax(0, calc({sizes.measure} + ${railInset.ps} + ${railInset.pe}))`,
            gridTemplateRows: "1fr auto",
            justifyContent: "center",
          },
        },
        main: {
          [beside]: {
            gridColumn: "2",
            pt: railTop,
            ...railInset,
            maxWidth: "none",
            // Full-width pictures extend to the edges of this column.
            [`&:has([${dataAttributes.edges}])`]: { containerType: "inline-size" },
          },
        },
      },
    },
  },
  defaultVariants: { layout: "bar" },
});

/** Selects an element in the page's only section with a title. */
const inOnlySection =
  "main:not(:has(> div section > h2)) > section:not(section:has(> h2) ~ section):not(:has(~ section > h2)) > &";

/**
 * Text in the page's wide column, like text beside a portrait. The margin is physical and follows the page's direction,
 * so that content in another direction, such as code, is there too.
 */
const inWideColumn: Record<string, SystemStyleObject> = {
  root: {
    lg: {
      "--passage": "0.75rem",
      "& > :not(:is(h1, h2):first-child)": {
        marginLeft: `var(--indent, ${axis})`,
        "[dir=rtl] &": { marginLeft: "0", marginRight: `var(--indent, ${axis})` },
      },
    },
  },
};

/** The outer element of a block, and its title. */
export const section = slotRecipe({
  base: {
    root: { ...stack("6"), minWidth: "0" },
    title: {
      textStyle: "item",
      "&:is(h1)": { textStyle: "title" },
      "&:is(h2)": { textStyle: "section" },
      // Before parts of a post that are moved up.
      "&:first-child": { order: "-2" },
    },
    // How a heading's lines break.
    wrap: { textWrap: "balance" },
    list: { ps: "6", maxWidth: "measure", listStyle: "disc" },
    // A heading within text, above one or two paragraphs.
    passage: {
      pt: "3",
      maxWidth: "measure",
      "&:is(h1, h2, h3, h4, h5, h6)": { textStyle: "item" },
    },
  },
  compoundVariants: [
    {
      // In columns and tabs, titles say enough of their order. A single title is not numbered.
      numbered: true,
      whole: true,
      css: {
        title: {
          "&:is(h2)": {
            counterIncrement: "section",
            "&::after": { content: 'counter(section, decimal-leading-zero) / ""' },
          },
          [inOnlySection]: { "&:not(h2 ~ h2):not(:has(~ h2))": { _after: { display: "none" } } },
        },
      },
    },
    { layout: "column", text: [true, "beside"], whole: [true, "tab"], css: inWideColumn },
    // The column of the headings holds the contents instead.
    { layout: "heads", text: "beside", whole: true, css: inWideColumn },
    {
      // The same column, with the text's headings beside what they head.
      layout: "heads",
      text: true,
      whole: [true, "tab"],
      css: {
        root: {
          lg: {
            display: "grid",
            gridTemplateColumns: `calc(${axis} - 4rem) minmax(0, 1fr)`,
            columnGap: "16",
            alignItems: "start",
            "--heads": "1.5rem",
            "& > *": { gridColumn: "2" },
          },
        },
        title: { lg: { gridColumn: "1 / -1" } },
      },
    },
    {
      // These lengths are zero outside such a grid.
      layout: "heads",
      css: {
        passage: {
          lg: { gridColumn: "1", pt: "var(--passage, 0px)", mt: "var(--heads, 0)", "& + *": { mt: "var(--heads, 0)" } },
        },
      },
    },
  ],
  defaultVariants: { layout: "block" },
  variants: {
    // Beside: with the contents beside it.
    text: { true: {}, beside: {} },
    // True if the block is directly on the page, not in a column; or in a tab that is.
    whole: { true: {}, tab: {} },
    layout: { block: {}, column: {}, heads: {} },
    // Whether the page's title is on a band.
    opening: { plain: {}, band: { title: { "&:is(h1)": { ...openingBand, mb: { base: "6", md: "12" } } } } },
    // Titles end with their numbers.
    numbered: { true: {} },
    // Narrow items are in one column up to this width.
    narrow: {
      true: {
        root: { containerType: "inline-size" },
        title: { "@container (max-width: 41.4rem)": { maxWidth: "item" } },
      },
    },
    // True for a numbered list.
    numbers: { true: { list: { listStyle: "decimal" } } },
    lead: { true: { root: { "& > p:first-of-type": { textStyle: "lead" } } } },
  },
});

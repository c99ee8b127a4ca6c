import * as marks from "../../marks.ts";
import type { SlotRecipes } from "../../theme/design.ts";
import { answer } from "./parts.ts";
import { italic } from "./text-styles.ts";

/** What holds the picture of a card, and what is shown in it. */
const picture = "& > figure:first-child" as const;

/** Entries under rules. */
export const cards: SlotRecipes = {
  card: {
    base: {
      root: { textStyle: "small" },
      title: { "& > svg": { color: "accent" } },
      date: { color: "accent" },
      facts: italic,
      text: { maxWidth: "measure" },
      points: { maxWidth: "measure" },
      position: { borderInlineStartWidth: "1px" },
    },
  },
  cardGrid: {
    base: {
      card: {
        // What leads somewhere answers.
        "&:hover:has(a, button)": { ...answer, borderColor: "text" },
      },
    },
    variants: {
      variant: {
        boxes: { card: { borderWidth: "1px" } },
        tinted: { card: { px: "6", "&:nth-child(odd)": { bg: "surface" } } },
        ruled: {
          list: { rowGap: "6" },
          card: {
            py: "1.25rem",
            // A picture needs no rule over it.
            [`&:has(> figure:first-child)`]: { borderTopWidth: "0", pt: "0" },
            [picture]: { mb: "3" },
            [`&[${marks.featured}]`]: { "& > :is(h2, h3, h4)": { textStyle: "section" } },
          },
        },
      },
      row: {
        true: {
          list: {
            // Entries that are dated have their dates in the narrow column of the page.
            "@container (min-width: 40rem)": {
              "& :is(article:has(> time), :has(> article > time) > article):not(:has(> figure))": {
                display: "grid",
                gridTemplateColumns: "clamp(8rem, 100cqi - 45rem, 20rem) minmax(0, 1fr)",
                columnGap: "16",
                "& > *": { gridColumn: "2" },
                "& > time": { gridArea: "1 / 1 / span 2" },
              },
            },
          },
        },
      },
    },
    defaultVariants: { variant: "ruled" },
  },
};

import * as marks from "../../marks.ts";
import { gridColumns } from "../../theme/columns.ts";
import type { SlotRecipes } from "../../theme/design.ts";
import { rowQuery, wideQuery } from "../../theme/recipes/blocks/card-grid.ts";
import { chipTint } from "./tints.ts";

const slim = "@container (min-width: 30rem)";
const featured = `&[${marks.featured}]`;
const picture = "& > figure:first-child";
const titles = "& > :is(h2, h3, h4)";
const pad = "clamp(0.75rem, 3vw, 1.25rem)";

/** Cards are rows without borders, which answer the pointer: one rises, the others step back. */
export const cardGrid: NonNullable<SlotRecipes["cardGrid"]> = {
  base: {
    card: {
      _hover: { borderColor: "color-mix(in srgb, {colors.accent} 40%, {colors.line})", [titles]: { color: "accent" } },
    },
  },
  variants: {
    variant: {
      rows: {
        list: {
          "--gap": "0.25rem",
          gridTemplateColumns: gridColumns,
          mx: `calc(${pad} * -1 - 1px)`,
          my: `calc(${pad} * -0.5)`,
          "--dates": "8rem",
          // Among cards with dates, one that has none begins where their words do.
          "&:has(> * > time:first-child) > :not(:has(> time, > figure))": {
            [slim]: { gridColumn: "1 / -1", ps: `calc(${pad} + var(--dates))` },
          },
          "@media (hover: hover) and (prefers-contrast: no-preference)": {
            "&:hover > :not(:hover)": { opacity: "0.6" },
          },
        },
        card: {
          "--picture": "11rem",
          p: pad,
          // What has a picture or a date takes a row; other cards stand beside each other.
          "&:has(> figure, > time)": { gridColumn: "1 / -1" },
          [featured]: {
            "--picture": "20rem",
            [wideQuery]: { gridColumn: "1 / -1" },
            [titles]: { fontSize: "1.5rem", letterSpacing: "-0.022em" },
          },
          [`${picture} > :first-child`]: { border: "1px solid {colors.line}" },
          _hover: { bg: "surface", borderColor: "line" },
          [slim]: {
            gridTemplateColumns: "auto minmax(0, 1fr)",
            columnGap: "0",
            "& > time": { width: "var(--dates)", pe: "4", pt: "0.1875rem" },
            [picture]: { width: "min(var(--picture), 42cqi)", me: "var(--beside, 1.5rem)" },
            "& > figure ~ time": { width: "auto", pt: "0" },
          },
        },
      },
      tinted: { card: { "&:nth-child(odd)": { bg: chipTint } } },
    },
    // The shared recipe has a column for their pictures as soon as there is room.
    single: {
      true: { card: { [slim]: { "--picture": "14rem" }, [rowQuery]: { "--picture": "100%", "--beside": "0px" } } },
    },
  },
  defaultVariants: { variant: "rows" },
};

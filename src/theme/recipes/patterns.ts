import type { SystemStyleObject } from "@chakra-ui/react";
import * as dataAttributes from "../../data-attributes.ts";

export function stack(gap: string): SystemStyleObject {
  return { display: "flex", flexDirection: "column", gap };
}

/** Space for focus rings: `content-visibility` may clip at the box. */
export const spaceForFocusRings = { m: "-6px", p: "6px" } as const;

/** Scrolls horizontally if its content is wider. */
export const scrolls = { maxWidth: "100%", overflowX: "auto" } as const;

/** Where the wider of a page's two columns starts: the width of a portrait and the gap. */
export const axis = "24rem";

/** Where a rail fits beside the page. A window that is too low for one, or zoomed, has a bar. */
export const beside = "@media screen and (min-width: 64rem) and (min-height: 21rem)";

/** Engines with lengths as shares of a container; Chrome 102 and Firefox 102 have none. */
export const knowsContainers = "@supports (width: 1cqi)";

/** Space above the content of a window with a rail, limited in low windows; and at the page's sides. */
export const railTop = "clamp(2rem, 10vh, 6rem)";
export const railInset = { ps: "clamp(1.5rem, 3vw, 3rem)", pe: "clamp(1.5rem, 4vw, 4rem)" } as const;

/** A title across the page, over a rule, with its text at the end. */
export const masthead = {
  root: {
    display: "grid",
    gridTemplateColumns: { base: "minmax(0, 1fr)", md: "minmax(0, max-content) minmax(13rem, 1fr)" },
    alignItems: "end",
    columnGap: "8",
    rowGap: "3",
    borderBottomWidth: "1px",
    borderColor: "text",
    pb: "1.25rem",
  },
  title: { "&:only-child": { gridColumn: "1 / -1" } },
  beside: { justifySelf: { md: "end" }, maxWidth: { md: "18rem" } },
} satisfies Record<string, SystemStyleObject>;

/** Applies styles to siblings in turn. */
export function inTurn(...turns: SystemStyleObject[]): SystemStyleObject {
  return Object.fromEntries(turns.map((turn, index) => [`&:nth-child(${turns.length}n + ${index + 1})`, turn]));
}

/** Spans the window, behind its element. */
export const acrossWindow = {
  content: '""',
  position: "absolute",
  insetBlock: "0",
  insetInline: "calc(50% - 50vw)",
  zIndex: "-1",
} as const;

/** A sun with rays, tinted with the accent, from the position `--at`. */
export const rays =
  "repeating-conic-gradient(at var(--at), var(--sun) 0 7.5deg, color-mix(in srgb, var(--sun), color-mix(in srgb, {colors.accent} 20%, white) 30%) 0 15deg)";

/** A band in the colours of light mode, from the top of the window to a rule. */
export const openingBand = {
  position: "relative",
  color: "var(--ink)",
  colorScheme: "light",
  pb: { base: "8", md: "12" },
  "&::before": { ...acrossWindow, top: "-12rem", borderBottomWidth: "rule", borderColor: "line", bg: "var(--sun)" },
} satisfies SystemStyleObject;

/** Visually hidden, but read by screen readers. */
export const unseen = { clipPath: "inset(50%)", width: "1px", height: "1px", overflow: "hidden" } as const;

/** As wide as the page, between its gutters. */
export const pageWide: SystemStyleObject = { maxWidth: "page", mx: "auto", px: "gutter" };

/** A box for initials that grows with them, in inverted colours. */
export function monogramBox(size: string): SystemStyleObject {
  return {
    display: "grid",
    placeItems: "center",
    minWidth: size,
    height: size,
    fontFamily: "labels",
    bg: "text",
    color: "page",
  };
}

/** On phones, for a hero whose longer text is below the next block: its root, and the parts of that. */
export const ifWorkFirst = (style: SystemStyleObject) => ({ [`[${dataAttributes.workFirst}] > &`]: { smDown: style } });
export const inWorkFirst = (style: SystemStyleObject) => ({
  [`[${dataAttributes.workFirst}] > :first-child > &`]: { smDown: style },
});

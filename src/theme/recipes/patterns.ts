import type { SystemStyleObject } from "@chakra-ui/react";

/** What stands one under the other. */
export function stack(gap: string): SystemStyleObject {
  return { display: "flex", flexDirection: "column", gap };
}

/** Where the wide column of a page of two begins: after a portrait, and what is between the two. */
export const axis = "24rem";

/** Where there is room for a rail beside the page. A window that is too low for one, or zoomed, has a bar. */
export const beside = "@media screen and (min-width: 64rem) and (min-height: 21rem)";

/** The room above what is at the top of a window with a rail, also where that is low; and at the sides of the page. */
export const railTop = "clamp(2rem, 10vh, 6rem)";
export const railInset = { ps: "clamp(1.5rem, 3vw, 3rem)", pe: "clamp(1.5rem, 4vw, 4rem)" } as const;

/** A title across the page and over a rule; what is said of it at its end. */
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

/** Styles of what stands side by side, in turn. */
export function inTurn(...turns: SystemStyleObject[]): SystemStyleObject {
  return Object.fromEntries(turns.map((turn, index) => [`&:nth-child(${turns.length}n + ${index + 1})`, turn]));
}

/** From one side of the window to the other, behind what is in the middle of it. */
export const acrossWindow = {
  content: '""',
  position: "absolute",
  insetBlock: "0",
  insetInline: "calc(50% - 50vw)",
  zIndex: "-1",
} as const;

/** Sun with rays, from the place `--at`. */
export const rays =
  "repeating-conic-gradient(at var(--at), var(--sun) 0 7.5deg, color-mix(in srgb, var(--sun), white 24%) 0 15deg)";

/** On a band of the colours of a light page, from the top of the window to a rule. */
export const openingBand = {
  position: "relative",
  color: "var(--ink)",
  colorScheme: "light",
  pb: { base: "8", md: "12" },
  "&::before": { ...acrossWindow, top: "-12rem", borderBottomWidth: "rule", borderColor: "line", bg: "var(--sun)" },
} satisfies SystemStyleObject;

/** Heard, and not seen. */
export const unseen = { clipPath: "inset(50%)", width: "1px", height: "1px", overflow: "hidden" } as const;

/** What is as wide as the page, between its gutters. */
export const pageWide: SystemStyleObject = { maxWidth: "page", mx: "auto", px: "gutter" };

/** Initials in a box that grows with them, on the colour of the text. */
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

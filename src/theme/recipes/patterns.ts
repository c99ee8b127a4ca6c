import type { SystemStyleObject } from "@chakra-ui/react";

/** What stands one under the other. */
export function stack(gap: string): SystemStyleObject {
  return { display: "flex", flexDirection: "column", gap };
}

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

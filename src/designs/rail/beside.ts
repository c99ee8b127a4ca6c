/** Where there is room for a rail beside the page. A window that is too low for one, or zoomed, has a bar. */
export const beside = "@media screen and (min-width: 64rem) and (min-height: 21rem)";

/** Heard, and not seen. */
export const unseen = {
  position: "absolute",
  clipPath: "inset(50%)",
  width: "1px",
  height: "1px",
  overflow: "hidden",
} as const;

import { slotRecipe } from "../slot-recipe.ts";

const overAll = { position: "absolute", inset: "0" } as const;

/** Where a film plays. */
export const video = slotRecipe({
  base: {
    frame: {
      borderWidth: "rule",
      borderColor: "line",
      borderRadius: "card",
      bg: "surface",
      width: "full",
      height: "auto",
      maxWidth: "36rem",
    },
    // Where the player of a service comes.
    player: {
      position: "relative",
      aspectRatio: "16 / 9",
      overflow: "hidden",
      "& > iframe": { ...overAll, width: "100%", height: "100%" },
    },
    poster: { ...overAll, boxSize: "full" },
    cover: overAll,
    button: {
      ...overAll,
      width: "full",
      display: "grid",
      placeItems: "center",
      cursor: "pointer",
      // The frame would cut off what stands out of it.
      _focusVisible: { outlineOffset: "-5px" },
    },
    play: {
      display: "grid",
      placeItems: "center",
      boxSize: "16",
      borderRadius: "full",
      bg: "accent",
      color: "onAccent",
    },
    // A film of one's own, as wide as its height allows. What stands in its place may have other proportions, and fills it.
    film: { maxWidth: "calc(36rem * var(--share))", objectFit: "cover" },
    // One of which nobody knows how large it is.
    unsized: { aspectRatio: "16 / 9", objectFit: "contain" },
  },
});

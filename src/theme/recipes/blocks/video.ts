import { slotRecipe } from "../slot-recipe.ts";

const overAll = { position: "absolute", inset: "0" } as const;

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
    // Where a service's player is inserted.
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
      // The frame would clip an outline outside it.
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
    // The owner's own video, as wide as its height allows. A poster of another aspect ratio is cropped to fill it.
    film: { maxWidth: "calc(36rem * var(--share, 1))", aspectRatio: "16 / 9", objectFit: "cover" },
    // A video of unknown size.
    unsized: { objectFit: "contain" },
  },
});

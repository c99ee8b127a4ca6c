import { defineSlotRecipe } from "@chakra-ui/react";

/** Where a film plays. */
export const video = defineSlotRecipe({
  className: "video",
  slots: ["frame", "play"],
  base: {
    frame: { borderWidth: "1px", borderColor: "line", borderRadius: "card", bg: "surface" },
    play: {
      display: "grid",
      placeItems: "center",
      boxSize: "16",
      borderRadius: "full",
      bg: "accent",
      color: "onAccent",
    },
  },
});

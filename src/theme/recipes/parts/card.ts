import { defineSlotRecipe } from "@chakra-ui/react";

/** What is said of one thing. */
export const card = defineSlotRecipe({
  className: "card",
  slots: ["root", "body", "title", "date", "facts", "text", "points", "picture", "position"],
  base: {
    root: {
      position: "relative",
      display: "flex",
      flexDirection: "column",
      gap: "2",
      minWidth: "0",
      p: "6",
      layerStyle: "panel",
    },
    title: { textStyle: "item" },
    body: { display: "flex", flexDirection: "column", gap: "2", "&:empty": { display: "none" } },
    date: { textStyle: "label", color: "muted" },
    facts: { listStyle: "none", textStyle: "small", color: "muted" },
    text: { color: "muted" },
    points: { listStyle: "disc", ps: "6", color: "muted" },
    position: {
      display: "flex",
      flexDirection: "column",
      gap: "2",
      mt: "2",
      ps: "4",
      borderInlineStartWidth: "2px",
      borderColor: "line",
    },
  },
});

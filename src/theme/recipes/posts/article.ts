import { slotRecipe } from "../slot-recipe.ts";
import { aboutPost, postFacts } from "./about-post.ts";

/** A text with what there is to know of it over it, and the ways on under it. */
export const article = slotRecipe({
  base: {
    about: { ...aboutPost, pb: "4" },
    facts: postFacts,
    picture: { borderRadius: "card", mb: "4" },
    contents: { maxWidth: "measure", p: "6", mb: "4", layerStyle: "panel" },
    contentsTitle: { textStyle: "item", pb: "2" },
    parts: { listStyle: "decimal", ps: "6" },
    ways: {
      display: "grid",
      gridTemplateColumns: "repeat(auto-fit, minmax(min(100%, 14rem), 1fr))",
      columnGap: "8",
      rowGap: "4",
      maxWidth: "measure",
      mt: "6",
      pt: "6",
      borderTopWidth: "1px",
      borderColor: "line",
    },
    way: { display: "flex", flexDirection: "column", alignItems: "start", minWidth: "0" },
    wayName: { textStyle: "label", color: "muted" },
    list: { gridColumn: "1 / -1" },
  },
});

import { slotRecipe } from "../slot-recipe.ts";
import { aboutPost, postFacts } from "./about-post.ts";

/** Posts down the page, a rule between them; where there is room, their dates are a column before them. */
export const postList = slotRecipe({
  base: {
    list: { display: "flex", flexDirection: "column" },
    // What follows upon another part begins with a rule, too.
    part: { "&:not(:first-child) > :first-child": { borderTopWidth: "1px", pt: "6" } },
    post: {
      display: "grid",
      gridTemplateColumns: { base: "minmax(0, 1fr)", md: "11rem minmax(0, 1fr)" },
      columnGap: "8",
      rowGap: "2",
      py: "6",
      borderTopWidth: "1px",
      borderColor: "line",
      _first: { borderTopWidth: "0", pt: "0" },
      "& > *": { gridColumn: { md: "2" } },
      "& > :first-child": { gridColumn: "1", gridRow: { md: "1" }, pt: { md: "0.3em" } },
    },
    date: { textStyle: "label", color: "muted" },
    title: { textStyle: "item" },
    text: { color: "muted", maxWidth: "measure" },
    about: aboutPost,
    facts: postFacts,
  },
});

import { slotRecipe } from "../slot-recipe.ts";

/** Where somebody is reached. */
export const contact = slotRecipe({
  base: {
    list: {
      display: "grid",
      gap: "6",
      gridTemplateColumns: "repeat(auto-fit, minmax(min(100%, 16rem), 1fr))",
      pt: "4",
    },
    entry: { borderTopWidth: "1px", borderColor: "line", pt: "3", minWidth: "0" },
    name: { textStyle: "label", color: "muted" },
    value: { textStyle: "lead" },
    files: { display: "flex", flexWrap: "wrap", columnGap: "6", rowGap: "2" },
    note: { color: "muted" },
  },
});

import { flexColumn, gridColumns } from "../../columns.ts";
import { slotRecipe } from "../slot-recipe.ts";

export const logos = slotRecipe({
  base: {
    // Cells of one width. Those of a short last row grow, so that it has no hole.
    list: {
      "--gap": "1rem",
      "--narrowest": "9rem",
      display: "flex",
      flexWrap: "wrap",
      gap: "var(--gap)",
      // A few don't become too wide.
      maxWidth: "calc(var(--columns) * (16rem + var(--gap)))",
      "& > li": { flex: `1 1 ${flexColumn}`, minWidth: "0", textAlign: "center" },
      "& > li > a": { display: "block", height: "full" },
    },
    logo: {
      px: "3",
      py: "2",
      borderRadius: "control",
      bg: "plate",
      "& > img": { width: "min(100%, var(--width))", mx: "auto" },
    },
    name: { textStyle: "item", textDecoration: "inherit", display: "grid", alignContent: "center", height: "full" },
  },
  variants: {
    // True if there are only names. They are in columns, and wide enough for their words.
    named: {
      true: {
        list: {
          "--narrowest": "12rem",
          display: "grid",
          gridTemplateColumns: gridColumns,
          "& > li": { textAlign: "start" },
        },
      },
    },
  },
});

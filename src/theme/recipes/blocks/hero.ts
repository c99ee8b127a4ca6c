import { onTint, shares, tint } from "../../on-tint.ts";
import { stack } from "../patterns.ts";
import { slotRecipe } from "../slot-recipe.ts";

/** Who somebody is, at the top of their first page. */
export const hero = slotRecipe({
  base: {
    root: {
      display: "grid",
      gridTemplateColumns: { base: "minmax(0, 1fr)", md: "minmax(0, 1fr) auto" },
      // Text that is still arriving must move neither itself nor the photo.
      alignItems: "start",
      columnGap: "16",
      rowGap: "8",
      position: "relative",
    },
    photo: { boxSize: { base: "9rem", sm: "11rem", md: "17.5rem", lg: "20rem" }, gridArea: { md: "1 / 2" } },
    smallPhoto: { boxSize: "6rem" },
    image: {
      gridArea: { md: "1 / 2" },
      width: { md: "37vw", lg: "28rem" },
      maxWidth: { base: "36rem", md: "none" },
    },
    body: { gridColumn: { md: "1" }, ...stack("6"), minWidth: "0" },
    titles: stack("3"),
    // All that is said after the name and the role.
    story: { display: "contents" },
    heading: { textStyle: "title", "&:is(h1)": { textStyle: "display" } },
    role: { textStyle: "lead", color: "muted", textWrap: "balance" },
    // On phones the ways on come before the longer text: neither it nor the list can be focused.
    text: { maxWidth: "measure", order: { base: "1", md: "0" } },
    // The buttons, and beside them where else somebody is found.
    ways: { display: "flex", flexWrap: "wrap", alignItems: "center", columnGap: "4", rowGap: "2" },
    list: { ...stack("3"), order: { base: "1", md: "0" } },
    listTitle: { textStyle: "item" },
    typed: {},
  },
  variants: {
    shape: {
      round: { photo: { borderRadius: "full" }, smallPhoto: { borderRadius: "full" } },
      square: { photo: { borderRadius: "card" }, smallPhoto: { borderRadius: "card" } },
    },
    variant: {
      // Words and picture side by side.
      split: {},
      // One under the other, from the beginning of the lines.
      stacked: {
        root: { gridTemplateColumns: "minmax(0, 1fr)" },
        photo: { gridArea: "auto" },
        image: { gridArea: "auto" },
      },
      // The same with a small picture, so that what comes next is in sight.
      compact: {
        root: { gridTemplateColumns: "minmax(0, 1fr)", rowGap: "6" },
        photo: { gridArea: "auto", boxSize: "6.5rem" },
        image: { gridArea: "auto" },
      },
      // On a coloured band across the window.
      band: {
        root: {
          ...onTint,
          py: { base: "8", md: "12" },
          "&::before": {
            content: '""',
            position: "absolute",
            insetBlock: "0",
            insetInline: "calc(50% - 50vw)",
            zIndex: "-1",
            bg: tint(shares.band, "page"),
          },
        },
      },
    },
  },
  defaultVariants: { shape: "round" },
});

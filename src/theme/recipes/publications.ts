import { outlined } from "./parts/link.ts";
import { scrolls, stack } from "./patterns.ts";
import { slotRecipe } from "./slot-recipe.ts";

export const publications = slotRecipe({
  base: {
    download: { mb: "2" },
    // Where it fits, a year is beside its publications.
    group: {
      display: "grid",
      gridTemplateColumns: { base: "minmax(0, 1fr)", md: "minmax(7rem, 1fr) minmax(0, 5fr)" },
      columnGap: "8",
      rowGap: "4",
      // The first group follows a heading, which has its own rule in some designs.
      "&:not(:first-of-type)": { mt: "10", pt: "6", borderTopWidth: "rule", borderColor: "line" },
      "& > :only-child": { gridColumn: { md: "2" } },
      // Without headings they have the full width.
      "&:only-of-type > :only-child": { gridColumn: "1 / -1" },
    },
    heading: { textStyle: "item", md: { position: "sticky", top: "6rem", alignSelf: "start" } },
    list: { ...stack("8"), minWidth: "0" },
    paper: { ...stack("1"), maxWidth: "50rem", minWidth: "0" },
    title: { textStyle: "item", fontWeight: "semibold", textWrap: "pretty" },
    authors: { color: "muted", textWrap: "pretty" },
    owner: { color: "text", fontWeight: "semibold" },
    venue: { color: "muted", "& cite": { fontStyle: "italic" } },
    links: { display: "flex", flexWrap: "wrap", columnGap: "4", rowGap: "1" },
    // Links and disclosures share one row.
    more: {
      display: "flex",
      flexWrap: "wrap",
      alignItems: "center",
      columnGap: "4",
      rowGap: "1",
      // An open one takes the full width; closed ones are side by side.
      "& > details": { minWidth: "0", "&[open]": { flexBasis: "100%" }, "@media print": { flexBasis: "100%" } },
      "& > details > summary": {
        ...outlined,
        display: "inline-block",
        minH: "target",
        alignContent: "center",
        width: "fit-content",
        px: "0",
        borderWidth: "0",
        cursor: "pointer",
        _hover: { textDecoration: "underline" },
        "&::before": { content: '"+ " / ""', fontFamily: "labels" },
      },
      "& > details[open] > summary::before": { content: '"– " / ""' },
    },
    // A publication on its own page. Titles are long, and capitals would change formulas.
    ownTitle: { "&:is(h1)": { textStyle: "section", textTransform: "none" } },
    about: { ...stack("2"), maxWidth: "50rem", minWidth: "0" },
    part: { ...stack("2"), pt: "4", minWidth: "0" },
    partTitle: { textStyle: "item" },
    passage: { maxWidth: "measure" },
    abstract: { textStyle: "small", maxWidth: "measure", pb: "3" },
    bibtex: {
      display: "flex",
      alignItems: "start",
      gap: "2",
      pb: "3",
      "& > pre": {
        ...scrolls,
        flex: "0 1 auto",
        minWidth: "0",
        fontSize: "0.875rem",
        lineHeight: "1.6",
        p: "4",
        layerStyle: "panel",
        color: "text",
        "@media print": { whiteSpace: "pre-wrap", overflowWrap: "anywhere" },
      },
    },
  },
});

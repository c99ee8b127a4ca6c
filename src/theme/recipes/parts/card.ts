import { stack } from "../patterns.ts";
import { slotRecipe } from "../slot-recipe.ts";

export const card = slotRecipe({
  base: {
    root: { position: "relative", ...stack("2"), minWidth: "0", p: "6", layerStyle: "panel" },
    title: { textStyle: "item" },
    titled: { display: "flex", alignItems: "center", gap: "3", minWidth: "0" },
    words: { unicodeBidi: "plaintext", minWidth: "0", overflowWrap: "anywhere" },
    // A light background in dark mode, too: most logos are made for paper.
    logo: {
      boxSize: "2.5rem",
      flexShrink: "0",
      p: "1",
      bg: "plate",
      borderWidth: "1px",
      borderColor: "line",
      borderRadius: "control",
    },
    // The icon is in the title's line: on a right-to-left page before or after it, by the direction of its letters.
    icon: {
      display: "inline",
      verticalAlign: "-0.22em",
      marginInlineEnd: "0.5em",
      "[dir=rtl] &": { marginInline: "0.35em" },
    },
    body: { ...stack("2"), "&:empty": { display: "none" } },
    picture: {},
    frame: { aspectRatio: "3 / 2" },
    // Background of a picture that leaves part of its frame empty.
    whole: { bg: "var(--behind, {colors.page})" },
    date: { textStyle: "label", color: "muted" },
    facts: { textStyle: "small", layerStyle: "aside" },
    text: { color: "muted" },
    // They stay with the text where a card's facts are in one line.
    points: { listStyle: "disc", ps: "6", color: "muted", order: "0", flexBasis: "100%" },
    links: { display: "flex", flexWrap: "wrap", columnGap: "4", rowGap: "1", "& > li": { minWidth: "0" } },
    // Keeps the icon clear of the text's underline.
    linkIcon: {
      display: "inline",
      verticalAlign: "-0.125em",
      marginInlineEnd: "0.4em",
      "[dir=rtl] &": { marginInline: "0.3em" },
    },
    level: { display: "inline-flex", alignItems: "center", gap: "2", "& > svg": { flexShrink: "0" } },
    position: { ...stack("2"), mt: "2", ps: "4", borderInlineStartWidth: "2px", borderColor: "line" },
  },
});

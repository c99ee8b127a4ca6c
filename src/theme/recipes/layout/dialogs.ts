import { defineRecipe } from "@chakra-ui/react";
import { stack } from "../patterns.ts";
import { slotRecipe } from "../slot-recipe.ts";

/** A native dialog with a dimmed backdrop. */
export const dialog = defineRecipe({
  base: {
    bg: "page",
    color: "text",
    borderColor: "line",
    // Hides a closed dialog, whatever `display` its own styles set.
    "&:not([open])": { display: "none!" },
    "&::backdrop": { background: "rgb(0 0 0 / 0.55)" },
  },
  // With visible edges.
  variants: { kind: { sheet: { borderWidth: "1px", borderRadius: "card" } } },
});

/** A card's full text in a dialog, and the button that opens it. */
export const details = slotRecipe({
  base: {
    open: { alignSelf: "start", mt: "2" },
    root: {
      margin: "auto",
      width: "min(100% - min(2rem, 6vw), 36rem)",
      maxHeight: "min(85%, 48rem)",
      overflowY: "auto",
      // The title wraps below the close button if they don't fit side by side.
      display: "flex",
      flexFlow: "row-reverse wrap",
      alignItems: "start",
      gap: "4",
      p: "min(2rem, 6vw)",
    },
    // The close button stays visible, however long the text: nothing shows through it, also while it is pointed at.
    close: { position: "sticky", top: "0", mt: "-1", bg: "page", _hover: { bg: "page" } },
    title: { textStyle: "section", flex: "1 1 9rem", textWrap: "balance" },
    text: { ...stack("4"), flex: "1 1 100%", minWidth: "0" },
  },
});

export const sideMenu = slotRecipe({
  base: {
    root: {
      marginInlineStart: "auto",
      marginInlineEnd: "0",
      height: "100%",
      maxHeight: "none",
      width: "min(22rem, 86vw)",
      maxWidth: "none",
      p: "8",
      display: "flex",
      flexDirection: "column",
      borderInlineStartWidth: "rule",
    },
    // The control that closes it, and the page's other languages.
    head: { ...stack("4"), alignItems: "start" },
    list: { pt: "8" },
    profiles: { flexBasis: "100%" },
    // At the lower edge, where thumbs are.
    foot: {
      display: "flex",
      flexWrap: "wrap",
      alignItems: "center",
      gap: "2",
      mt: "auto",
      borderTopWidth: "rule",
      borderColor: "line",
      pt: "4",
    },
  },
});

/** The search: a field, and the pages that its words are found in. */
export const search = slotRecipe({
  base: {
    root: {
      mx: "auto",
      mt: "clamp(1rem, 12vh, 8rem)",
      width: "min(100% - min(2rem, 6vw), 40rem)",
      maxHeight: "min(85%, 40rem)",
      overflowY: "auto",
      p: "4",
    },
    // The field stays in sight above a long list.
    head: { display: "flex", alignItems: "center", gap: "2", position: "sticky", top: "0", bg: "page" },
    status: { display: "block", textStyle: "small", color: "muted", minHeight: "6", pt: "2" },
    list: { "& > li + li": { borderTopWidth: "1px", borderColor: "line" } },
    result: {
      display: "grid",
      gap: "1",
      py: "3",
      px: "2",
      mx: "-2",
      color: "text",
      textDecoration: "none",
      _hover: { bg: "surface" },
    },
    title: { fontWeight: "semibold" },
    about: { textStyle: "small", color: "muted" },
  },
});

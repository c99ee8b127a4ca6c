import { defineSlotRecipe } from "@chakra-ui/react";

/** What visitors write to the owner in. */
export const form = defineSlotRecipe({
  className: "form",
  slots: ["root", "sent", "field", "label", "privacy"],
  base: {
    root: { display: "flex", flexDirection: "column", gap: "6", maxWidth: "36rem", pt: "2" },
    sent: {
      scrollMarginTop: "6rem",
      p: "4",
      bg: "surface",
      borderInlineStartWidth: "3px",
      borderColor: "accent",
      "&:not(:target)": { display: "none" },
    },
    field: { display: "flex", flexDirection: "column", gap: "1" },
    label: { textStyle: "small", fontWeight: "semibold" },
    privacy: { textStyle: "small", color: "muted" },
  },
});

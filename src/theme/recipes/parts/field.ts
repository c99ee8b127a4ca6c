import { defineRecipe } from "@chakra-ui/react";

/** What visitors write in: its edge can be told from the page (WCAG 2.2, criterion 1.4.11). */
export const field = defineRecipe({
  base: {
    width: "full",
    minHeight: "target",
    px: "3",
    py: "2",
    textStyle: "body",
    color: "text",
    bg: "page",
    borderWidth: "1px",
    borderColor: "muted",
    borderRadius: "control",
    "&:is(textarea)": { resize: "vertical" },
  },
});

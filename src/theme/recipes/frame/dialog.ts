import { defineRecipe } from "@chakra-ui/react";

/** The browser's own dialog, over a page that is dimmed. */
export const dialog = defineRecipe({
  base: {
    bg: "page",
    color: "text",
    borderColor: "line",
    "&::backdrop": { background: "rgb(0 0 0 / 0.55)" },
  },
  // One that lies on the page as a sheet does, its edges in sight.
  variants: { kind: { sheet: { borderWidth: "1px", borderRadius: "card" } } },
});

import { slotRecipe } from "../slot-recipe.ts";

/** A whole page: what stands under its bar and over its footer. */
export const page = slotRecipe({
  base: {
    root: {
      display: "flex",
      flexDirection: "column",
      minHeight: "100vh",
      "@supports (height: 100dvh)": { minHeight: "100dvh" },
    },
    main: {
      flex: "1",
      width: "full",
      maxWidth: "page",
      mx: "auto",
      px: "gutter",
      pt: { base: "8", md: "16" },
      display: "flex",
      flexDirection: "column",
      gap: "sections",
    },
  },
});

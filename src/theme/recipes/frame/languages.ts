import { defineSlotRecipe } from "@chakra-ui/react";

/** The links to a page's other languages: in the bar where it has room, else under the page. */
export const languages = defineSlotRecipe({
  className: "languages",
  slots: ["list", "inBar", "below"],
  base: {
    list: { display: "flex", flexWrap: "wrap", columnGap: { base: "3", sm: "6" }, listStyle: "none" },
    inBar: { display: { base: "none", md: "flex" } },
    below: { display: { md: "none" }, maxWidth: "page", mx: "auto", px: "gutter", pb: "12" },
  },
});

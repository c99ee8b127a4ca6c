import { defineGlobalStyles } from "@chakra-ui/react";
import { markedLeading } from "../../theme/leading.ts";

/** Capitals may nearly touch at their sides; letters that join, or have signs over and under them, may not. */
export const globalCss = defineGlobalStyles({
  ":root": { "--tight": "-0.05em" },
  ":root:is([dir=rtl], :lang(hi, bn, ta, te, mr, ne, th, vi, zh, ja, ko))": { "--tight": "0em" },
  // Capitals keep the dot of their i.
  ":root:lang(tr, az)": { "--leading": String(markedLeading) },
  // The bar floats: what is led to stands clear of it.
  html: { scrollPaddingTop: "6.5rem" },
  // Ink, which can be seen on every tint.
  ":focus-visible": { outlineWidth: "3px", outlineColor: "text" },
  "::selection": { bg: "var(--sun)", color: "var(--ink)" },
});

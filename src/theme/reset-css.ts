import { defineGlobalStyles } from "@chakra-ui/react";

/** Resets browser styles. Chakra's own reset includes elements that no page has, and every page would carry it. */
export const resetCss = defineGlobalStyles({
  html: { lineHeight: "1.5", textSizeAdjust: "100%", touchAction: "manipulation" },
  "*": {
    margin: "0",
    padding: "0",
    font: "inherit",
    overflowWrap: "break-word",
    WebkitTapHighlightColor: "transparent",
  },
  "*, ::before, ::after, ::backdrop": { boxSizing: "border-box", borderWidth: "0", borderStyle: "solid" },
  "img, svg, video, iframe": { display: "block" },
  "img, video": { maxWidth: "100%", height: "auto" },
  "button, input, textarea": { color: "inherit", background: "none" },
  "ol, ul": { listStyle: "none" },
  a: { color: "inherit", textDecoration: "inherit" },
  strong: { fontWeight: "bolder" },
  em: { fontStyle: "italic" },
  "code, pre": { fontFamily: "mono" },
  table: { borderCollapse: "collapse" },
  "[hidden]": { display: "none!" },
});

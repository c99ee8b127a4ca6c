import { defineRecipe } from "@chakra-ui/react";
import type { TokenKind } from "../../../../schema/rich-text/tree.ts";
import { scrolls } from "../patterns.ts";

/** Syntax colours in light and dark mode, with a contrast of at least 4.5 against a card's background. @internal */
export const codeColors: Record<TokenKind, readonly [light: string, dark: string]> = {
  comment: ["#5c6670", "#9aa4af"],
  keyword: ["#8a1f7a", "#ff9bce"],
  string: ["#0b6b3a", "#8fd6a6"],
  constant: ["#0550ae", "#8cc1ff"],
  function: ["#6a3fb8", "#cbb1ff"],
  parameter: ["#8f3500", "#ffb77c"],
  punctuation: ["#525c66", "#a3adb8"],
};

export function tokenClass(kind: TokenKind): string {
  return `t-${kind}`;
}

export const code = defineRecipe({
  base: {
    // Code is left-to-right in every language.
    direction: "ltr",
    textAlign: "left",
    fontSize: "0.875rem",
    lineHeight: "1.6",
    tabSize: "4",
    p: "4",
    ...scrolls,
    maxWidth: "min(100%, {sizes.measure})",
    layerStyle: "panel",
    color: "text",
    "@media print": { whiteSpace: "pre-wrap", overflowWrap: "anywhere" },
    ...Object.fromEntries(
      Object.entries(codeColors).map(([kind, [light, dark]]) => [
        `& .t-${kind}`,
        { color: `light-dark(${light}, ${dark})` },
      ]),
    ),
  },
});

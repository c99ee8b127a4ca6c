import { defineLayerStyles } from "@chakra-ui/react";
import { onTint, shares, tint } from "./on-tint.ts";

/** How parts of several recipes look that are alike. */
export const layerStyles = defineLayerStyles({
  // A box on the page.
  panel: { value: { borderWidth: "1px", borderColor: "line", borderRadius: "card", background: "surface" } },
  // One of several facts, under a rule.
  entry: { value: { borderTopWidth: "rule", borderColor: "line", paddingTop: "{spacing.3}" } },
  // Words beside something large.
  aside: { value: { color: "muted" } },
  // Words beside something small.
  note: { value: { color: "muted" } },
  // Every other card of a grid that tints its cards in turn.
  tinted: { value: { ...onTint, background: tint(shares.card, "surface") } },
});

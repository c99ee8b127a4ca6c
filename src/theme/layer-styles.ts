import { defineLayerStyles } from "@chakra-ui/react";
import { onTint, shares, tint } from "./on-tint.ts";

/** Styles shared by parts of several recipes. */
export const layerStyles = defineLayerStyles({
  // A box on the page.
  panel: { value: { borderWidth: "1px", borderColor: "line", borderRadius: "card", background: "surface" } },
  // One of several facts, under a rule.
  entry: { value: { borderTopWidth: "rule", borderColor: "line", paddingTop: "{spacing.3}" } },
  // Secondary text beside something large.
  aside: { value: { color: "muted" } },
  // Secondary text beside something small.
  note: { value: { color: "muted" } },
  // Every other card of a grid with alternating tints.
  tinted: { value: { ...onTint, background: tint(shares.card, "surface") } },
});

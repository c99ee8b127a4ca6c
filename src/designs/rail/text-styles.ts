import { defineTextStyles } from "@chakra-ui/react";
import { leading } from "../../theme/leading.ts";

const display = { fontFamily: "display", fontWeight: "700", textWrap: "balance" } as const;

export const textStyles = defineTextStyles({
  display: {
    value: {
      ...display,
      fontSize: "clamp(2.5rem, 1.6rem + 3.4vw, 3.75rem)",
      lineHeight: leading(1.02),
      letterSpacing: "-0.035em",
    },
  },
  title: {
    value: {
      ...display,
      fontSize: "clamp(2.25rem, 1.6rem + 2.4vw, 3.25rem)",
      lineHeight: leading(1.05),
      letterSpacing: "-0.032em",
    },
  },
  // Small capitals with room between them; what stands under them is larger.
  section: {
    value: {
      fontFamily: "labels",
      fontSize: "0.875rem",
      lineHeight: leading(1.4),
      letterSpacing: "0.1em",
      fontWeight: "700",
      textTransform: "uppercase",
    },
  },
  item: { value: { fontSize: "1.125rem", lineHeight: leading(1.35), letterSpacing: "-0.011em", fontWeight: "600" } },
  lead: { value: { fontSize: "clamp(1.125rem, 1.05rem + 0.3vw, 1.25rem)", lineHeight: "1.6" } },
  body: { value: { fontSize: "1.0625rem", lineHeight: "1.65" } },
  small: { value: { fontSize: "0.875rem", lineHeight: "1.5" } },
  label: {
    value: {
      fontFamily: "labels",
      fontSize: "0.8125rem",
      lineHeight: "1.5",
      letterSpacing: "0.02em",
      fontWeight: "500",
    },
  },
});

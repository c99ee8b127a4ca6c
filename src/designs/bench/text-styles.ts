import { defineTextStyles } from "@chakra-ui/react";
import { leading } from "../../theme/leading.ts";

const display = { fontFamily: "display", textWrap: "balance" } as const;

export const textStyles = defineTextStyles({
  display: {
    value: {
      ...display,
      fontSize: "clamp(2.875rem, 1.4rem + 5.6vw, 5.5rem)",
      lineHeight: leading(0.98),
      letterSpacing: "-0.05em",
      fontWeight: "620",
    },
  },
  title: {
    value: {
      ...display,
      fontSize: "clamp(2.5rem, 1.6rem + 3.4vw, 4rem)",
      lineHeight: leading(1.05),
      letterSpacing: "-0.045em",
      fontWeight: "620",
    },
  },
  section: {
    value: { ...display, fontSize: "1.5rem", lineHeight: leading(1.2), letterSpacing: "-0.022em", fontWeight: "600" },
  },
  item: { value: { fontSize: "1.125rem", lineHeight: leading(1.35), letterSpacing: "-0.012em", fontWeight: "600" } },
  lead: { value: { fontSize: "clamp(1.0625rem, 1rem + 0.4vw, 1.25rem)", lineHeight: "1.5" } },
  body: { value: { fontSize: "1.0625rem", lineHeight: "1.65" } },
  label: {
    value: { fontFamily: "labels", fontSize: "0.8125rem", lineHeight: "1.4", letterSpacing: "0", fontWeight: "500" },
  },
});

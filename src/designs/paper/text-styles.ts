import { defineTextStyles } from "@chakra-ui/react";
import { leading } from "../../theme/leading.ts";

/** One weight: large letters of a serif need no more. */
const display = {
  fontFamily: "display",
  fontWeight: "380",
} as const;

export const textStyles = defineTextStyles({
  display: {
    value: {
      ...display,
      fontSize: "clamp(2.25rem, min(0.75rem + 11vw, 140vw / var(--longest, 1), 100rem / var(--longest, 1)), 10rem)",
      lineHeight: leading(0.98),
      letterSpacing: "-0.045em",
    },
  },
  title: {
    value: {
      ...display,
      fontSize: "clamp(2rem, min(1.25rem + 6vw, 140vw / var(--longest, 1)), 6rem)",
      lineHeight: leading(1),
      letterSpacing: "-0.035em",
    },
  },
  section: {
    value: {
      ...display,
      fontSize: "clamp(1.75rem, 1.4rem + 1.2vw, 2.25rem)",
      lineHeight: leading(1.15),
      letterSpacing: "-0.02em",
    },
  },
  item: { value: { fontSize: "1.375rem", lineHeight: leading(1.25), letterSpacing: "-0.012em", fontWeight: "500" } },
  lead: { value: { fontSize: "clamp(1.25rem, 1.15rem + 0.4vw, 1.4375rem)", lineHeight: "1.45" } },
  body: { value: { fontSize: "1.1875rem", lineHeight: "1.55" } },
  small: { value: { fontSize: "1.0625rem", lineHeight: "1.5" } },
  label: {
    value: {
      fontFamily: "labels",
      fontSize: "0.8125rem",
      lineHeight: "1.4",
      letterSpacing: "0.04em",
      fontWeight: "500",
    },
  },
});

/** What is said aside, beside what is said. */
export const italic = { fontFamily: "body", fontStyle: "italic", fontWeight: "normal" } as const;

/** Labels that head something: small capitals, far apart. */
export const capitals = {
  textStyle: "label",
  fontSize: "0.75rem",
  letterSpacing: "0.14em",
  textTransform: "uppercase",
} as const;

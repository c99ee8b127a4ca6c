import { defineTextStyles } from "@chakra-ui/react";
import { leading } from "../../theme/leading.ts";

/** Letters of signs: tight, at their sides where they are Latin alone (see `global-css.ts`). */
const sign = { fontFamily: "display", letterSpacing: "var(--tight)", lineHeight: leading(0.88) } as const;

/** A size, or what the longest word has room for, if that is less; a letter is taken to be 0.66 em wide. */
export const fitting = (size: string) => `max(1.5rem, min(${size}, 100cqi / (var(--longest, 8) * 0.66)))`;

const capitals = (size: string) => ({
  ...sign,
  fontSize: fitting(size),
  fontWeight: "800",
  textTransform: "uppercase",
  hyphens: "auto",
});

export const textStyles = defineTextStyles({
  display: { value: capitals("clamp(4rem, 1.2rem + 12.5vw, 10.5rem)") },
  title: { value: capitals("clamp(3rem, 1.6rem + 6.4vw, 7rem)") },
  section: {
    value: {
      fontFamily: "display",
      fontSize: "clamp(1.75rem, 1.5rem + 1vw, 2.25rem)",
      lineHeight: leading(1.1),
      letterSpacing: "calc(var(--tight) / 1.6)",
      fontWeight: "800",
    },
  },
  item: {
    value: {
      fontFamily: "display",
      fontSize: "1.375rem",
      lineHeight: leading(1.2),
      letterSpacing: "calc(var(--tight) / 2.5)",
      fontWeight: "700",
    },
  },
  lead: { value: { fontSize: "clamp(1.125rem, 1rem + 0.5vw, 1.375rem)", lineHeight: "1.4", fontWeight: "600" } },
  body: { value: { fontSize: "1.0625rem", lineHeight: "1.6" } },
  label: {
    value: {
      fontFamily: "labels",
      fontSize: "0.8125rem",
      lineHeight: "1.4",
      letterSpacing: "0.03em",
      fontWeight: "700",
      textTransform: "uppercase",
    },
  },
});

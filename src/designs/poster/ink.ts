/** A line of ink around what stands out. */
export const inked = { borderWidth: "2.5px", borderColor: "line" } as const;

/** A hard shadow, so far to the end and down. */
export const shadow = (pixels: number) => `${pixels}px ${pixels}px 0 {colors.line}`;

/** What is pressed answers: it rises towards the pointer, and goes down under the finger. */
export const pressed = (rest: number) =>
  ({
    boxShadow: shadow(rest),
    transition: "translate {durations.quick}, box-shadow {durations.quick}",
    "@media (prefers-reduced-motion: no-preference)": {
      "&:hover": { translate: "-2px -2px", boxShadow: shadow(rest + 2) },
      "&:active": { translate: "2px 2px", boxShadow: shadow(rest - 2) },
    },
  }) as const;

/**
 * Sun is as bright in the dark: what stands on it has the colours of a light page. Where browsers know no `light-dark()`
 * (see `document-css.ts`), boxes on it keep those of the mode.
 */
export const onSun = { bg: "var(--sun)", color: "var(--ink)", colorScheme: "light" } as const;

/** Tints in turn, as the variable of that name, of what stands side by side. */
export const tintsInTurn = {
  "--tint": "var(--lemon)",
  "&:nth-child(4n + 1)": { "--tint": "var(--pink)" },
  "&:nth-child(4n + 2)": { "--tint": "var(--sky)" },
  "&:nth-child(4n + 3)": { "--tint": "var(--mint)" },
} as const;

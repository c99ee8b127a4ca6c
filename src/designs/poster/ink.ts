/** A line of ink around what stands out. */
export const inked = { borderWidth: "2.5px", borderColor: "line" } as const;

/** A hard shadow, so far to the end and down. */
export const shadow = (pixels: number) => `${pixels}px ${pixels}px 0 {colors.line}`;

/** Nothing moves for visitors who want no motion, not even at once. */
export const ifMotion = "@media (prefers-reduced-motion: no-preference)";

/** What is pressed answers: it rises towards the pointer, and goes down under the finger. */
export const pressed = (rest: number) =>
  ({
    boxShadow: shadow(rest),
    transition: "translate {durations.quick}, box-shadow {durations.quick}",
    [ifMotion]: {
      "&:hover": { translate: "-2px -2px", boxShadow: shadow(rest + 2) },
      "&:active": { translate: "2px 2px", boxShadow: shadow(rest - 2) },
    },
  }) as const;

/**
 * Sun is as bright in the dark: what stands on it has the colours of a light page, while its own line and shadow are those
 * of the page around it. Where browsers know no `light-dark()` (see `document-css.ts`), boxes on it keep those of the mode.
 */
export const onSun = { bg: "var(--sun)", color: "var(--ink)", "& > *": { colorScheme: "light" } } as const;

/** Links on a tint have the colour of its text: the accent's contrast is measured with the page and its boxes alone. */
export const inkLinks = { "& a": { color: "inherit" } } as const;

/** Sun with rays, from the place `--at`. */
export const rays =
  "repeating-conic-gradient(at var(--at), var(--sun) 0 7.5deg, color-mix(in srgb, var(--sun), white 24%) 0 15deg)";

/** Tints in turn, as the variable of that name, of what stands side by side. */
export const tintsInTurn = {
  "--tint": "var(--lemon)",
  "&:nth-child(4n + 1)": { "--tint": "var(--pink)" },
  "&:nth-child(4n + 2)": { "--tint": "var(--sky)" },
  "&:nth-child(4n + 3)": { "--tint": "var(--mint)" },
} as const;

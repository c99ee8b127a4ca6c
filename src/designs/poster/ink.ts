import { inTurn } from "../../theme/recipes/patterns.ts";

/** A line of ink around what stands out. */
export const inked = { borderWidth: "rule", borderColor: "line" } as const;

/**
 * Sun is as bright in the dark: what is on it has the colours of a light page, while its own line and shadow are those
 * of the page around it. Where browsers know no `light-dark()` (see `document-css.ts`), boxes on it keep those of the mode.
 */
export const onSun = { bg: "var(--sun)", color: "var(--ink)", "& *": { colorScheme: "light" } } as const;

/** Links on a tint have the colour of its text: the accent's contrast is measured with the page and its boxes alone. */
export const inkLinks = { "& a": { color: "inherit" } } as const;

/** Tints in turn, as the variable of that name, of what is side by side. */
export const tintsInTurn = inTurn(...["pink", "sky", "mint", "lemon"].map((name) => ({ "--tint": `var(--${name})` })));

/** A size, or what the longest word has room for, if that is less; a letter is taken to be 0.66 em wide. */
export const fitting = (size: string) => `max(1.5rem, min(${size}, 100cqi / (var(--longest, 8) * 0.66)))`;

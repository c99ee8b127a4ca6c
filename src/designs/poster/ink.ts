import { inTurn, knowsContainers } from "../../theme/recipes/patterns.ts";

export const inked = { borderWidth: "rule", borderColor: "line" } as const;

/**
 * `--sun` is as bright in dark mode, so its content has the colours of light mode, while its own border and shadow have
 * those of the page. In browsers without `light-dark()` (see `document-css.ts`), boxes on it keep the colours of the
 * mode.
 */
export const onSun = { bg: "var(--sun)", color: "var(--ink)", "& *": { colorScheme: "light" } } as const;

/** Links on a tint have its text colour: the accent's contrast is only measured against the page and its boxes. */
export const inkLinks = { "& a": { color: "inherit" } } as const;

/** Sets `--tint` to the tints in turn, for siblings. */
export const tintsInTurn = inTurn(...["pink", "sky", "mint", "lemon"].map((name) => ({ "--tint": `var(--${name})` })));

/** `--across`: the width of a container, or of the page where engines know no containers. */
export const across = { "--across": "80vw", [knowsContainers]: { "--across": "100cqi" } } as const;

/** A font size, reduced if the longest word would not fit. A character is assumed to be 0.66 em wide. */
export const fitting = (size: string) => `max(1.5rem, min(${size}, var(--across) / (var(--longest, 8) * 0.66)))`;

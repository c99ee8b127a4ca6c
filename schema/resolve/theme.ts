import type { Theme } from "../parts/theme.ts";

/** A theme as the page's head writes it: values of CSS variables, for light and dark where they differ. */
export interface ResolvedTheme {
  accent: { light: string; dark: string };
  font: string;
  /** The corner radius of cards, with its unit; buttons and chips derive theirs from it. */
  radius: string;
  colorMode: Theme["colorMode"];
}

/**
 * The background of cards, against which every accent is measured (WCAG 2.2, criterion 1.4.3): on the page itself its
 * contrast is greater.
 */
export const cardBackground = { light: "#f8f9fa", dark: "#15191c" } as const;

const accents: Record<Theme["accent"], ResolvedTheme["accent"]> = {
  teal: { light: "#0f766e", dark: "#5eead4" },
  green: { light: "#166534", dark: "#86efac" },
  blue: { light: "#1d4ed8", dark: "#93c5fd" },
  indigo: { light: "#4338ca", dark: "#a5b4fc" },
  violet: { light: "#6d28d9", dark: "#c4b5fd" },
  rose: { light: "#be123c", dark: "#fda4af" },
  amber: { light: "#92400e", dark: "#fcd34d" },
  slate: { light: "#334155", dark: "#cbd5e1" },
};

/** Typefaces that visitors have already: none is loaded, so no text waits or jumps. */
const fonts: Record<Theme["font"], string> = {
  sans: 'system-ui,-apple-system,"Segoe UI",Roboto,"Helvetica Neue","Noto Sans",Arial,sans-serif',
  serif: 'Charter,"Bitstream Charter","Sitka Text",Cambria,"Noto Serif",Georgia,serif',
  mono: 'ui-monospace,"Cascadia Code","SF Mono",Menlo,Consolas,"DejaVu Sans Mono",monospace',
};

const radii: Record<Theme["radius"], string> = { none: "0px", small: "4px", medium: "10px", large: "18px" };

/** Turns the owner's few choices into the values that the page's tokens refer to. */
export function resolveTheme(theme: Theme): ResolvedTheme {
  return {
    accent: theme.accentColors ?? accents[theme.accent],
    font: fonts[theme.font],
    radius: radii[theme.radius],
    colorMode: theme.colorMode,
  };
}

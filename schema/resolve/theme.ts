import { tintOf } from "../contrast.ts";
import { type ColorName, type FaceUse, type Shades, shades } from "../designs/define-design.ts";
import { chooseFamilies, listFamilies } from "../designs/families.ts";
import { type DesignName, designs } from "../designs/index.ts";
import { readableUpon } from "../designs/readable.ts";
import type { Theme } from "../parts/theme.ts";

/** Values of CSS variables, for light and dark mode where they differ. */
export interface ResolvedTheme {
  design: DesignName;
  /** Every colour of the design and its accent, by CSS variable name. */
  colors: Readonly<Record<ColorName | "accent", Shades> & Record<string, Shades>>;
  /** Values of CSS `font-family`, by use. */
  fonts: Readonly<Record<FaceUse, string>>;
  /** Corner radius of cards, with its unit. Buttons and chips derive theirs from it. */
  radius: string;
  colorMode: Theme["colorMode"];
}

export const accents: Record<NonNullable<Theme["accent"]>, Shades> = {
  teal: { light: "#0f766e", dark: "#5eead4" },
  green: { light: "#166534", dark: "#86efac" },
  blue: { light: "#1d4ed8", dark: "#93c5fd" },
  indigo: { light: "#4338ca", dark: "#a5b4fc" },
  violet: { light: "#6d28d9", dark: "#c4b5fd" },
  rose: { light: "#be123c", dark: "#fda4af" },
  amber: { light: "#92400e", dark: "#fcd34d" },
  slate: { light: "#334155", dark: "#cbd5e1" },
};

/** System fonts: nothing is loaded, so text neither waits nor shifts. */
const systemFonts: Record<NonNullable<Theme["font"]>, string> = {
  sans: 'system-ui,-apple-system,"Segoe UI",Roboto,"Helvetica Neue","Noto Sans",Arial,sans-serif',
  serif: 'Charter,"Bitstream Charter","Sitka Text",Cambria,"Noto Serif",Georgia,serif',
  mono: 'ui-monospace,"Cascadia Code","SF Mono",Menlo,Consolas,"DejaVu Sans Mono",monospace',
};

const radii: Record<NonNullable<Theme["radius"]>, string> = {
  none: "0px",
  small: "4px",
  medium: "10px",
  large: "18px",
};

export function resolveTheme(theme: Theme): ResolvedTheme {
  const design = designs[theme.design];
  const chosen = theme.accentColors ?? (theme.accent && accents[theme.accent]);
  const accent = chosen ?? design.accent;
  const families = chooseFamilies(theme);
  const system = systemFonts[theme.font ?? "sans"];
  return {
    design: theme.design,
    colors: {
      ...design.colors,
      ...("tints" in design ? design.tints : {}),
      // The rays of a poster are of the owner's accent, and the same in dark mode.
      ...("tints" in design && chosen && { sun: shades(tintOf(chosen.light), tintOf(chosen.light)) }),
      accent,
      onAccent: readableUpon(accent, theme.design),
    },
    fonts: {
      display: families ? listFamilies(families.display) : system,
      text: families ? listFamilies(families.text) : system,
      label: families ? listFamilies(families.label) : system,
    },
    radius: theme.radius === undefined ? design.radius : radii[theme.radius],
    colorMode: theme.colorMode,
  };
}

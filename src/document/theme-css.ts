import type { ResolvedTheme } from "../../schema/resolve/theme.ts";

/** The content's theme as the CSS variables that the tokens refer to. */
export function themeCss({ accent, font, radius }: ResolvedTheme): string {
  return `:root{--accent-light:${accent.light};--accent-dark:${accent.dark};--font:${font};--radius:${radius}}`;
}

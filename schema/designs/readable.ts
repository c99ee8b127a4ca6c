import { findReadable, measureContrast } from "../contrast.ts";
import type { Shades } from "./define-design.ts";
import { type DesignName, designNames, designs } from "./index.ts";

/** Minimum contrast of text (WCAG 2.2, criterion 1.4.3). */
export const leastContrast = 4.5;

/** Backgrounds on which a design shows its accent. */
function groundsOf(design: DesignName, mode: keyof Shades): string[] {
  const { surface, page } = designs[design].colors;
  return [surface[mode], page[mode]];
}

/** The background on which an accent has the least contrast. */
export function hardestGround(color: string, mode: keyof Shades, design: DesignName): string {
  return groundsOf(design, mode).reduce((hardest, one) =>
    measureContrast(color, one) < measureContrast(color, hardest) ? one : hardest,
  );
}

/** The accent nearest to a colour that is readable on the backgrounds of all given designs. */
export function readableAccent(color: string, mode: keyof Shades, among: readonly DesignName[] = designNames): string {
  return findReadable(
    color,
    among.flatMap((name) => groundsOf(name, mode)),
    leastContrast,
  );
}

/** Text colour on an accent: the design's or, if its contrast is too low, the page's, on which accents are readable. */
export function readableUpon({ light, dark }: Shades, design: DesignName): Shades {
  const { onAccent, page } = designs[design].colors;
  const choose = (color: string, mode: keyof Shades) =>
    measureContrast(color, onAccent[mode]) >= leastContrast ? onAccent[mode] : page[mode];
  return { light: choose(light, "light"), dark: choose(dark, "dark") };
}

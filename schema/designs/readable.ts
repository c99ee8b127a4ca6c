import { findReadable, measureContrast } from "../contrast.ts";
import type { Shades } from "./define-design.ts";
import { type DesignName, designNames, designs } from "./index.ts";

/** The least contrast of text with its background (WCAG 2.2, criterion 1.4.3). */
export const leastContrast = 4.5;

/** What an accent stands on in a design. */
function groundsOf(design: DesignName, mode: keyof Shades): string[] {
  const { surface, page } = designs[design].colors;
  return [surface[mode], page[mode]];
}

/** Of what an accent stands on in a design, that with which it has the least contrast. */
export function hardestGround(color: string, mode: keyof Shades, design: DesignName): string {
  return groundsOf(design, mode).reduce((hardest, one) =>
    measureContrast(color, one) < measureContrast(color, hardest) ? one : hardest,
  );
}

/** The accent nearest to a colour that can be read wherever some designs have theirs. */
export function readableAccent(color: string, mode: keyof Shades, among: readonly DesignName[] = designNames): string {
  return findReadable(
    color,
    among.flatMap((name) => groundsOf(name, mode)),
    leastContrast,
  );
}

/** What is read on an accent: in the design's own colour, or in that of the page, on which every accent can be read. */
export function readableUpon({ light, dark }: Shades, design: DesignName): Shades {
  const { onAccent, page } = designs[design].colors;
  const choose = (color: string, mode: keyof Shades) =>
    measureContrast(color, onAccent[mode]) >= leastContrast ? onAccent[mode] : page[mode];
  return { light: choose(light, "light"), dark: choose(dark, "dark") };
}

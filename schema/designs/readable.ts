import { findReadable, measureContrast } from "../contrast.ts";
import type { Shades } from "./define-design.ts";
import { type DesignName, designNames, designs } from "./index.ts";

/** The least contrast of text with its background (WCAG 2.2, criterion 1.4.3). */
export const leastContrast = 4.5;

/** All that an accent stands on in some designs, and what stands on it. */
function backgroundsOf(mode: keyof Shades, among: readonly DesignName[]): string[] {
  return among.flatMap((name) => {
    const { surface, page, onAccent } = designs[name].colors;
    return [surface[mode], page[mode], onAccent[mode]];
  });
}

/** Of what an accent stands on, and of what stands on it, that with which it has the least contrast. */
export function hardestBackground(color: string, mode: keyof Shades, among: readonly DesignName[]): string {
  return backgroundsOf(mode, among).reduce((hardest, one) =>
    measureContrast(color, one) < measureContrast(color, hardest) ? one : hardest,
  );
}

/** The accent nearest to a colour that can be read wherever some designs have theirs. */
export function readableAccent(color: string, mode: keyof Shades, among: readonly DesignName[] = designNames): string {
  return findReadable(color, backgroundsOf(mode, among), leastContrast);
}

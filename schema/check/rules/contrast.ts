import { findReadable, measureContrast } from "../../contrast.ts";
import { type Finding, find } from "../../messages/messages.ts";
import { cardBackground } from "../../resolve/theme.ts";
import type { ContentIndex } from "../content-index/content-index.ts";

/** The least contrast of text with its background (WCAG 2.2, criterion 1.4.3). */
const leastContrast = 4.5;

/** An accent of the owner's own can be read on the page in both colour modes. */
export function checkContrast({ root }: ContentIndex): Finding[] {
  const colors = root.theme?.accentColors ?? {};
  return (["light", "dark"] as const).flatMap((mode) => {
    const color = colors[mode];
    const background = cardBackground[mode];
    if (color === undefined) return [];
    const contrast = measureContrast(color, background);
    if (contrast >= leastContrast) return [];
    // Rounded down, so that 4.49 never reads as 4.5.
    const ratio = (Math.floor(contrast * 100) / 100).toString();
    const near = findReadable(color, background, leastContrast);
    const place = `/theme/accentColors/${mode}`;
    return [find("low-contrast", place, { color, mode, background, ratio, near })];
  });
}

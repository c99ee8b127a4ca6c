import { measureContrast } from "../../../contrast.ts";
import { designNames } from "../../../designs/index.ts";
import { hardestGround, leastContrast, readableAccent } from "../../../designs/readable.ts";
import type { Finding } from "../../../messages/message.ts";
import { find } from "../../../messages/messages.ts";
import type { ContentIndex } from "../../content-index/content-index.ts";

/** An accent of the owner's own can be read in the design that is chosen, in both colour modes. */
export function checkContrast({ root }: ContentIndex): Finding[] {
  const design = root.theme?.design ?? designNames[0];
  const colors = root.theme?.accentColors ?? {};
  return (["light", "dark"] as const).flatMap((mode) => {
    const color = colors[mode];
    if (color === undefined) return [];
    const background = hardestGround(color, mode, design);
    const contrast = measureContrast(color, background);
    if (contrast >= leastContrast) return [];
    // Rounded down, so that 4.49 never reads as 4.5.
    const ratio = (Math.floor(contrast * 100) / 100).toString();
    const near = readableAccent(color, mode, [design]);
    const place = `/theme/accentColors/${mode}`;
    return [find("low-contrast", place, { color, mode, background, ratio, near })];
  });
}

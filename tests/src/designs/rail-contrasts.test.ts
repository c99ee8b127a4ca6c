// @vitest-environment node
import { describe, expect, it } from "vitest";
import { content } from "../../../schema/content.ts";
import { measureContrast } from "../../../schema/contrast.ts";
import { resolveTheme } from "../../../schema/resolve/theme.ts";
import { tints } from "../../../src/designs/rail/tints.ts";

const accents = content.shape.theme.unwrap().shape.accent.unwrap().options;

/** Two colours mixed as `color-mix(in srgb, …)` mixes them. */
function mix(color: string, percent: number, over: string): string {
  const [above = [], below = []] = [color, over].map((one) =>
    [1, 3, 5].map((at) => Number.parseInt(one.slice(at, at + 2), 16)),
  );
  const channels = above.map((part, index) => (part * percent + (below[index] ?? 0) * (100 - percent)) / 100);
  return `#${channels.map((part) => Math.round(part).toString(16).padStart(2, "0")).join("")}`;
}

describe.each(["light", "dark"] as const)("in the rail design's %s mode", (mode) => {
  describe.each([undefined, ...accents])("with the accent %s", (accent) => {
    const { colors } = resolveTheme(content.shape.theme.parse({ design: "rail", ...(accent && { accent }) }));
    const color = colors.accent[mode];
    const glow = mix(color, tints.glow[mode], colors.page[mode]);
    const panel = mix(color, tints.panel, colors.surface[mode]);

    it("text, quiet text and links are read where the page and its panels glow brightest", () => {
      for (const behind of [glow, panel]) {
        for (const words of [colors.text[mode], colors.muted[mode], color]) {
          expect(measureContrast(words, behind)).toBeGreaterThanOrEqual(4.5);
        }
      }
    });

    it("chips and what is chosen are read on their tint, also where that lies on a glow", () => {
      for (const under of [colors.page[mode], colors.surface[mode], glow, panel]) {
        const chip = mix(color, tints.chip, under);
        expect(measureContrast(mix(color, tints.chipText, colors.text[mode]), chip)).toBeGreaterThanOrEqual(4.5);
        expect(measureContrast(colors.text[mode], chip)).toBeGreaterThanOrEqual(4.5);
      }
    });

    it("the marks of the page, the tab and the focus have enough contrast", () => {
      for (const behind of [colors.page[mode], colors.surface[mode], glow, panel]) {
        expect(measureContrast(color, behind)).toBeGreaterThanOrEqual(3);
      }
    });
  });
});

// @vitest-environment node
import { expect, it } from "vitest";
import { findReadable, measureContrast } from "../../../schema/contrast.ts";
import { type DesignName, designNames } from "../../../schema/designs/index.ts";
import { readableAccent } from "../../../schema/designs/readable.ts";
import { theme } from "../../../schema/parts/theme.ts";
import { resolveTheme } from "../../../schema/resolve/theme.ts";
import { shares } from "../../../src/theme/on-tint.ts";

const channels = (color: string) => [1, 3, 5].map((at) => Number.parseInt(color.slice(at, at + 2), 16));

/** The result of CSS `color-mix(in srgb, one share%, other)`. */
function mix(one: string, share: number, other: string): string {
  const others = channels(other);
  const mixed = channels(one).map((channel, index) => (channel * share + (others[index] ?? 0) * (100 - share)) / 100);
  return `#${mixed.map((channel) => Math.round(channel).toString(16).padStart(2, "0")).join("")}`;
}

const accents = theme.shape.accent.unwrap().options;

/** Every named accent of a design, and the faintest that an owner may choose. */
function looksOf(design: DesignName) {
  const faint = (mode: "light" | "dark") => readableAccent(mode === "light" ? "#ffffff" : "#000000", mode, [design]);
  const own = { light: faint("light"), dark: faint("dark") };
  return [...accents.map((accent) => ({ design, accent })), { design, accentColors: own }].map((look) =>
    resolveTheme(theme.parse(look)),
  );
}

it.each(designNames)("in the design %s every accent and all text can be read on what the accent tints", (design) => {
  for (const { colors } of looksOf(design)) {
    for (const mode of ["light", "dark"] as const) {
      const accent = colors.accent[mode];
      const upon = mix(accent, shares.accent, colors.text[mode]);
      for (const ground of [
        mix(accent, shares.band, colors.page[mode]),
        mix(accent, shares.card, colors.surface[mode]),
        mix(accent, shares.pointed, colors.surface[mode]),
      ]) {
        for (const text of [upon, colors.text[mode], colors.muted[mode]]) {
          expect(measureContrast(text, ground), `${text} on ${ground}`).toBeGreaterThanOrEqual(4.5);
        }
      }
      expect(
        measureContrast(upon, colors.onAccent[mode]),
        `${colors.onAccent[mode]} on ${upon}`,
      ).toBeGreaterThanOrEqual(4.5);
    }
  }
});

it("a tint takes so much of the contrast that an accent would not be read on it as it is", () => {
  const faint = findReadable("#ffffff", ["#ffffff"], 4.5);
  expect(measureContrast(faint, mix(faint, shares.band, "#ffffff"))).toBeLessThan(4.5);
});

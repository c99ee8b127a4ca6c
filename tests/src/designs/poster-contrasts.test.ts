// @vitest-environment node
import { describe, expect, it } from "vitest";
import { measureContrast } from "../../../schema/contrast.ts";
import { designs } from "../../../schema/designs/index.ts";
import { theme } from "../../../schema/parts/theme.ts";
import { resolveTheme } from "../../../schema/resolve/theme.ts";

const { colors, tints } = designs.poster;
const { sun, ink, pink, sky, mint, lemon } = tints;
const accents = theme.shape.accent.unwrap().options;

/** WCAG 2.2, criteria 1.4.3 for text and 1.4.11 for what is operated. */
const ofText = 4.5;
const ofControls = 3;

/** Mixes a part of one colour (`#rrggbb`) with the rest of another, as `color-mix(in srgb, …)` does. */
function mix(color: string, part: number, rest: string): string {
  const [one, other] = [color, rest].map((hex) => [1, 3, 5].map((at) => Number.parseInt(hex.slice(at, at + 2), 16)));
  const mixed = one?.map((value, index) => Math.round(value * part + (other?.[index] ?? 0) * (1 - part))) ?? [];
  return `#${mixed.map((value) => value.toString(16).padStart(2, "0")).join("")}`;
}

describe.each(["light", "dark"] as const)("in %s mode of the poster design", (mode) => {
  const grounds = { page: colors.page, surface: colors.surface, pink, sky, mint, lemon };

  it.each(Object.entries(grounds))("text, quiet text and lines have enough contrast on %s", (_, ground) => {
    expect(measureContrast(colors.text[mode], ground[mode])).toBeGreaterThanOrEqual(ofText);
    expect(measureContrast(colors.muted[mode], ground[mode])).toBeGreaterThanOrEqual(ofText);
    expect(measureContrast(colors.line[mode], ground[mode])).toBeGreaterThanOrEqual(ofControls);
  });

  it("what is chosen can be read: the page's colour on that of text", () => {
    expect(measureContrast(colors.page[mode], colors.text[mode])).toBeGreaterThanOrEqual(ofText);
  });

  it.each(accents)("ink and quiet text can be read between the rays of the sun and on them, tinted %s", (accent) => {
    const { light } = resolveTheme(theme.parse({ design: "poster", accent })).colors.accent;
    for (const band of [sun[mode], mix(mix(light, 0.2, "#ffffff"), 0.3, sun[mode])]) {
      expect(measureContrast(ink[mode], band)).toBeGreaterThanOrEqual(ofText);
      expect(measureContrast(colors.muted.light, band)).toBeGreaterThanOrEqual(ofText);
    }
  });

  it.each(accents)("the accent %s can be read where links have it, and what is written on it", (accent) => {
    const color = resolveTheme(theme.parse({ design: "poster", accent })).colors.accent[mode];
    for (const name of ["page", "surface", "onAccent"] as const)
      expect(measureContrast(color, colors[name][mode])).toBeGreaterThanOrEqual(ofText);
    const tape = mix(color, 0.16, colors.surface[mode]);
    expect(measureContrast(colors.text[mode], tape)).toBeGreaterThanOrEqual(ofText);
  });
});

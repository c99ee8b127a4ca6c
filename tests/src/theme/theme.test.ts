// @vitest-environment node
import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { measureContrast } from "../../../schema/contrast.ts";
import { designNames, designs } from "../../../schema/designs/index.ts";
import { hardestGround, leastContrast, readableAccent } from "../../../schema/designs/readable.ts";
import { theme } from "../../../schema/parts/theme.ts";
import { resolveTheme } from "../../../schema/resolve/theme.ts";

const accents = theme.shape.accent.unwrap().options;
const looks = designNames.flatMap((design) => (["light", "dark"] as const).map((mode) => [design, mode] as const));

describe.each(looks)("in %s, %s,", (design, mode) => {
  const { colors } = designs[design];

  it.each([undefined, ...accents])("the accent %s can be read on page and cards, and what is read on it", (accent) => {
    const { accent: color, onAccent } = resolveTheme(theme.parse({ design, accent })).colors;
    for (const other of [colors.page, colors.surface, onAccent]) {
      expect(measureContrast(color[mode], other[mode]), other[mode]).toBeGreaterThanOrEqual(4.5);
    }
    expect(onAccent).toEqual(colors.onAccent);
  });

  it("text and quiet text can be read on page and cards", () => {
    for (const text of [colors.text, colors.muted]) {
      for (const ground of [colors.page, colors.surface]) {
        expect(measureContrast(text[mode], ground[mode])).toBeGreaterThanOrEqual(4.5);
      }
    }
  });

  it.each(["#ffffff", "#faf5ea", "#fffde0", "#000000", "#0b1020", "#ff0000", "#7f7f7f", "#0f766e"])(
    "what is offered instead of the accent %s can be read there, whichever of the designs it was offered for",
    (color) => {
      for (const offered of [readableAccent(color, mode), readableAccent(color, mode, [design])]) {
        expect(measureContrast(offered, hardestGround(offered, mode, design)), offered).toBeGreaterThanOrEqual(4.5);
        const own = theme.parse({ design, accentColors: { light: offered, dark: offered } });
        expect(measureContrast(offered, resolveTheme(own).colors.onAccent[mode]), offered).toBeGreaterThanOrEqual(4.5);
      }
    },
  );
});

it("a design brings its own accent and corners, unless the owner chooses others", () => {
  const { accent, radius, tints } = designs.poster;
  expect(resolveTheme(theme.parse({ design: "poster" }))).toMatchObject({ radius, colors: { ...tints, accent } });
  const own = { light: "#123456", dark: "#abcdef" };
  expect(resolveTheme(theme.parse({ design: "poster", radius: "none", accentColors: own }))).toMatchObject({
    radius: "0px",
    // The rays are of the accent, and light enough for ink.
    colors: { ...tints, accent: own, sun: { light: "#9ac2ea", dark: "#9ac2ea" } },
  });
});

it("the rays of a poster are light enough for ink, whatever the accent", () => {
  fc.assert(
    fc.property(fc.integer({ min: 0, max: 0xffffff }), (number) => {
      const light = `#${number.toString(16).padStart(6, "0")}`;
      const { sun, ink } = resolveTheme(theme.parse({ design: "poster", accentColors: { light, dark: light } })).colors;
      expect(measureContrast(sun?.light ?? "", ink?.light ?? "")).toBeGreaterThanOrEqual(leastContrast);
    }),
  );
});

// @vitest-environment node
import { describe, expect, it } from "vitest";
import { content } from "../../../schema/content.ts";
import { measureContrast } from "../../../schema/contrast.ts";
import { resolveTheme } from "../../../schema/resolve/theme.ts";
import { codeColors } from "../../../src/theme/recipes/parts/code.ts";

const accents = content.shape.theme.unwrap().shape.accent.unwrap().options;

describe.each(["light", "dark"] as const)("in the paper design's %s mode", (mode) => {
  it.each([undefined, ...accents])(
    "all words are read on the page, on a band and behind code, with the accent %s",
    (accent) => {
      const { colors } = resolveTheme(content.shape.theme.parse({ design: "paper", ...(accent && { accent }) }));
      for (const behind of [colors.page[mode], colors.surface[mode]]) {
        for (const words of [colors.text[mode], colors.muted[mode], colors.accent[mode]]) {
          expect(measureContrast(words, behind)).toBeGreaterThanOrEqual(4.5);
        }
      }
      expect(measureContrast(colors.onAccent[mode], colors.accent[mode])).toBeGreaterThanOrEqual(4.5);
    },
  );

  it.each(Object.entries(codeColors))("a program's %s is read", (_, [light, dark]) => {
    const { surface } = resolveTheme(content.shape.theme.parse({ design: "paper" })).colors;
    expect(measureContrast(mode === "light" ? light : dark, surface[mode])).toBeGreaterThanOrEqual(4.5);
  });
});

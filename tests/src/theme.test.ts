// @vitest-environment node
import { describe, expect, it } from "vitest";
import { content } from "../../schema/content.ts";
import { measureContrast } from "../../schema/contrast.ts";
import { cardBackground, resolveTheme } from "../../schema/resolve/theme.ts";
import { semanticTokens } from "../../src/theme/tokens.ts";

const accents = content.shape.theme.unwrap().shape.accent.unwrap().options;
const { colors } = semanticTokens;

/** The two colours of a token: `light-dark(#ffffff, #000000)`. */
function pairOf(value: unknown): { light: string; dark: string } {
  const [, light = "", dark = ""] = /^light-dark\((#\w{6}), (#\w{6})\)$/.exec(String(value)) ?? [];
  return { light, dark };
}

describe.each(["light", "dark"] as const)("in %s mode", (mode) => {
  it.each(accents)("the accent %s can be read on page and cards", (accent) => {
    const color = resolveTheme(content.shape.theme.parse({ accent })).accent[mode];
    expect(measureContrast(color, cardBackground[mode])).toBeGreaterThanOrEqual(4.5);
    expect(measureContrast(color, pairOf(colors?.page?.value)[mode])).toBeGreaterThanOrEqual(4.5);
  });

  it("text and quiet text can be read on cards", () => {
    expect(measureContrast(pairOf(colors?.text?.value)[mode], cardBackground[mode])).toBeGreaterThanOrEqual(4.5);
    expect(measureContrast(pairOf(colors?.muted?.value)[mode], cardBackground[mode])).toBeGreaterThanOrEqual(4.5);
  });
});

it("an owner's accent is measured against the background that cards have", () => {
  expect(pairOf(colors?.surface?.value)).toEqual(cardBackground);
});

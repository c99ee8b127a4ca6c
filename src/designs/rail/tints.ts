/** How much of the accent is in what it tints, as percentages: the test of contrasts works out each of them. @internal */
export const tints = {
  /** Behind chips and what is chosen, over whatever is there. */
  chip: 13,
  /** Of the words on chips, beside the colour of text. */
  chipText: 45,
  /** At the brightest spot of the page's glow: on a light page less of it is seen as much. */
  glow: { light: 9, dark: 17 },
  /** The same of a panel's. */
  panel: 13,
} as const;

const mix = (percent: number, over: string) => `color-mix(in srgb, {colors.accent} ${percent}%, ${over})`;

export const chipTint = mix(tints.chip, "transparent");
export const chipText = mix(tints.chipText, "{colors.text}");
export const glow = `light-dark(${mix(tints.glow.light, "transparent")}, ${mix(tints.glow.dark, "transparent")})`;
export const panelGlow = mix(tints.panel, "transparent");
/** A line that is seen against every background: around what is operated (WCAG 2.2, criterion 1.4.11). */
export const edge = "color-mix(in srgb, {colors.muted} 45%, transparent)";

/** How much of the accent is in what it tints, as percentages: the test of contrasts works out each of them. */
export const tints = {
  /** Behind chips and what is chosen, over whatever is there. */
  chip: 13,
  /** Of the words on chips, beside the colour of text. */
  chipText: 45,
  /** At the brightest spot of the page's glow, and of a panel's. */
  glow: 17,
  panel: 20,
} as const;

const mix = (percent: number, over: string) => `color-mix(in srgb, {colors.accent} ${percent}%, ${over})`;

export const chipTint = mix(tints.chip, "transparent");
export const chipText = mix(tints.chipText, "{colors.text}");
export const glow = mix(tints.glow, "transparent");
export const panelGlow = mix(tints.panel, "transparent");
/** A line that is seen against every background: around what is operated (WCAG 2.2, criterion 1.4.11). */
export const edge = "color-mix(in srgb, {colors.muted} 45%, transparent)";

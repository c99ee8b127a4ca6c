/** Percentages of the accent in tints. A test computes their contrasts. @internal */
export const tints = {
  /** Background of chips and of selected elements, over any background. */
  chip: 13,
  /** Text of chips, mixed with the text colour. */
  chipText: 45,
  /** Brightest spot of the page's glow. On a light page a smaller share is equally visible. */
  glow: { light: 9, dark: 17 },
  /** Brightest spot of a panel's glow. */
  panel: 13,
} as const;

const mix = (percent: number, over: string) => `color-mix(in srgb, {colors.accent} ${percent}%, ${over})`;

export const chipTint = mix(tints.chip, "transparent");
export const chipText = mix(tints.chipText, "{colors.text}");
export const glow = `light-dark(${mix(tints.glow.light, "transparent")}, ${mix(tints.glow.dark, "transparent")})`;
export const panelGlow = mix(tints.panel, "transparent");
/** Border of controls, visible on every background (WCAG 2.2, criterion 1.4.11). */
export const edge = "color-mix(in srgb, {colors.muted} 45%, transparent)";

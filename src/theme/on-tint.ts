import { tokenPrefix } from "./tokens.ts";

/** Percentages of the accent in tints, and in the accent on a tint. */
export const shares = { band: 12, card: 10, pointed: 6, accent: 80 } as const;

/** A background tinted with the accent. */
export function tint(share: number, ground: "page" | "surface"): string {
  return `color-mix(in srgb, var(--accent) ${share}%, {colors.${ground}})`;
}

/** On a tint the accent is closer to the text colour: one just readable on the page would not be readable there. */
export const onTint = {
  "@supports (color: color-mix(in srgb, red, red))": {
    [`--${tokenPrefix}-colors-accent`]: `color-mix(in srgb, var(--accent) ${shares.accent}%, var(--text))`,
  },
};

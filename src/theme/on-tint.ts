import { tokenPrefix } from "./tokens.ts";

/** How much of the accent is in what is tinted by it, and in the accent that stands there, in percent. */
export const shares = { band: 12, card: 10, pointed: 6, accent: 80 } as const;

/** A ground tinted by the accent. */
export function tint(share: number, ground: "page" | "surface"): string {
  return `color-mix(in srgb, var(--accent) ${share}%, {colors.${ground}})`;
}

/** What stands on a tint has an accent nearer to the text: one that is just read on the page would not be read there. */
export const onTint = {
  "@supports (color: color-mix(in srgb, red, red))": {
    [`--${tokenPrefix}-colors-accent`]: `color-mix(in srgb, var(--accent) ${shares.accent}%, var(--text))`,
  },
};

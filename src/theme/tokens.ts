import {
  defineKeyframes,
  defineSemanticTokens,
  defineTextStyles,
  defineTokens,
  type SystemStyleObject,
} from "@chakra-ui/react";

/** Prefix of the CSS variables that hold tokens. */
export const tokenPrefix = "p";

/** An 8-pixel scale with two half steps, in quarters of a rem. */
const rhythm = Object.fromEntries([1, 2, 3, 4, 6, 8, 12, 16, 24].map((step) => [step, { value: `${step / 4}rem` }]));

export const tokens = defineTokens({
  spacing: {
    ...rhythm,
    gutter: { value: "clamp(1rem, 4vw, 2.5rem)" },
    // Gap in a grid; gap between the blocks of a page.
    grid: { value: "1.5rem" },
    sections: { value: "clamp(3rem, 2rem + 2.2vw, 4rem)" },
  },
  sizes: {
    ...rhythm,
    full: { value: "100%" },
    page: { value: "70rem" },
    // In rem, so that titles, text and small print have the same width.
    measure: { value: "40rem" },
    item: { value: "25rem" },
    control: { value: "var(--control, 2.25rem)" },
    target: { value: "2.75rem" },
  },
  fonts: {
    body: { value: "var(--font-text)" },
    display: { value: "var(--font-display)" },
    // Emotion would take "label:" for the name of a rule.
    labels: { value: "var(--font-label)" },
    mono: { value: 'ui-monospace,"Cascadia Code","SF Mono",Menlo,Consolas,"DejaVu Sans Mono",monospace' },
  },
  fontWeights: { normal: { value: "400" }, semibold: { value: "600" } },
  radii: {
    card: { value: "var(--radius)" },
    control: { value: "min(var(--radius), 0.75rem)" },
    full: { value: "9999px" },
  },
  durations: { quick: { value: "150ms" } },
  borderWidths: { rule: { value: "1px" } },
  zIndex: { bar: { value: "10" }, landing: { value: "100" } },
});

/** Colours that views use. Designs set their values as CSS variables in the document's style sheet. */
const colorNames = ["page", "surface", "text", "muted", "line", "accent", "onAccent"] as const;

export const semanticTokens = defineSemanticTokens({
  colors: {
    ...Object.fromEntries(colorNames.map((name) => [name, { value: `var(--${name})` }])),
    // Background of pictures made for paper.
    plate: { value: "#ffffff" },
  },
});

/** A step of a type scale: a font size, a line height and related properties. */
export function textStyle(
  fontSize: string,
  lineHeight: string,
  letterSpacing?: string,
  fontWeight?: string,
  others?: SystemStyleObject,
): { value: SystemStyleObject } {
  return { value: { fontSize, lineHeight, letterSpacing, fontWeight, ...others } };
}

const display = { fontFamily: "display" } as const;
const asLabel = { textStyle: "label" };

/** The default type scale. */
export const textStyles = defineTextStyles({
  display: textStyle("clamp(2.5rem, 1.6rem + 4vw, 4.25rem)", "1.04", "-0.035em", "700", display),
  title: textStyle("clamp(2rem, 1.5rem + 2.2vw, 3rem)", "1.1", "-0.025em", "700", display),
  section: textStyle("1.375rem", "1.3", "-0.012em", "600"),
  item: textStyle("1.0625rem", "1.4", "-0.006em", "600"),
  lead: textStyle("clamp(1.0625rem, 1rem + 0.3vw, 1.25rem)", "1.5"),
  body: textStyle("1rem", "1.65"),
  small: textStyle("0.875rem", "1.5"),
  label: textStyle("0.8125rem", "1.4", "0.04em", "500", { fontFamily: "labels" }),
  // A label above its element.
  overline: { value: { ...asLabel } },
});

export const keyframes = defineKeyframes({
  // The overlay moves by a transform, which shifts no layout, and then leaves the screen.
  leave: { to: { transform: "translateY(-100%)" } },
  gone: { to: { top: "-100%", visibility: "hidden" } },
  fill: { from: { transform: "scaleX(0)" } },
  draw: { from: { strokeDashoffset: "1" } },
  blink: { "50%": { opacity: "0" } },
});

import { measureContrast } from "../../../contrast.ts";
import { designNames } from "../../../designs/index.ts";
import { hardestGround, leastContrast, readableAccent } from "../../../designs/readable.ts";
import { defineError, defineWarning } from "../../../messages/message.ts";
import { rewriteText } from "../../../messages/rewrite.ts";
import { defineRule } from "../../rule.ts";

const otherMode = (mode: string): "light" | "dark" => (mode === "dark" ? "light" : "dark");

/** The owner's accent colours are readable in the chosen design, in both colour modes, and are the only accent. */
export const contrast = defineRule({
  messages: {
    "low-contrast": defineError<{
      color: string;
      mode: string;
      background: string;
      ratio: string;
      near: string;
      nearInOtherMode: string;
    }>({
      title: "a colour that can't be read well",
      message: ({ color, mode, background, ratio }) =>
        `Text in ${color} on a ${mode} page (${background}) has a contrast of ${ratio}; at least 4.5 is needed.`,
      hint: ({ color, mode, near, nearInOtherMode }) =>
        `The nearest colour that can be read in all designs is "${near}". Write "${near}".${color === nearInOtherMode ? ` On a ${otherMode(mode)} page "${color}" can be read.` : ""}`,
      fix: ({ color, near }) => rewriteText(color, near, false),
      explanation:
        "Many people can't read text that is too near to its background (WCAG 2.2, criterion 1.4.3). The colour offered has the same hue and strength, only lighter or darker.",
      wrong: '"accentColors": { "light": "#5eead4", "dark": "#5eead4" }',
      right: '"accentColors": { "light": "#0c7c6d", "dark": "#5eead4" }',
    }),
    "unused-accent": defineWarning({
      title: "an accent that another one replaces",
      message: () => '"accent" has no effect, because "accentColors" replaces it.',
      hint: () => 'Remove "accent", or "accentColors" if the named colour is meant.',
      explanation: "A site has one accent: a colour by its name, or two tones of your own.",
      wrong: '"accent": "violet", "accentColors": { "light": "#0c7c6d", "dark": "#5eead4" }',
      right: '"accentColors": { "light": "#0c7c6d", "dark": "#5eead4" }',
    }),
  },
  create: ({ index, report }) => ({
    exit() {
      const { accent, accentColors } = index.root.theme ?? {};
      if (accent !== undefined && accentColors !== undefined) report("unused-accent", { key: "/theme/accent" }, {});
    },
    color({ text: color, name: key, pointer }) {
      const design = index.root.theme?.design ?? designNames[0];
      const mode = key === "dark" ? "dark" : "light";
      const background = hardestGround(color, mode, design);
      const measured = measureContrast(color, background);
      if (measured >= leastContrast) return;
      // Rounded down, so that 4.49 never reads as 4.5.
      const ratio = (Math.floor(measured * 100) / 100).toString();
      const near = readableAccent(color, mode);
      const nearInOtherMode = readableAccent(color, otherMode(mode));
      report("low-contrast", pointer, { color, mode, background, ratio, near, nearInOtherMode });
    },
  }),
});

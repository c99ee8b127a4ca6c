import { labels } from "../labels.ts";
import * as marks from "../marks.ts";
import { settings, writeSetting } from "./settings.ts";

const modes = ["system", "light", "dark"] as const;
type ColorMode = (typeof modes)[number];

function isColorMode(value: string | null): value is ColorMode {
  return modes.some((mode) => mode === value);
}

/** The mode in force: what the visitor chose, else what the content begins with. */
export function currentColorMode(): ColorMode {
  const mode = document.documentElement.getAttribute(marks.colorMode);
  return isColorMode(mode) ? mode : "system";
}

/** From system to light to dark and round again; remembered for the next visit. */
export function cycleColorMode(): void {
  const next = modes[(modes.indexOf(currentColorMode()) + 1) % modes.length] ?? "system";
  // The root's `color-scheme` follows in CSS, and every colour follows that.
  document.documentElement.setAttribute(marks.colorMode, next);
  writeSetting(settings.colorMode, next);
}

/** What the control is called while a mode is in force. */
export function colorModeLabel(mode: ColorMode): string {
  return `${labels.colorMode}: ${labels.colorModes[mode]}`;
}

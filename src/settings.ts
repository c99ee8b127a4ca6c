import * as marks from "./marks.ts";

/** What a visitor may choose, by the name under which it is kept; its control says the same name. */
export const settings = { colorMode: "color-mode", motion: "motion" } as const;

type Setting = (typeof settings)[keyof typeof settings];

/** What was chosen; undefined where nothing was, or where storage is refused. */
export function readSetting(name: Setting): string | undefined {
  try {
    return localStorage.getItem(name) ?? undefined;
  } catch {
    return undefined;
  }
}

/** Remembers a choice, or forgets it; where storage is refused the choice holds for this page alone. */
function writeSetting(name: Setting, value: string | undefined): void {
  try {
    if (value === undefined) localStorage.removeItem(name);
    else localStorage.setItem(name, value);
  } catch {
    // Refused storage is the visitor's right.
  }
}

const modes = ["system", "light", "dark"] as const;
type ColorMode = (typeof modes)[number];
const darkColors = "(prefers-color-scheme: dark)";

/** The mode in force: what the visitor chose, else what the content begins with. @internal */
export function currentColorMode(): ColorMode {
  const chosen = document.documentElement.getAttribute(marks.colorMode);
  return modes.find((mode) => mode === chosen) ?? "system";
}

/** From the system's mode to the opposite of it, to its own, and round again; remembered for the next visit. */
export function cycleColorMode(): void {
  const [own, opposite] = matchMedia(darkColors).matches ? (["dark", "light"] as const) : (["light", "dark"] as const);
  const next = ({ system: opposite, [opposite]: own, [own]: "system" } as Record<ColorMode, ColorMode>)[
    currentColorMode()
  ];
  // The root's `color-scheme` follows in CSS, and every colour follows that.
  document.documentElement.setAttribute(marks.colorMode, next);
  writeSetting(settings.colorMode, next);
}

const changeEvent = "motion-change";
const reducedMotion = "(prefers-reduced-motion: reduce)";

/** Whether the visitor's system asks for less motion. */
export function prefersReducedMotion(): boolean {
  return matchMedia(reducedMotion).matches;
}

/** Whether the page's own control has paused motion that never ends. */
export function isPauseChosen(): boolean {
  return document.documentElement.getAttribute(marks.motion) === "paused";
}

/** Whether motion that never ends is to stand still: by the visitor's system, or by the page's own control. */
export function isMotionPaused(): boolean {
  return prefersReducedMotion() || isPauseChosen();
}

/** Calls back whenever `isMotionPaused` may have changed; returns what ends that. */
export function onMotionChange(callback: () => void): () => void {
  const media = matchMedia(reducedMotion);
  media.addEventListener("change", callback);
  document.addEventListener(changeEvent, callback);
  return () => {
    media.removeEventListener("change", callback);
    document.removeEventListener(changeEvent, callback);
  };
}

/** Pauses all motion that never ends, or lets it go on (WCAG 2.2, criterion 2.2.2); remembered for the next visit. */
export function toggleMotion(): void {
  const root = document.documentElement;
  if (isPauseChosen()) root.removeAttribute(marks.motion);
  else root.setAttribute(marks.motion, "paused");
  writeSetting(settings.motion, root.getAttribute(marks.motion) ?? undefined);
  document.dispatchEvent(new Event(changeEvent));
}

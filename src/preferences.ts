import * as dataAttributes from "./data-attributes.ts";

/** The visitor's preferences, by the names used for storage and for their controls. */
export const preferences = { colorMode: "color-mode", motion: "motion" } as const;

type Preference = (typeof preferences)[keyof typeof preferences];

/** A stored preference; undefined if there is none, or if storage is refused. */
export function readPreference(name: Preference): string | undefined {
  try {
    return localStorage.getItem(name) ?? undefined;
  } catch {
    return undefined;
  }
}

/** Stores or removes a preference. If storage is refused, it holds for this page only. */
function writePreference(name: Preference, value: string | undefined): void {
  try {
    if (value === undefined) localStorage.removeItem(name);
    else localStorage.setItem(name, value);
  } catch {
    // Visitors may refuse storage.
  }
}

const modes = ["system", "light", "dark"] as const;
type ColorMode = (typeof modes)[number];
const darkColors = "(prefers-color-scheme: dark)";

/** The mode in force: the visitor's choice, else the content's default. @internal */
export function currentColorMode(): ColorMode {
  const chosen = document.documentElement.getAttribute(dataAttributes.colorMode);
  return modes.find((mode) => mode === chosen) ?? "system";
}

/** Cycles through the system's mode, its opposite, and the system's mode chosen explicitly. The choice is stored. */
export function cycleColorMode(): void {
  const [own, opposite] = matchMedia(darkColors).matches ? (["dark", "light"] as const) : (["light", "dark"] as const);
  const next = ({ system: opposite, [opposite]: own, [own]: "system" } as Record<ColorMode, ColorMode>)[
    currentColorMode()
  ];
  // `color-scheme` follows in CSS, and every colour follows that.
  document.documentElement.setAttribute(dataAttributes.colorMode, next);
  writePreference(preferences.colorMode, next);
}

const changeEvent = "motion-change";
const reducedMotion = "(prefers-reduced-motion: reduce)";

export function prefersReducedMotion(): boolean {
  return matchMedia(reducedMotion).matches;
}

/**
 * True if the visitor paused endless motion by the page's control. The document's root element says so, even if storage is
 * refused.
 */
export function isPauseChosen(): boolean {
  return document.documentElement.getAttribute(dataAttributes.motion) === "paused";
}

/** True if endless motion must stop: by the system's preference or by the page's control. */
export function isMotionPaused(): boolean {
  return prefersReducedMotion() || isPauseChosen();
}

/** Calls back when `isMotionPaused` may have changed. Returns a function that unsubscribes. */
export function onMotionChange(callback: () => void): () => void {
  const media = matchMedia(reducedMotion);
  media.addEventListener("change", callback);
  document.addEventListener(changeEvent, callback);
  return () => {
    media.removeEventListener("change", callback);
    document.removeEventListener(changeEvent, callback);
  };
}

/** Pauses or resumes all endless motion (WCAG 2.2, criterion 2.2.2). The choice is stored. */
export function toggleMotion(): void {
  const root = document.documentElement;
  if (isPauseChosen()) root.removeAttribute(dataAttributes.motion);
  else root.setAttribute(dataAttributes.motion, "paused");
  writePreference(preferences.motion, root.getAttribute(dataAttributes.motion) ?? undefined);
  document.dispatchEvent(new Event(changeEvent));
}

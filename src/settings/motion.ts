import * as marks from "../marks.ts";
import { settings, writeSetting } from "./settings.ts";

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

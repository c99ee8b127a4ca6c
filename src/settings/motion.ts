import { writeSetting } from "./settings.ts";

const changeEvent = "motion-change";
const reducedMotion = "(prefers-reduced-motion: reduce)";

/** Whether the visitor's system asks for less motion. */
export function prefersReducedMotion(): boolean {
  return matchMedia(reducedMotion).matches;
}

/** Whether motion that never ends is to stand still: by the visitor's system, or by the page's own control. */
export function isMotionPaused(): boolean {
  return prefersReducedMotion() || document.documentElement.dataset.motion === "paused";
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
  if (root.dataset.motion === "paused") delete root.dataset.motion;
  else root.dataset.motion = "paused";
  writeSetting("motion", root.dataset.motion);
  document.dispatchEvent(new Event(changeEvent));
}

import { prefersReducedMotion } from "../../preferences.ts";

const graceMilliseconds = 100;

/**
 * Runs an animation in response to the visitor. If its code is missing or late, or if motion is reduced, it ends at
 * once. `show` is called when it begins; it reveals an element that was hidden, which must not be painted in its final
 * state before.
 */
export async function animateElement(
  element: Element,
  keyframes: Record<string, string[] | number[]>,
  seconds: number,
  show = () => {},
): Promise<void> {
  const motion = prefersReducedMotion() ? undefined : await Promise.race([loadMotion(), wait(graceMilliseconds)]);
  show();
  if (!motion) return;
  const shown = motion.animate(element, keyframes, { duration: seconds, ease: [0.22, 1, 0.36, 1] });
  // An animation that is cancelled, by another one or by the browser, would never settle.
  await Promise.race([shown, wait(seconds * 1000 + graceMilliseconds)]);
}

function wait(milliseconds: number): Promise<undefined> {
  return new Promise((resolve) => setTimeout(() => resolve(undefined), milliseconds));
}

const firstInputs = ["pointermove", "pointerdown", "keydown", "wheel", "touchstart", "scroll"] as const;

/** Loads the motion code at the visitor's first input, before it is needed. */
export function startMotion(): void {
  const stop = new AbortController();
  const load = () => {
    stop.abort();
    void loadMotion();
  };
  for (const firstInput of firstInputs) addEventListener(firstInput, load, { passive: true, signal: stop.signal });
}

function loadMotion(): Promise<typeof import("framer-motion/dom/mini") | undefined> {
  return import("framer-motion/dom/mini").catch(() => undefined);
}

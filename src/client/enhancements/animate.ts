import { prefersReducedMotion } from "../../settings.ts";

const graceMilliseconds = 100;

/**
 * Motion that answers the visitor; where its code is lost or late, or motion is not wanted, it is over at once. `show`
 * is called when it begins, for what was hidden until then: it is not seen at rest before it comes.
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
  // An animation that is cancelled, by another one or by the browser, would never end.
  await Promise.race([shown, wait(seconds * 1000 + graceMilliseconds)]);
}

function wait(milliseconds: number): Promise<undefined> {
  return new Promise((resolve) => setTimeout(() => resolve(undefined), milliseconds));
}

const signs = ["pointermove", "pointerdown", "keydown", "wheel", "touchstart", "scroll"] as const;

/** Fetches the motion code at the first sign that a visitor is at the page, ahead of its first use. */
export function startMotion(): void {
  const stop = new AbortController();
  const load = () => {
    stop.abort();
    void loadMotion();
  };
  for (const sign of signs) addEventListener(sign, load, { passive: true, signal: stop.signal });
}

function loadMotion(): Promise<typeof import("framer-motion/dom/mini") | undefined> {
  return import("framer-motion/dom/mini").catch(() => undefined);
}

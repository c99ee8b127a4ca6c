import { prefersReducedMotion } from "../../settings.ts";

/**
 * Motion that answers the visitor, over after so many milliseconds; at once where no motion is wanted, or where it is
 * cut off. The last keyframe holds until the next frame: what follows upon the motion is never seen too late.
 */
export async function animateElement(
  element: Element,
  keyframes: PropertyIndexedKeyframes,
  duration: number,
): Promise<void> {
  if (prefersReducedMotion()) return;
  const motion = element.animate(keyframes, { duration, easing: "cubic-bezier(0.22, 1, 0.36, 1)", fill: "forwards" });
  await motion.finished.catch(() => {});
  requestAnimationFrame(() => motion.cancel());
}

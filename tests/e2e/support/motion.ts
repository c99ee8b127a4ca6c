import type { Locator } from "@playwright/test";

/** A motion as it was seen running. */
export interface Motion {
  /** Milliseconds. */
  duration: number;
  properties: string[];
}

/** Waits until an element moves, and tells how. Ask before doing what sets it off. */
export async function seeMotion(element: Locator): Promise<Motion> {
  return element.evaluate(
    (node) =>
      new Promise<Motion>((resolve) => {
        const look = () => {
          const effects = node.getAnimations().map((animation) => animation.effect);
          const running = effects.filter((effect) => effect instanceof KeyframeEffect);
          if (running.length === 0) return requestAnimationFrame(look);
          const keys = running.flatMap((effect) => effect.getKeyframes().flatMap((frame) => Object.keys(frame)));
          const own = ["offset", "computedOffset", "easing", "composite"];
          resolve({
            duration: Math.max(...running.map((effect) => Number(effect.getTiming().duration))),
            properties: [...new Set(keys)].filter((key) => !own.includes(key)),
          });
        };
        look();
      }),
  );
}

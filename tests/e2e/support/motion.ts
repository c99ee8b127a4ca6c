import type { Locator } from "@playwright/test";

/** A motion as it was seen running. */
export interface Motion {
  /** Milliseconds. */
  duration: number;
  /** The values that each property takes on its way. */
  values: Record<string, string[]>;
}

/** Waits until an element moves, and tells how. Ask before doing what sets it off. */
export async function seeMotion(element: Locator): Promise<Motion> {
  return element.evaluate(
    (node) =>
      new Promise<Motion>((resolve) => {
        const look = () => {
          const effects = node.getAnimations().map((animation) => animation.effect);
          const running = effects.filter((effect) => effect instanceof KeyframeEffect);
          if (running.length === 0) return setTimeout(look);
          const own = ["offset", "computedOffset", "easing", "composite"];
          const values: Record<string, string[]> = {};
          for (const frame of running.flatMap((effect) => effect.getKeyframes())) {
            for (const key of Object.keys(frame).filter((name) => !own.includes(name))) {
              values[key] = [...(values[key] ?? []), String(frame[key])];
            }
          }
          resolve({ duration: Math.max(...running.map((effect) => Number(effect.getTiming().duration))), values });
        };
        look();
      }),
  );
}

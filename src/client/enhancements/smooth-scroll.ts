import type Lenis from "lenis";
import { onMotionChange, prefersReducedMotion } from "../../preferences.ts";

/** Smooth scrolling is for a wheel on a large screen: not up to 1024 pixels, for touch or with reduced motion. */
const suitable = matchMedia("(min-width: 1025px) and (hover: hover) and (pointer: fine)");
const smoothing = 0.1;
const prevent = (node: Element) => node.closest("dialog[open]") !== null;

let instance: Lenis | undefined;

suitable.addEventListener("change", update);
onMotionChange(update);

/** Restarts smooth scrolling for the current page. The library is loaded only if it is used. */
export function startSmoothScroll(): void {
  stop();
  void update();
}

async function update(): Promise<void> {
  if (!isWanted()) return stop();
  if (instance) return;
  const code = await import("lenis").catch(() => undefined);
  // Another call may have finished first, or the preference may have changed.
  if (code && !instance && isWanted()) {
    instance = new code.default({ lerp: smoothing, autoRaf: true, anchors: false, prevent });
  }
}

const isWanted = () => suitable.matches && !prefersReducedMotion();

function stop(): void {
  instance?.destroy();
  instance = undefined;
}

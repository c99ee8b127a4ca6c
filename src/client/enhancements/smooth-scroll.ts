import type Lenis from "lenis";
import { onMotionChange, prefersReducedMotion } from "../../settings.ts";

/** Smooth scrolling is for a wheel on a large screen: none up to 1024 pixels, on touch, or where motion is unwanted. */
const suitable = matchMedia("(min-width: 1025px) and (hover: hover) and (pointer: fine)");
const smoothing = 0.1;
const prevent = (node: Element) => node.closest("dialog[open]") !== null;

let instance: Lenis | undefined;

suitable.addEventListener("change", update);
onMotionChange(update);

/** Scrolls the page that is shown smoothly, and no longer the one before. The library is fetched only where it is used. */
export function startSmoothScroll(): void {
  stop();
  void update();
}

async function update(): Promise<void> {
  if (!isWanted()) return stop();
  if (instance) return;
  const code = await import("lenis").catch(() => undefined);
  // Meanwhile another call may have been faster, or the visitor may want it no more.
  if (code && !instance && isWanted()) {
    instance = new code.default({ lerp: smoothing, autoRaf: true, anchors: false, prevent });
  }
}

const isWanted = () => suitable.matches && !prefersReducedMotion();

function stop(): void {
  instance?.destroy();
  instance = undefined;
}

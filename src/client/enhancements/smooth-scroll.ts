import { onMotionChange, prefersReducedMotion } from "../../settings.ts";

/** Smooth scrolling is for a wheel on a large screen: none up to 1024 pixels, on touch, or where motion is unwanted. */
const suitable = "(min-width: 1025px) and (hover: hover) and (pointer: fine)";
const smoothing = 0.1;
const prevent = (node: Element) => node.closest("dialog[open]") !== null;

let stop = () => {};

/** Scrolls a page smoothly, and no longer the one before. The library is fetched only where it is used. */
export function startSmoothScroll(): void {
  stop();
  const media = matchMedia(suitable);
  let instance: { destroy: () => void } | undefined;
  let ended = false;

  const update = async () => {
    const wanted = () => !ended && media.matches && !prefersReducedMotion();
    if (wanted() && !instance) {
      const { default: Lenis } = await import("lenis").catch(() => ({ default: undefined }));
      if (!Lenis || instance || !wanted()) return;
      instance = new Lenis({ lerp: smoothing, autoRaf: true, anchors: false, prevent });
    } else if (!wanted()) {
      instance?.destroy();
      instance = undefined;
    }
  };
  const onChange = () => void update();
  media.addEventListener("change", onChange);
  const stopListening = onMotionChange(onChange);
  onChange();
  stop = () => {
    ended = true;
    media.removeEventListener("change", onChange);
    stopListening();
    onChange();
  };
}

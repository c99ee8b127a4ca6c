import { animateElement } from "./animate.ts";

const signs = ["pointerdown", "keydown", "wheel", "touchmove", "scroll"] as const;

/** Sends the greeting off at the first sign of the visitor; without one it leaves by itself, in CSS. */
export function startLanding(): void {
  const overlay = document.querySelector<HTMLElement>("[data-landing]");
  // Where this script comes late, the greeting may have gone by itself.
  if (!overlay || getComputedStyle(overlay).visibility === "hidden") return;
  const stop = new AbortController();
  const leave = async () => {
    stop.abort();
    overlay.dataset.landing = "leaving";
    await animateElement(overlay, { transform: ["translateY(0%)", "translateY(-100%)"] }, 0.6);
    overlay.dataset.landing = "gone";
  };
  for (const sign of signs) {
    addEventListener(sign, () => void leave(), { passive: true, signal: stop.signal });
  }
  overlay.addEventListener("animationend", () => stop.abort(), { signal: stop.signal });
}

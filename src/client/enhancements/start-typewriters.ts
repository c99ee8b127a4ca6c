import type { Root } from "react-dom/client";
import * as dataAttributes from "../../data-attributes.ts";
import { isMotionPaused, onMotionChange } from "../../preferences.ts";

/**
 * Animates the prerendered lines, each once it is in view and motion is allowed. React is loaded only then; if that
 * fails, the first phrases stay. Returns a function that ends this, for when React renders the whole page.
 */
export function startTypewriters(): () => void {
  const lines = document.querySelectorAll<HTMLElement>(`[${dataAttributes.island}]`);
  const roots: Root[] = [];
  const observer = new IntersectionObserver((entries) => {
    for (const { isIntersecting, target } of entries) {
      if (!isIntersecting) continue;
      observer.unobserve(target);
      import("./render-typewriter.tsx").then(
        ({ renderTypewriter }) => target.isConnected && roots.push(renderTypewriter(target)),
        () => {},
      );
    }
  });
  const observe = () => {
    if (isMotionPaused()) return;
    stopListening();
    for (const line of lines) observer.observe(line);
  };
  const stopListening = onMotionChange(observe);
  observe();
  return () => {
    stopListening();
    observer.disconnect();
    for (const root of roots) root.unmount();
  };
}

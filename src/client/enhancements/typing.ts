import type { Root } from "react-dom/client";
import * as marks from "../../marks.ts";
import { isMotionPaused, onMotionChange } from "../../settings.ts";

/**
 * Has the prerendered lines type themselves, each once it is in view and motion is wanted: only then is React fetched.
 * Where its code is lost, their first phrases stay. Returns what ends it, for when React renders the whole page.
 */
export function startTyping(): () => void {
  const lines = document.querySelectorAll<HTMLElement>(`[${marks.island}]`);
  const roots: Root[] = [];
  const observer = new IntersectionObserver((entries) => {
    for (const { isIntersecting, target } of entries) {
      if (!isIntersecting) continue;
      observer.unobserve(target);
      import("./type-line.tsx").then(
        ({ typeLine }) => target.isConnected && roots.push(typeLine(target)),
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

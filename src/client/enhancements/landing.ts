import * as marks from "../../marks.ts";

/**
 * Sends the greeting off when the visitor scrolls, by whatever means. Other signs are the head script's to see; before
 * the application is there, it is the browser that scrolls.
 */
export function startLanding(): void {
  const leave = () => document.documentElement.setAttribute(marks.greeted, "");
  addEventListener("scroll", leave, { once: true, passive: true });
}

import * as marks from "../../marks.ts";

/** Sends the greeting off when the visitor scrolls, by whatever means. The head script sees to all other signs. */
export function startLanding(): void {
  const leave = () => document.documentElement.setAttribute(marks.greeted, "");
  addEventListener("scroll", leave, { once: true, passive: true });
}

import { expect } from "vitest";
import type { Check } from "./support/check.ts";
import { arrivedAt, focused, heading } from "./support/looks.ts";

/** Pauses the landing overlay's animation at its start: on a busy machine it may have ended by now. */
function keepLanding(): void {
  for (const animation of document.querySelector("[data-landing]")?.getAnimations() ?? []) {
    animation.pause();
    animation.currentTime = 0;
  }
}

/** Whether the greeting lies over the middle of the screen, and over its upper corners. */
function isLandingDone(): boolean {
  const points = [
    [innerWidth / 2, innerHeight / 2],
    [5, 5],
    [document.documentElement.clientWidth - 5, 5],
  ] as const;
  return points.every(([x, y]) => document.elementFromPoint(x, y)?.closest("[data-landing]"));
}

/** Whether nothing of the greeting is to be seen. */
function isLandingGone(): boolean {
  const greeting = document.querySelector("[data-landing]");
  if (!greeting || getComputedStyle(greeting).visibility === "hidden") return true;
  return greeting.getBoundingClientRect().bottom <= 0;
}

export const greeting: Check[] = [
  {
    says: "two headings greet over the whole screen, and a key sends them off",
    isVital: true,
    see: async ({ open, look, sees, press }) => {
      await open("/");
      await look(keepLanding);
      await sees(true, isLandingDone);
      const headings = () =>
        [...document.querySelectorAll("[data-landing] :is(h1, h2)")].map(({ textContent }) => textContent);
      expect(await look(headings)).toEqual(["Hello, I'm Name", "Welcome to my Portfolio"]);
      await press("Tab");
      await sees(true, isLandingGone);
      expect(await look(focused)).toBe("Skip to content");
    },
  },
  {
    says: "a click sends the greeting off, and the page under it can be used",
    see: async ({ open, look, sees, click, clickAt }) => {
      await open("/");
      await look(keepLanding);
      await clickAt(200, 200);
      await sees(true, isLandingGone);
      await click("ABOUT", "header");
      await sees("ABOUT ME", heading);
    },
  },
  {
    says: "left alone, the greeting goes when its time has passed, and does not come with another page",
    see: async ({ enter, sees, click }) => {
      await enter("/");
      await sees(true, isLandingGone);
      await click("PROJECTS", "header");
      await sees("PROJECTS", arrivedAt);
      await sees(true, isLandingGone);
    },
  },
];

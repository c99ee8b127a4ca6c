import { expect } from "vitest";
import type { Check } from "./support/check.ts";
import { arrivedAt, attributes, shownTexts, texts } from "./support/looks.ts";

const line = "[data-island=typewriter]";
const phrases = [
  "Building bridges between technology and creativity",
  "Exploring the future of electronics",
  "Talent is cheaper than table salt",
  "Success asks for a lot of hard work",
];
const [first = "", second = ""] = phrases;

/** Writes down every text that the typed line has from now on, in the page. */
function watchLine(selector: string): void {
  const element = document.querySelector(selector);
  const seen: string[] = [];
  if (!element) return;
  new MutationObserver(() => {
    const text = element.textContent ?? "";
    if (seen.at(-1) !== text) seen.push(text);
    document.documentElement.dataset["typed"] = JSON.stringify(seen);
  }).observe(element, { childList: true, characterData: true, subtree: true });
}

/** Whether a phrase was typed character by character, deleted so, and the next one begun. */
function isTyped(phrase: string, next: string): boolean {
  const seen: string[] = JSON.parse(document.documentElement.dataset["typed"] ?? "[]");
  const whole = seen.indexOf(phrase);
  const begun = seen.indexOf(next.slice(0, 3));
  const deleted = seen.slice(whole, begun).filter((text) => phrase.startsWith(text));
  return whole >= 0 && begun > whole && deleted.length > phrase.length / 2;
}

export const typing: Check[] = [
  {
    says: "a line types each phrase, deletes it, and types the next",
    see: async ({ enter, look, sees }) => {
      await enter("/");
      await look(watchLine, line);
      await sees(true, isTyped, first, second);
    },
  },
  {
    says: "the phrases can be read in full by screen readers, and the typing is kept from them",
    see: async ({ enter, look }) => {
      await enter("/");
      expect(await look(texts, "[data-phrases] li")).toEqual(phrases);
      expect(await look(attributes, `[aria-hidden=true] ${line}`, "data-island")).toEqual(["typewriter"]);
    },
  },
  {
    says: "one control pauses the typing, which then shows a whole phrase; it is remembered, and lets it go on",
    see: async ({ enter, sees, click, reload }) => {
      const pressed = ["header [data-control=motion]:not(dialog *)", "aria-pressed"] as const;
      await enter("/");
      await sees(["false"], attributes, ...pressed);
      await sees(false, (selector, text) => document.querySelector(selector)?.textContent === text, line, first);
      await click("Pause animations");
      await sees(["true"], attributes, ...pressed);
      await sees([first], texts, line);
      await reload();
      await sees(["true"], attributes, ...pressed);
      await click("PROJECTS", "header");
      await sees("PROJECTS", arrivedAt);
      await sees(["true"], attributes, ...pressed);
      await click("Pause animations");
      await sees(["false"], attributes, ...pressed);
      await sees(true, (selector) => document.querySelector(`${selector} [data-caret]`) !== null, line);
    },
  },
  {
    says: "where less motion is asked for, nothing types, slides or scrolls smoothly, and nothing is there to be paused",
    settings: { motion: "reduced", colors: "dark" },
    see: async ({ open, look, sees }) => {
      await open("/");
      expect(await look(() => matchMedia("(prefers-reduced-motion: reduce)").matches)).toBe(true);
      const moves = () =>
        (document.querySelector("[data-landing]")?.getAnimations() ?? []).filter(
          ({ effect }) => Number(effect?.getComputedTiming().duration) > 0,
        ).length;
      expect(await look(moves)).toBe(0);
      await sees([first], texts, line);
      expect(await look(shownTexts, "[data-control=motion]")).toEqual([]);
      expect(await look(() => document.querySelector("html.lenis") !== null)).toBe(false);
    },
  },
];

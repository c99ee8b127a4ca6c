import type { Page } from "@playwright/test";
import { enter } from "./landing.ts";

/** A text that the typed line had, and since when, in milliseconds of the page's clock. */
export interface TypedText {
  at: number;
  text: string;
}

const start = new Date("2025-06-01T08:00:00Z");

/** Stops the page's clock and opens a page: from then on, time passes only when a test lets it. */
export async function enterStopped(page: Page, path = "./"): Promise<void> {
  await page.clock.install({ time: start });
  await page.clock.pauseAt(new Date(start.getTime() + 1000));
  await enter(page, path);
}

/**
 * Lets time pass, and returns every text that the page's typed line had in it, in order. With steps of one beat, what
 * a beat renders is there before the next one, and the times are exact. One large step is quicker.
 */
export async function watchTyping(page: Page, milliseconds: number, step = milliseconds): Promise<TypedText[]> {
  const line = page.locator("[data-island=typewriter]");
  const seen = await line.evaluateHandle((element) => {
    const texts: TypedText[] = [];
    new MutationObserver(() => {
      const text = element.textContent;
      if (texts.at(-1)?.text !== text) texts.push({ at: Date.now(), text });
    }).observe(element, { childList: true, characterData: true, subtree: true });
    return texts;
  });
  for (let passed = 0; passed < milliseconds; passed += step) await page.clock.runFor(step);
  return seen.jsonValue();
}

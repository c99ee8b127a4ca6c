import { setTimeout as wait } from "node:timers/promises";
import { expect } from "vitest";
import type { Visitor } from "../visitor.ts";
import type { Check } from "./support/check.ts";
import { address, arrivedAt, heading } from "./support/looks.ts";

/** When a visitor clicks, in milliseconds after the first frame of a page. */
const moments = [0, 50, 150, 300];

/** Whether the document at a path has been painted. */
function isPainted(path: string): boolean {
  return location.pathname === path && performance.getEntriesByName("first-contentful-paint").length > 0;
}

/** The middle of a link of the bar, which is the same on every page. */
function placeInBar(name: string): { x: number; y: number } {
  const links = [...document.querySelectorAll("header nav:not(dialog nav) a")];
  const {
    x = 0,
    y = 0,
    width = 0,
    height = 0,
  } = links.find((link) => link.textContent === name)?.getBoundingClientRect() ?? {};
  return { x: x + width / 2, y: y + height / 2 };
}

/** Looks without a pause until the page answers `expected`: the moment counts. */
async function seesAtOnce<Args extends readonly unknown[], Value>(
  { look }: Visitor,
  expected: Value,
  question: (...args: Args) => Value,
  ...args: Args
): Promise<void> {
  await expect.poll(() => look(question, ...args).catch(() => undefined), { interval: 0 }).toEqual(expected);
}

/** Goes from page to page by links of the bar, each clicked so soon after the page before is there. */
async function hurry(visitor: Visitor, untilShown: (path: string, title: string) => Promise<void>): Promise<void> {
  const { look, click, clickAt, sees } = visitor;
  for (const moment of moments) {
    await click("CONTACT", "header");
    await sees("Contact Me", heading);
    await sees(true, () => document.readyState === "complete");
    const { x, y } = await look(placeInBar, "ABOUT");
    await click("PROJECTS", "header");
    await untilShown("/project/", "PROJECTS");
    await wait(moment);
    await clickAt(x, y);
    await sees("/about/", address);
    await sees("ABOUT ME", heading);
  }
}

export const earlyClicks: Check[] = [
  {
    says: "without scripts, no click is lost from the first frame of a page on",
    isVital: true,
    settings: { scripts: false },
    see: async (visitor) => {
      await visitor.open("/about/");
      await hurry(visitor, (path) => seesAtOnce(visitor, true, isPainted, path));
    },
  },
  {
    says: "no click is lost from the first frame of a page on that is shown without a reload",
    isVital: true,
    see: async (visitor) => {
      await visitor.enter("/about/");
      await hurry(visitor, (_path, title) => seesAtOnce(visitor, title, arrivedAt));
    },
  },
  {
    says: "no click is lost from the first frame of a document on: it sends the greeting off, and the next one is the page's",
    see: async (visitor) => {
      const { enter, look, sees, click, clickAt } = visitor;
      for (const moment of moments) {
        await enter("/contact/");
        const { x, y } = await look(placeInBar, "ABOUT");
        await look(() => void setTimeout(() => location.assign("/project/")));
        await seesAtOnce(visitor, true, isPainted, "/project/");
        await wait(moment);
        await clickAt(x, y);
        await sees(true, () => document.documentElement.hasAttribute("data-landing-done"));
        await click("ABOUT", "header");
        await sees("ABOUT ME", heading);
      }
    },
  },
];

import type { Check } from "./support/check.ts";
import { address, arrivedAt, heading, isSameDocument, markDocument, scrolledTo, scrollPage } from "./support/looks.ts";

/** Small, so that every page can be scrolled. */
const size = { width: 1280, height: 500 };

export const pastPages: Check[] = [
  {
    says: "back and forward show the pages as far down as they were left, without a reload",
    isVital: true,
    size,
    see: async ({ enter, look, sees, click, back, forward }) => {
      await enter("/project/");
      await look(markDocument);
      await look(scrollPage, 300);
      await sees(300, scrolledTo);
      await click("ABOUT", "header");
      await sees("ABOUT ME", arrivedAt);
      await look(scrollPage, 200);
      await sees(200, scrolledTo);
      await click("HOME", "header");
      await sees("Your Name", arrivedAt);
      for (const [go, title, place] of [
        [back, "ABOUT ME", 200],
        [back, "PROJECTS", 300],
        [forward, "ABOUT ME", 200],
        [forward, "Your Name", 0],
      ] as const) {
        await go();
        await sees(title, heading);
        await sees(place, scrolledTo);
      }
      await sees(true, isSameDocument);
    },
  },
  {
    says: "a reload keeps the page that was come to, and how far down it was",
    size,
    see: async ({ enter, look, sees, click, reload }) => {
      await enter("/");
      await click("PROJECTS", "header");
      await sees("PROJECTS", arrivedAt);
      await look(scrollPage, 200);
      await sees(200, scrolledTo);
      await reload();
      await sees("/project/", address);
      await sees("PROJECTS", heading);
      await sees(200, scrolledTo);
    },
  },
  {
    says: "after a reload, back still leads to the page before",
    see: async ({ enter, sees, click, reload, back }) => {
      await enter("/");
      await click("PROJECTS", "header");
      await sees("PROJECTS", arrivedAt);
      await reload();
      await back();
      await sees("Your Name", heading);
      await sees("Your Name — Portfolio", () => document.title);
      await sees("/", address);
    },
  },
  {
    says: "back from another document shows a page that lives",
    see: async ({ enter, look, sees, click, back }) => {
      await enter("/about/");
      await look(markDocument);
      await enter("/portfolio.txt");
      await back();
      await sees("ABOUT ME", heading);
      await click("other ACTIVITIES");
      await sees("true", () => document.querySelectorAll("[role=tab]")[1]?.getAttribute("aria-selected"));
      await click("CONTACT", "header");
      await sees("Contact Me", arrivedAt);
    },
  },
];

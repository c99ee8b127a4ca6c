import { expect } from "vitest";
import type { Check } from "./support/check.ts";
import { focused, scrolledTo, shownTexts } from "./support/looks.ts";

/** The titles of the dialogs that are open, stand still, and keep clicks from the page. */
function openDialogs(): (string | null | undefined)[] {
  const isModal = (dialog: Element) => document.elementFromPoint(5, 5)?.closest("dialog") === dialog;
  const isMoving = (dialog: Element) => dialog.getAnimations().some(({ playState }) => playState === "running");
  return [...document.querySelectorAll("dialog[open]")]
    .filter((dialog) => isModal(dialog) && !isMoving(dialog))
    .map((dialog) => dialog.getAttribute("aria-label") ?? dialog.querySelector("h2")?.textContent);
}

const title = "Two patent applications from one final-year project";
/** The button is named after what it opens. */
const opener = `Learn More ${title}`;

export const dialog: Check[] = [
  {
    says: "Learn More opens a dialog; Close, Escape and a click beside it close it, and the focus comes back",
    isVital: true,
    see: async ({ enter, look, sees, click, press, clickAt }) => {
      await enter("/");
      for (const close of [() => click("Close", "dialog"), () => press("Escape"), () => clickAt(10, 10)]) {
        await click("Learn More");
        await sees([title], openDialogs);
        const text = (await look(shownTexts, "dialog[open]"))[0];
        expect(text).toContain("began with a bicycle that lost half of its range");
        await close();
        await sees(0, () => document.querySelectorAll("dialog[open]").length);
        await sees(opener, focused);
      }
    },
  },
  {
    says: "Learn More works by the keyboard alone, and the Tab key does not leave the dialog for the page",
    see: async ({ enter, look, sees, click, press }) => {
      await enter("/");
      for (let step = 0; step < 20 && (await look(focused)) !== opener; step += 1) await press("Tab");
      for (const [key, way] of [
        ["Enter", "Escape"],
        ["Space", "Enter"],
      ] as const) {
        await press(key);
        await sees([title], openDialogs);
        await sees("Close", focused);
        await press(way);
        await sees(opener, focused);
      }
      await press("Enter");
      await sees([title], openDialogs);
      for (let step = 0; step < 5; step += 1) {
        await press("Tab");
        // Between the last stop and the first the browser's own controls have their turn.
        const isOnPage = () => document.activeElement?.matches(":not(body, html, dialog, dialog *)") ?? false;
        expect(await look(isOnPage)).toBe(false);
      }
      await click("Close", "dialog");
      await sees(opener, focused);
    },
  },
  {
    says: "the page does not scroll behind a dialog, and does again after it",
    size: { width: 1280, height: 500 },
    see: async ({ enter, look, sees, click, press, wheel }) => {
      await enter("/");
      await click("Learn More");
      await sees([title], openDialogs);
      const before = await look(scrolledTo);
      const countTurns = () => {
        const root = document.documentElement;
        root.dataset["turns"] = "0";
        addEventListener("wheel", () => {
          // By then what the wheel does would have begun.
          requestAnimationFrame(() => setTimeout(() => root.setAttribute("data-turns", "1"), 300));
        });
      };
      await look(countTurns);
      await wheel(200);
      await sees("1", () => document.documentElement.dataset["turns"]);
      expect(await look(scrolledTo)).toBe(before);
      await press("Escape");
      await sees(0, () => document.querySelectorAll("dialog[open]").length);
      await wheel(-100);
      await sees(true, (place) => scrollY < place, before);
    },
  },
];

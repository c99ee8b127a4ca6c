import { expect } from "vitest";
import type { Check } from "./support/check.ts";
import { arrivedAt, focused, shownTexts } from "./support/looks.ts";
import { pages } from "./support/pages.ts";

const size = { width: 360, height: 640 };

/** True if the side menu is open and rests at the edge of the screen. */
function isMenuOpen(): boolean {
  const menu = document.getElementById("_menu");
  if (!menu?.matches("[open]") || document.elementFromPoint(5, 5)?.closest("dialog") !== menu) return false;
  return Math.abs(menu.getBoundingClientRect().right - document.documentElement.clientWidth) < 1;
}

function isMenuGone(): boolean {
  return document.querySelector("dialog[open]") === null;
}

/** Elements that overflow the screen to the left or right. */
function findOverflow(): string[] {
  const { clientWidth, scrollWidth } = document.documentElement;
  // What can be scrolled to in a frame of its own is on the screen, too.
  const isInFrame = ({ parentElement }: Element): boolean =>
    parentElement !== null && (getComputedStyle(parentElement).overflowX === "auto" || isInFrame(parentElement));
  const beyond = [...document.querySelectorAll("#_root *:not(svg *)")].filter((element) => {
    const { position, visibility } = getComputedStyle(element);
    const isClipped = position === "absolute" && element.clientWidth <= 1;
    if (isClipped || visibility !== "visible" || element.getClientRects().length === 0) return false;
    const { left, right, width } = element.getBoundingClientRect();
    return width > 1 && (left < -0.5 || right > clientWidth + 0.5) && !isInFrame(element);
  });
  const wide = scrollWidth > clientWidth ? [`the page is ${scrollWidth} wide`] : [];
  return [...wide, ...beyond.map((element) => element.outerHTML.slice(0, 120))];
}

/** Texts that lie over each other. */
function findOverlap(): string[] {
  const isUnseen = (element: Element | null): boolean => {
    if (!element) return false;
    const { overflow, opacity } = getComputedStyle(element);
    const isClipped = element.clientWidth <= 1 && overflow !== "visible";
    return isClipped || opacity === "0" || isUnseen(element.parentElement);
  };
  const texts = "main :is(h1, h2, h3, h4, p, li, dt, dd, time, summary, [role=tab])";
  const boxes = [...document.querySelectorAll(texts)]
    .filter((element) => element.getClientRects().length > 0 && !isUnseen(element))
    .filter((element) => !element.closest("dialog, details:not([open]) > :not(summary)"))
    .map((element) => ({ element, box: element.getBoundingClientRect() }));
  return boxes.flatMap(({ element, box }, index) =>
    boxes
      .slice(index + 1)
      .filter(
        ({ element: other, box: { left, right, top, bottom } }) =>
          !element.contains(other) &&
          box.left < right - 1 &&
          left < box.right - 1 &&
          box.top < bottom - 1 &&
          top < box.bottom - 1,
      )
      .map((other) => `${element.textContent} / ${other.element.textContent}`),
  );
}

export const smallScreen: Check[] = [
  {
    says: "on 360 pixels the menu slides in with HOME, EXPERTIES and CONTACT; BACK closes it, and the focus comes back",
    isVital: true,
    size,
    see: async ({ enter, look, sees, click }) => {
      await enter("/");
      expect(await look(() => innerWidth)).toBe(360);
      expect(await look(shownTexts, "header nav a")).toEqual(["HOME", "ABOUT", "PROJECTS"]);
      await click("Open menu");
      await sees(true, isMenuOpen);
      expect(await look(shownTexts, "#_menu a")).toEqual(["HOME", "EXPERTIES", "CONTACT"]);
      await sees("BACK", focused);
      await click("BACK");
      await sees(true, isMenuGone);
      await sees("Open menu", focused);
    },
  },
  {
    says: "Escape, a click beside it and a link close the menu; the link shows its page",
    size,
    see: async ({ enter, sees, click, clickAt, press }) => {
      await enter("/");
      for (const close of [() => press("Escape"), () => clickAt(10, 400)]) {
        await click("Open menu");
        await sees(true, isMenuOpen);
        await close();
        await sees(true, isMenuGone);
        await sees("Open menu", focused);
      }
      await click("Open menu");
      await sees(true, isMenuOpen);
      await click("EXPERTIES", "#_menu");
      await sees("SKILLS & EXPERTISE", arrivedAt);
      await sees(true, isMenuGone);
    },
  },
  {
    says: "on 360 pixels nothing of any page stands out of the screen, and no texts lie over each other",
    size,
    see: async ({ enter, look }) => {
      for (const { path } of pages) {
        await enter(path);
        expect(await look(findOverflow), path).toEqual([]);
        expect(await look(findOverlap), path).toEqual([]);
      }
    },
  },
];

import { expect } from "vitest";
import type { Check } from "./support/check.ts";
import { arrivedAt, focused, heading } from "./support/looks.ts";

/** Gives all that can be used a number, in the page's order; returns how many there are. */
function numberStops(): number {
  const stops = [...document.querySelectorAll<HTMLElement>("a[href], button, summary, [tabindex='0']")].filter(
    (element) =>
      element.getClientRects().length > 0 &&
      getComputedStyle(element).visibility === "visible" &&
      !element.closest("details:not([open]) > :not(summary)") &&
      element.tabIndex >= 0,
  );
  for (const [index, element] of stops.entries()) element.dataset["stop"] = String(index);
  return stops.length;
}

/** The number of what has the focus, if a ring around it shows that. */
function ringedStop(): string {
  const { activeElement: element } = document;
  if (!(element instanceof HTMLElement)) return "nothing";
  const { outlineStyle, outlineWidth } = getComputedStyle(element);
  const isRinged = outlineStyle !== "none" && Number.parseFloat(outlineWidth) >= 2;
  return isRinged ? (element.dataset["stop"] ?? "not numbered") : `without a ring: ${element.outerHTML.slice(0, 100)}`;
}

export const keyboard: Check[] = [
  {
    says: "the first stop of the Tab key is a link past the navigation, which shows itself and leads into the content",
    isVital: true,
    see: async ({ enter, look, sees, press }) => {
      await enter("/");
      const width = () => document.querySelector("a[href='#_content']")?.getBoundingClientRect().width ?? 0;
      expect(await look(width)).toBeLessThanOrEqual(1);
      await press("Tab");
      expect(await look(focused)).toBe("Skip to content");
      expect(await look(width)).toBeGreaterThan(80);
      await press("Enter");
      await sees("_content", () => document.activeElement?.id);
      await press("Tab");
      await sees(true, () => document.querySelector("main :focus") !== null);
    },
  },
  {
    says: "the Tab key reaches all that can be used, in the page's order, and a ring shows where it is",
    see: async ({ enter, look, press }) => {
      for (const path of ["/", "/about/", "/project/"]) {
        await enter(path);
        const count = await look(numberStops);
        expect(count).toBeGreaterThan(10);
        const visited: string[] = [];
        for (let step = 0; step < count; step += 1) {
          await press("Tab");
          visited.push(await look(ringedStop));
        }
        expect(visited, path).toEqual(Array.from({ length: count }, (_, index) => String(index)));
        await press("Tab", { withShift: true });
        expect(await look(ringedStop), path).toBe(String(count - 2));
      }
    },
  },
  {
    says: "a link of the bar works by the keyboard alone",
    see: async ({ enter, look, sees, press }) => {
      await enter("/");
      for (let step = 0; step < 10 && (await look(focused)) !== "ABOUT"; step += 1) await press("Tab");
      expect(await look(focused)).toBe("ABOUT");
      await press("Enter");
      await sees("ABOUT ME", arrivedAt);
      await sees("ABOUT ME", heading);
    },
  },
];

import { expect } from "vitest";
import type { Check } from "./support/check.ts";
import { attributes, focused, shownTexts } from "./support/looks.ts";

/** The selected tab, and the headings in the panels that can be seen. */
function tabState(): { selected: (string | null)[]; panels: (string | null | undefined)[] } {
  const isShown = (element: Element) => element.getClientRects().length > 0;
  return {
    selected: [...document.querySelectorAll("[role=tab][aria-selected=true]")].map((tab) => tab.textContent),
    panels: [...document.querySelectorAll("[role=tabpanel]")]
      .filter(isShown)
      .map((panel) => [...panel.querySelectorAll("article :is(h2, h3, h4)")].find(isShown)?.textContent),
  };
}

const achievements = { selected: ["ACHIEVEMENTS"], panels: ["Patent applications"] };
const activities = { selected: ["other ACTIVITIES"], panels: ["Technical lead"] };
const interests = { selected: ["Personal Interest"], panels: ["Repairing things"] };

/** The titles of the items that are open. */
function openItems(): (string | null | undefined)[] {
  return [...document.querySelectorAll("details[open] > summary")].map((summary) => summary.textContent?.trim());
}

/** How much of an item's text can be seen, in pixels: its border alone, while it is closed. */
function shownHeight(title: string): number {
  const item = [...document.querySelectorAll("details")].find(({ textContent }) => textContent?.startsWith(title));
  const closed = item?.querySelector("summary")?.getBoundingClientRect().height ?? 0;
  return Math.max(0, Math.round((item?.getBoundingClientRect().height ?? 0) - closed));
}

export const parts: Check[] = [
  {
    says: "a click selects a tab and shows its panel alone; ACHIEVEMENTS is selected first",
    isVital: true,
    see: async ({ enter, sees, click }) => {
      await enter("/about/");
      await sees(achievements, tabState);
      await click("other ACTIVITIES");
      await sees(activities, tabState);
      await click("Personal Interest");
      await sees(interests, tabState);
      await click("ACHIEVEMENTS");
      await sees(achievements, tabState);
    },
  },
  {
    says: "the tabs are one stop of the Tab key; the arrow keys, Home and End select them",
    see: async ({ enter, look, sees, press }) => {
      await enter("/about/");
      for (let step = 0; step < 20 && (await look(focused)) !== "ACHIEVEMENTS"; step += 1) await press("Tab");
      for (const [key, state] of [
        ["ArrowRight", activities],
        ["ArrowRight", interests],
        ["ArrowRight", achievements],
        ["ArrowLeft", interests],
        ["Home", achievements],
        ["End", interests],
      ] as const) {
        await press(key);
        await sees(state, tabState);
        await sees(state.selected[0], focused);
      }
      await press("Tab");
      expect(await look(() => document.activeElement?.getAttribute("role"))).not.toBe("tab");
    },
  },
  {
    says: "a click opens an item of the projects and another collapses it, whatever the others do",
    isVital: true,
    see: async ({ enter, look, sees, click }) => {
      await enter("/project/");
      expect(await look(() => document.querySelectorAll("details").length)).toBe(11);
      expect(await look(openItems)).toEqual([]);
      await click("Campus Connect");
      await sees(["Campus Connect"], openItems);
      await expect.poll(() => look(shownHeight, "Campus Connect")).toBeGreaterThan(40);
      await click("Lab Stock");
      await sees(["Campus Connect", "Lab Stock"], openItems);
      await click("Campus Connect");
      await sees(["Lab Stock"], openItems);
      await expect.poll(() => look(shownHeight, "Campus Connect")).toBeLessThan(3);
    },
  },
  {
    says: "Enter and Space toggle the item that has the focus, and what it holds comes next",
    see: async ({ enter, look, sees, press }) => {
      await enter("/project/");
      for (let step = 0; step < 20 && (await look(focused)) !== "Campus Connect"; step += 1) await press("Tab");
      await press("Enter");
      await sees(["Campus Connect"], openItems);
      await expect.poll(() => look(shownHeight, "Campus Connect")).toBeGreaterThan(40);
      await press("Tab");
      await sees("https://github.com/your-name/campus-connect", () => document.activeElement?.getAttribute("href"));
      await press("Tab", { withShift: true });
      await press("Space");
      await sees([], openItems);
    },
  },
  {
    says: "links to source code open a new tab that knows nothing of this one, and say so",
    see: async ({ enter, look, click, sees }) => {
      await enter("/project/");
      await click("Campus Connect");
      await sees(true, (selector) => document.querySelector(selector)?.getClientRects().length === 1, "details a");
      const links = "details a";
      expect(await look(attributes, links, "target")).toEqual(Array.from({ length: 7 }, () => "_blank"));
      for (const rel of await look(attributes, links, "rel")) expect(rel).toContain("noopener");
      for (const href of await look(attributes, links, "href")) {
        expect(href).toMatch(/^https:\/\/github\.com\/your-name\/[\w-]+$/);
      }
      expect((await look(shownTexts, links))[0]).toMatch(/^know more.*\(opens in a new tab\)$/);
    },
  },
];

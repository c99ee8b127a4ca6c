import { expect } from "vitest";
import type { Visitor } from "../visitor.ts";
import type { Check } from "./support/check.ts";
import { arrivedAt, shownTexts } from "./support/looks.ts";
import { pages } from "./support/pages.ts";

/** Uses all that can be used on every page; `arrive` opens each page. */
async function useEverything(
  visitor: Visitor,
  arrive: (page: (typeof pages)[number]) => Promise<void>,
): Promise<number> {
  const { look, sees, click, press } = visitor;
  let uses = 0;
  for (const page of pages) {
    await arrive(page);
    for (const tab of await look(shownTexts, "[role=tab]")) {
      await click(tab);
      await sees(tab, () => document.querySelector("[aria-selected=true]")?.textContent ?? "");
      uses += 1;
    }
    for (const summary of await look(shownTexts, "summary")) {
      await click(summary, "details");
      uses += 1;
    }
    for (const button of await look(shownTexts, "main button[command=show-modal]")) {
      await click(button);
      await sees(1, () => document.querySelectorAll("dialog[open]").length);
      await press("Escape");
      await sees(0, () => document.querySelectorAll("dialog[open]").length);
      uses += 1;
    }
    await click("Colour mode");
    uses += 1;
  }
  return uses;
}

export const pageErrors: Check[] = [
  {
    says: "nothing that a visitor can do on a page, however come to, violates the page's policy",
    isVital: true,
    see: async (visitor) => {
      const { enter, look, sees, click, site } = visitor;
      site.violations.splice(0);
      await enter("/contact/");
      const follow = async ({ link, heading }: (typeof pages)[number]) => {
        await click(link, "header");
        await sees(heading, arrivedAt);
      };
      expect(await useEverything(visitor, follow)).toBeGreaterThan(15);
      await enter("/project/");
      await click("Play video");
      await sees("IFRAME", () => document.activeElement?.tagName ?? "");
      // A deliberate violation proves that violations are reported at all.
      await look(() => {
        const picture = document.body.appendChild(document.createElement("img"));
        picture.src = "https://elsewhere.invalid/";
      });
      await expect.poll(() => site.violations.length).toBeGreaterThan(0);
      expect(site.violations.filter((report) => !report.includes("elsewhere.invalid"))).toEqual([]);
    },
  },
  {
    says: "no page logs an error or a warning, throws or loses anything, whatever a visitor does on it",
    see: async (visitor) => {
      const { enter, look, takeMessages } = visitor;
      takeMessages();
      expect(await useEverything(visitor, ({ path }) => enter(path))).toBeGreaterThan(15);
      // One that is meant, as above.
      await look(() => void setTimeout(() => Promise.reject(new Error("as it was meant"))));
      const messages: string[] = [];
      await expect
        .poll(() => {
          messages.push(...takeMessages());
          return messages.some((message) => message.includes("as it was meant"));
        })
        .toBe(true);
      expect(messages.filter((message) => !message.includes("as it was meant"))).toEqual([]);
    },
  },
];

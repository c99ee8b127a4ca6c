import { expect } from "vitest";
import type { Check } from "./support/check.ts";
import { shownTexts } from "./support/looks.ts";

export const withoutScripts: Check[] = [
  {
    says: "without JavaScript the greeting goes by itself, every panel and item can be read, and links lead on",
    isVital: true,
    settings: { scripts: false },
    size: { width: 360, height: 640 },
    see: async ({ enter, look, sees, click }) => {
      await enter("/");
      expect(await look(() => document.documentElement.dataset["js"] ?? "none")).toBe("none");
      expect(await look(shownTexts, "header nav a")).toEqual(["HOME", "ABOUT", "PROJECTS", "EXPERTIES", "CONTACT"]);
      expect(await look(shownTexts, "button")).toEqual([]);
      await click("ABOUT", "header");
      await sees(["ABOUT ME"], shownTexts, "main h1");
      await enter("/about/");
      for (const name of ["Patent applications", "Technical lead", "Repairing things"]) {
        expect(await look(shownTexts, "main article :is(h2, h3, h4)")).toContain(name);
      }
      await enter("/project/");
      await click("Campus Connect");
      await sees(true, () => document.querySelector("details a")?.getClientRects().length === 1);
      await click("EXPERTIES", "header");
      await sees(["SKILLS & EXPERTISE"], shownTexts, "main h1");
    },
  },
];

import { expect } from "vitest";
import type { Check } from "./support/check.ts";
import { arrivedAt, scrolledTo } from "./support/looks.ts";

const size = { width: 1280, height: 500 };

export const scrolling: Check[] = [
  {
    says: "an address with an anchor leads to its part of the page, which the bar does not cover",
    size,
    see: async ({ enter, look, sees }) => {
      await enter("/skills/#expertise");
      const place = () => {
        const part = document.querySelector("#expertise :is(h2, h3)")?.getBoundingClientRect();
        const bar = document.querySelector("header")?.getBoundingClientRect();
        return part && bar ? part.top >= bar.bottom && part.bottom <= innerHeight : false;
      };
      await sees(true, place);
      expect(await look(scrolledTo)).toBeGreaterThan(100);
    },
  },
  {
    says: "a wheel scrolls smoothly to where it leads, on the first page and on the next",
    size,
    see: async ({ enter, look, sees, click, wheel }) => {
      await enter("/about/");
      for (const _page of ["loaded", "come to"]) {
        await sees(true, () => document.querySelector("html.lenis") !== null);
        const watch = () => {
          const places = new Set<number>();
          addEventListener("scroll", () => {
            places.add(scrollY);
            document.documentElement.dataset["places"] = String(places.size);
          });
        };
        await look(watch);
        await wheel(300);
        await sees(300, scrolledTo);
        expect(await look(() => Number(document.documentElement.dataset["places"]))).toBeGreaterThan(3);
        await click("PROJECTS", "header");
        await sees("PROJECTS", arrivedAt);
        await sees(0, scrolledTo);
      }
    },
  },
];

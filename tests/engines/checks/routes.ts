import { expect } from "vitest";
import type { Check } from "./support/check.ts";
import {
  address,
  arrivedAt,
  attributes,
  heading,
  isSameDocument,
  markDocument,
  scrolledTo,
  scrollPage,
  shownTexts,
  texts,
} from "./support/looks.ts";
import { pages } from "./support/pages.ts";

const currentLinks = "header nav:not(dialog nav) [aria-current=page]";

export const routes: Check[] = [
  {
    says: "every page opens by its own address, with its title, one heading and its link marked in the bar",
    isVital: true,
    see: async ({ enter, look, sees }) => {
      for (const page of pages) {
        await enter(page.path);
        await sees(page.title, () => document.title);
        expect(await look(texts, "h1")).toEqual([page.heading]);
        expect(await look(texts, currentLinks)).toEqual([page.link]);
      }
    },
  },
  {
    says: "a link shows its page without a reload: address, title, heading with the focus, marked link, from the top",
    isVital: true,
    see: async ({ enter, look, sees, click }) => {
      await enter("/");
      await look(markDocument);
      for (const page of [...pages.slice(1), pages[0]]) {
        await look(scrollPage, 100);
        await click(page.link, "header");
        await sees(page.heading, arrivedAt);
        await sees(page.heading, heading);
        await sees(page.path, address);
        await sees(page.title, () => document.title);
        await sees([page.link], texts, currentLinks);
        await sees(0, scrolledTo);
      }
      await sees(true, isSameDocument);
    },
  },
  {
    says: "an address without its slash leads to its page",
    see: async ({ enter, sees }) => {
      await enter("/about");
      await sees("/about/", address);
      await sees("ABOUT ME", heading);
    },
  },
  {
    says: "home shows the name, the role, what is known and a round photo in a format that the engine reads",
    see: async ({ enter, look, sees }) => {
      await enter("/");
      await sees(["Your Name"], shownTexts, "main h1");
      await sees(["Electronics & Telecommunication Engineer · Full-stack Developer"], shownTexts, "main h1 + p");
      const known = ["MERN Stack", "React Native (EXPO)", "API Binding", "Leadership", "CORE Expert"];
      expect(await look(shownTexts, "main li")).toEqual(expect.arrayContaining(known));
      const isLoaded = () => {
        const photo = document.querySelector("main img");
        return photo instanceof HTMLImageElement && photo.complete && photo.naturalWidth > 0;
      };
      await sees(true, isLoaded);
      const shape = () => {
        const photo = document.querySelector("main img");
        const { width = 0, height = 1 } = photo?.getBoundingClientRect() ?? {};
        const radius = photo ? Number.parseFloat(getComputedStyle(photo).borderTopLeftRadius) : 0;
        return { isSquare: Math.abs(width - height) < 1, isRound: radius >= width / 2, isLarge: width > 100 };
      };
      expect(await look(shape)).toEqual({ isSquare: true, isRound: true, isLarge: true });
    },
  },
  {
    says: "under every page stand the taglines, the profiles, the addresses and the closing line",
    see: async ({ enter, look }) => {
      for (const { path } of pages) {
        await enter(path);
        expect(await look(attributes, "footer a", "href"), path).toEqual([
          "https://www.linkedin.com/in/your-name",
          "https://github.com/your-name",
          "https://orcid.org/0000-0000-0000-0000",
          "tel:+910000000000",
          "mailto:work@example.com",
          "mailto:you@example.com",
          // The way back to the top.
          "#_root",
        ]);
        expect(await look(shownTexts, "footer h2"), path).toEqual(["CONNECT WITH ME", "GET IN TOUCH"]);
        const all = (await look(shownTexts, "footer"))[0];
        expect(all, path).toContain("Let's collaborate and build something that lasts.");
        expect(all, path).toContain("Thank You ! Happy to see you");
      }
    },
  },
];

import type { Check } from "./check.ts";
import { address, focused, heading, isSameDocument, markDocument, scrolledTo, scrollPage, texts } from "./looks.ts";

const currentLinks = "header nav:not(dialog nav) [aria-current=page]";

/** The pages: their addresses, titles, headings and links. */
export const pages = [
  { path: "/", title: "Your Name — Portfolio", heading: "Your Name", link: "HOME" },
  { path: "/about/", title: "About me · Your Name — Portfolio", heading: "ABOUT ME", link: "ABOUT" },
  { path: "/project/", title: "Projects · Your Name — Portfolio", heading: "PROJECTS", link: "PROJECTS" },
  {
    path: "/skills/",
    title: "Skills & expertise · Your Name — Portfolio",
    heading: "SKILLS & EXPERTISE",
    link: "EXPERTIES",
  },
  { path: "/contact/", title: "Contact · Your Name — Portfolio", heading: "Contact Me", link: "CONTACT" },
] as const;

export const routes: Check[] = [
  {
    says: "every page opens by its own address, with its title, one heading and its link marked in the bar",
    isVital: true,
    see: async ({ enter, look }) => {
      const { expect } = await import("vitest");
      for (const page of pages) {
        await enter(page.path);
        expect(await look(() => document.title)).toBe(page.title);
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
        await sees(page.heading, focused);
        await sees(page.heading, heading);
        await sees(page.path, address);
        await sees(page.title, () => document.title);
        await sees([page.link], texts, currentLinks);
        await sees(0, scrolledTo);
      }
      await sees(true, isSameDocument);
    },
  },
];

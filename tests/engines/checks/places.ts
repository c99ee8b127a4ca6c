import { expect } from "vitest";
import type { Check } from "./support/check.ts";
import { arrivedAt, attributes, heading, isSameDocument, markDocument, shownTexts, texts } from "./support/looks.ts";

const player = "iframe[title='The motor controller on the test bench']";

export const places: Check[] = [
  {
    says: "a video's host is asked for nothing until play is pressed; then its player stands there, with the focus",
    see: async ({ enter, look, sees, click, site }) => {
      await enter("/project/");
      const isVideoHost = (host: string) => host.includes("youtube");
      expect(await look(attributes, "iframe", "src")).toEqual([]);
      expect(site.otherHosts.filter(isVideoHost)).toEqual([]);
      await click("Play video");
      const [src = ""] = await look(attributes, player, "src");
      expect(src).toMatch(/^https:\/\/www\.youtube-nocookie\.com\/embed\/aqz-KE-bpKQ/);
      await sees("IFRAME", () => document.activeElement?.tagName);
      await expect.poll(() => site.otherHosts.filter(isVideoHost)).toContain("www.youtube-nocookie.com:443");
    },
  },
  {
    says: "contact has a number that dials, an address that writes, and named links that open in new tabs",
    see: async ({ enter, look }) => {
      await enter("/contact/");
      expect(await look(texts, "h1")).toEqual(["Contact Me"]);
      const links = await look(attributes, "main a", "href");
      expect(links).toEqual(
        expect.arrayContaining([
          "tel:+910000000000",
          "mailto:work@example.com",
          "https://www.linkedin.com/in/your-name",
          "https://github.com/your-name",
          "https://wa.me/910000000000",
        ]),
      );
      const shown = (await look(shownTexts, "main"))[0];
      expect(shown).toContain("Your City, India");
      expect(shown).toContain("Skills: MERN Stack, React Native, etc.");
      for (const name of await look(texts, "main a[target=_blank]")) {
        expect(name).toMatch(/^\S.*\(opens in a new tab\)$/);
      }
      for (const rel of await look(attributes, "a[target=_blank]", "rel")) expect(rel).toContain("noopener");
    },
  },
  {
    says: "an unknown address is answered by a page that says so in its title, too, and leads on from its content",
    see: async ({ enter, look, sees, click }) => {
      await enter("/no/such/page/");
      expect(await look(heading)).toBe("Unexpected Application Error!");
      expect((await look(shownTexts, "main"))[0]).toContain("404 Not Found");
      expect(await look(() => document.title)).not.toBe("Your Name — Portfolio");
      expect(await look(attributes, "main a", "href")).toContain("/");
      await look(markDocument);
      await click("PROJECTS", "header");
      await sees("PROJECTS", arrivedAt);
      expect(await look(isSameDocument)).toBe(true);
    },
  },
];

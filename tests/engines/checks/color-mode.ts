import { expect } from "vitest";
import type { Check } from "./support/check.ts";
import { arrivedAt, colors } from "./support/looks.ts";
import { pages } from "./support/pages.ts";

export const colorMode: Check[] = [
  {
    says: "the colours follow the system; the control's first click turns them round, and its next one back",
    isVital: true,
    see: async ({ enter, look, sees, click }) => {
      await enter("/");
      expect(await look(colors)).toBe("light");
      await click("Colour mode");
      await sees("dark", colors);
      await click("Colour mode");
      await sees("light", colors);
    },
  },
  {
    says: "the chosen colours are remembered on a reload and on every other page",
    see: async ({ enter, look, sees, click, reload }) => {
      await enter("/");
      for (let clicks = 0; clicks < 3 && (await look(colors)) === "light"; clicks += 1) await click("Colour mode");
      await sees("dark", colors);
      await reload();
      await sees("dark", colors);
      await enter("/skills/");
      await sees("dark", colors);
      await click("ABOUT", "header");
      await sees("ABOUT ME", arrivedAt);
      await sees("dark", colors);
    },
  },
  {
    says: "on a dark system every page is dark",
    settings: { motion: "reduced", colors: "dark" },
    see: async ({ enter, look }) => {
      for (const { path } of pages) {
        await enter(path);
        expect(await look(colors), path).toBe("dark");
      }
    },
  },
];

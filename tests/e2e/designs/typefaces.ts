import { readFile } from "node:fs/promises";
import { createRequire } from "node:module";
import type { Page } from "@playwright/test";
import type { ScriptTypefaceName } from "../../../schema/designs/script-typefaces.ts";

const require = createRequire(import.meta.url);

/** Writes a page's large letters in typefaces that many visitors have, and a machine that tests may not. */
export async function addTypefaces(page: Page, names: readonly ScriptTypefaceName[]): Promise<void> {
  for (const name of names) {
    const script = name.replace("noto-sans-", "");
    const file = require.resolve(`@fontsource-variable/${name}/files/${name}-${script}-wght-normal.woff2`);
    await page.evaluate(
      async ([name, letters]) => {
        const bytes = Uint8Array.from(atob(letters), (letter) => letter.charCodeAt(0));
        document.fonts.add(await new FontFace(name, bytes, { weight: "100 900" }).load());
      },
      [name, (await readFile(file)).toString("base64")] as const,
    );
  }
  await page.evaluate(async (names) => {
    await document.fonts.ready;
    for (const heading of document.querySelectorAll<HTMLElement>("h1"))
      heading.style.fontFamily = `${getComputedStyle(heading).fontFamily},${names.join(",")}`;
  }, names);
}

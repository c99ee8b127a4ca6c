import { extractText, getDocumentProxy } from "unpdf";
import { enter } from "../support/landing.ts";
import { expect, test } from "../support/test.ts";

for (const javaScriptEnabled of [true, false]) {
  test.describe(javaScriptEnabled ? "on paper" : "on paper, without JavaScript", () => {
    test.use({ javaScriptEnabled });

    test("the projects' accordions are open, links say where they lead, and there is no navigation", {
      tag: javaScriptEnabled ? "@journey" : [],
    }, async ({ page }) => {
      await enter(page, "project/");
      const text = page.getByText("A notice board for a college");
      await expect(text).toBeHidden();
      await page.emulateMedia({ media: "print" });
      await expect(text).toBeVisible();
      for (const item of await page.locator("details > :not(summary)").all()) await expect(item).toBeVisible();
      await expect(page.getByRole("banner")).toBeHidden();
      await expect(page.getByRole("navigation")).toBeHidden();
      await expect(page.getByRole("button")).toHaveCount(0);
      await expect(page.locator("iframe, [data-player]")).toBeHidden();
      const shown = (await printedText(await page.pdf({ format: "A4" }))).replace(/\s+/g, "");
      expect(shown).toContain("knowmore(https://github.com/your-name/campus-connect)");
      expect(shown).toContain("Watchvideo(https://www.youtube.com/watch?v=aqz-KE-bpKQ)");
      expect(shown).toContain("Lecturersopenasession,studentstaponce");
      expect(shown).not.toMatch(/EXPERTIES|Skiptocontent/);
    });

    test("tabs are sections, each under its name", async ({ page }) => {
      await enter(page, "about/");
      await page.emulateMedia({ media: "print" });
      for (const name of ["ACHIEVEMENTS", "other ACTIVITIES", "Personal Interest"]) {
        await expect(page.getByRole("heading", { name, exact: true })).toBeVisible();
      }
      await expect(page.getByRole("tab")).toHaveCount(0);
      await expect(page.getByText("Circuits for ten-year-olds")).toBeVisible();
      await expect(page.getByText("Paper and pen first, for circuits")).toBeVisible();
    });
  });
}

test("on A4 and Letter no item is broken over two pages", async ({ page }) => {
  await enter(page, "project/");
  // What is to be found again: each item's first and last words, on whatever page they are.
  const items = await page.locator("details").evaluateAll((all) =>
    all.map((item, index) => {
      const mark = (name: string) => Object.assign(document.createElement("p"), { textContent: `${name}${index}x` });
      item.querySelector("summary")?.prepend(mark("BEGIN"));
      const filler = Object.assign(document.createElement("p"), { textContent: "Much to say. ".repeat(60) });
      item.append(filler, mark("END"));
      return index;
    }),
  );
  expect(items.length).toBeGreaterThan(8);
  for (const format of ["A4", "Letter"]) {
    const { text } = await extractText(await getDocumentProxy(new Uint8Array(await page.pdf({ format }))));
    expect(text.length).toBeGreaterThan(2);
    const pageOf = (word: string) => text.findIndex((words) => words.replace(/\s+/g, "").includes(word));
    for (const index of items) {
      expect(pageOf(`BEGIN${index}x`)).toBeGreaterThanOrEqual(0);
      expect([index, pageOf(`END${index}x`)]).toEqual([index, pageOf(`BEGIN${index}x`)]);
    }
  }
});

async function printedText(pdf: Buffer): Promise<string> {
  const { text } = await extractText(await getDocumentProxy(new Uint8Array(pdf)), { mergePages: true });
  return text;
}

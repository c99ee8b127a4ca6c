import { expect, type Locator, type Page, test } from "@playwright/test";
import { extractText, getDocumentProxy } from "unpdf";
import { designNames } from "../../../schema/designs/index.ts";
import { findViolations } from "../support/accessibility.ts";
import { untilScriptsAreDone } from "../support/landing.ts";
import { findOverflow, findOverlap } from "../support/layout.ts";
import { collectPageErrors } from "../support/page-errors.ts";
import { serveResearcher } from "./serve-researcher.ts";

test.describe.configure({ mode: "default" });

const sites = new Map<string, Awaited<ReturnType<typeof serveResearcher>>>();
test.beforeAll(async () => {
  for (const design of designNames) sites.set(design, await serveResearcher(design));
});
test.afterAll(async () => {
  for (const site of sites.values()) await site.close();
});

async function open(page: Page, path: string, design = "paper"): Promise<void> {
  await page.goto(`${sites.get(design)?.url}${path}`);
  await untilScriptsAreDone(page);
}

/** Opens what can be opened, as a visitor does. */
async function openAll(page: Page): Promise<void> {
  for (const summary of await page.getByRole("main").locator("summary").all()) await summary.click();
}

const list = "notes/";
const post = "notes/how-to-film-a-wound/";
const papers = "publications/";
const paper = "publications/shape-index/";

for (const design of designNames) {
  for (const path of [list, post, papers, paper, `sv/anteckningar/how-to-film-a-wound/`]) {
    test(`${path}, all of it open, is accessible and has room on all screens and on paper in the design ${design}`, async ({
      page,
    }) => {
      const pageErrors = collectPageErrors(page);
      await page.emulateMedia({ reducedMotion: "reduce" });
      await open(page, path, design);
      await openAll(page);
      for (const width of [320, 360, 768, 1440, 1920]) {
        await page.setViewportSize({ width, height: 900 });
        expect.soft(await findOverflow(page), `${width} pixels wide`).toEqual([]);
        expect.soft(await findOverlap(page), `${width} pixels wide`).toEqual([]);
      }
      for (const [width, colorScheme] of [
        [360, "light"],
        [1440, "dark"],
      ] as const) {
        await page.setViewportSize({ width, height: 900 });
        await page.emulateMedia({ colorScheme, reducedMotion: "reduce" });
        expect.soft(await findViolations(page), `${width}, ${colorScheme}`).toEqual([]);
      }
      await page.emulateMedia({ media: "print" });
      expect.soft(await findViolations(page), "on paper").toEqual([]);
      expect(pageErrors).toEqual([]);
    });
  }
}

for (const javaScriptEnabled of [true, false]) {
  test.describe(javaScriptEnabled ? "a reader" : "a reader without JavaScript", () => {
    test.use({ javaScriptEnabled });

    test("goes from the list to a post, to its parts, to the post before it and back", {
      tag: javaScriptEnabled ? "@journey" : [],
    }, async ({ page }) => {
      await open(page, list);
      const main = page.getByRole("main");
      await main.getByRole("link", { name: "How to film a wound" }).click();
      await expect(page.getByRole("heading", { level: 1, name: "How to film a wound" })).toBeVisible();
      const contents = main.getByRole("navigation", { name: "Contents" });
      await expect(contents.getByRole("link")).toHaveText([
        "Grow it",
        "Cut it",
        "Keep it in focus",
        "Follow every cell",
        "Write down what failed",
      ]);
      const part = page.getByRole("heading", { name: "Follow every cell" });
      await expect(part).not.toBeInViewport();
      await contents.getByRole("link", { name: "Follow every cell" }).click();
      await expect(part).toBeInViewport();
      await main.getByRole("paragraph").filter({ hasText: "Previous post" }).getByRole("link").click();
      await expect(page.getByRole("heading", { level: 1, name: "What a referee asked" })).toBeVisible();
      await main.getByRole("paragraph").filter({ hasText: "Next post" }).getByRole("link").click();
      await expect(page).toHaveURL(new RegExp(`/${post}$`));
      await main.getByRole("link", { name: "Notes", exact: true }).click();
      await expect(page).toHaveURL(new RegExp(`/${list}$`));
    });

    test("finds the same post in the other language", async ({ page }) => {
      await open(page, post);
      await page.locator("a[hreflang=sv]:visible").first().click();
      await expect(page.getByRole("heading", { level: 1, name: "Konsten att filma ett sår" })).toBeVisible();
      await expect(page.getByText("Uppdaterad: 3 november 2025")).toBeVisible();
      await expect(page.getByRole("main").getByRole("link", { name: "vår artikel" })).toHaveAttribute(
        "href",
        "/sv/publikationer/",
      );
    });

    test("opens the abstract of a publication and its BibTeX", { tag: javaScriptEnabled ? "@journey" : [] }, async ({
      page,
    }) => {
      await open(page, papers);
      const paper = page.getByRole("listitem").filter({ hasText: "Healing Tissues Melt First" });
      const abstract = paper.getByText("Before a wound closes, a belt of some six rows");
      const bibtex = paper.getByText("@article{falk2025healing");
      await expect(abstract).toBeHidden();
      await expect(bibtex).toBeHidden();
      const opener = (name: string) => paper.locator("summary").filter({ hasText: name });
      for (const name of ["Abstract Healing Tissues Melt First", "BibTeX Healing Tissues Melt First"])
        await opener(name).click();
      await expect(abstract).toBeVisible();
      await expect(bibtex).toBeVisible();
      await expect(paper.getByRole("link", { name: /^DOI/ })).toHaveAttribute(
        "href",
        "https://doi.org/10.5555/jlm.12.041",
      );
      await expect(paper.getByRole("button")).toHaveCount(javaScriptEnabled ? 1 : 0);
    });

    test("prints publications with all that can be opened on the screen, and posts whole", async ({ page }) => {
      const print = async () => {
        const file = await getDocumentProxy(new Uint8Array(await page.pdf({ format: "A4" })));
        return (await extractText(file, { mergePages: true })).text.replace(/\s+/g, "");
      };
      await open(page, papers);
      const printed = await print();
      for (const text of ["Before a wound closes, a belt", "@phdthesis{falk2016thesis,", "Edge Flows in Sheets"])
        expect(printed).toContain(text.replace(/\s+/g, ""));
      await open(page, post);
      const words = await print();
      for (const text of ["Updated November 3, 2025", "A laser that watches the glass", "It was, until the door."])
        expect(words).toContain(text.replace(/\s+/g, ""));
    });
  });
}

test("publications, one of them on its page and a post begin at one line on paper, with pictures and venues before it", async ({
  page,
}) => {
  await page.setViewportSize({ width: 1440, height: 900 });
  const startOf = async (part: Locator) => Math.round((await part.boundingBox())?.x ?? 0);
  await open(page, papers);
  const entries = page.getByRole("main").locator("ol > li");
  const starts = await Promise.all((await entries.all()).map((entry) => startOf(entry.locator("> :last-child"))));
  expect(new Set(starts).size).toBe(1);
  const marked = entries.filter({ hasText: "Healing Tissues Melt First" });
  for (const mark of [marked.getByText("JLM", { exact: true }), marked.getByRole("img", { name: "A dark hole" })])
    expect(await startOf(mark)).toBeLessThan(starts[0] ?? 0);
  expect(await page.getByRole("main").innerText(), "a line can't begin with a dot").not.toMatch(/[ \n]·/);
  await open(page, paper);
  await expect(page.getByRole("img", { name: "A map over shape index" })).toBeVisible();
  expect(await startOf(page.getByRole("heading", { name: "Abstract" }))).toBe(starts[0]);
  const copy = page.getByRole("button", { name: "Copy BibTeX" });
  expect(await copy.evaluate((button) => button.parentElement?.matches(":has(> pre)")), "in the box").toBe(true);
  await open(page, post);
  expect(await startOf(page.getByRole("paragraph").filter({ hasText: "until the door" }))).toBe(starts[0]);
});

test("code and tables are stops of the keyboard only while they scroll", async ({ page }) => {
  const stops = () =>
    page
      .locator("pre, div:has(> table)")
      .evaluateAll((boxes) =>
        boxes.map((box) =>
          [box.scrollWidth > box.clientWidth, box.getAttribute("tabindex") === "0"].join(" scrolls, stops "),
        ),
      );
  for (const [width, kind] of [
    [1440, "false scrolls, stops false"],
    [320, "true scrolls, stops true"],
  ] as const) {
    await page.setViewportSize({ width, height: 900 });
    await open(page, post);
    await expect.poll(async () => new Set(await stops())).toContain(kind);
    const differing = (await stops()).filter((stop) => /^true.*false$|^false.*true$/.test(stop));
    expect(differing).toEqual([]);
  }
});

test("paragraphs, code and tables of a text share their edges", async ({ page }) => {
  await page.setViewportSize({ width: 1440, height: 900 });
  await open(page, post);
  const edges = await page.locator("main section > :is(p, pre), main table").evaluateAll((boxes) =>
    boxes
      .filter(({ textContent }) => (textContent ?? "").length > 90)
      .map((box) => {
        const { left, right } = box.getBoundingClientRect();
        return `${Math.round(left)}–${Math.round(right)}`;
      }),
  );
  expect(edges.length).toBeGreaterThan(3);
  expect(new Set(edges).size).toBe(1);
});

test("an entry of a publication is copied at a click", async ({ context, page }) => {
  await context.grantPermissions(["clipboard-read", "clipboard-write"]);
  await open(page, papers);
  const paper = page.getByRole("listitem").filter({ hasText: "Healing Tissues Melt First" });
  await paper.locator("summary").filter({ hasText: "BibTeX" }).click();
  await paper.getByRole("button", { name: "Copy BibTeX" }).click();
  await expect(page.locator("#_status")).toHaveText("Copied");
  const copied = await page.evaluate(() => navigator.clipboard.readText());
  expect(copied).toMatch(/^@article\{falk2025healing,\n[\s\S]*\n\}\s*$/);
});

test("every page names the feeds of its language, which are served as what they are, with every post", {
  tag: "@journey",
}, async ({ page, request }) => {
  const places = [
    ["", "", "How to film a wound"],
    [papers, "", "How to film a wound"],
    ["sv/anteckningar/", "sv/", "Konsten att filma ett sår"],
  ] as const;
  for (const [path, folder, title] of places) {
    await open(page, path);
    for (const [file, type, entry] of [
      ["rss.xml", "application/rss+xml", "<item>"],
      ["atom.xml", "application/atom+xml", "<entry>"],
    ] as const) {
      const link = page.locator(`head link[rel=alternate][type="${type}"]`);
      await expect(link).toHaveAttribute("href", `/${folder}${file}`);
      const answer = await request.get(new URL(`/${folder}${file}`, page.url()).href);
      expect(answer.status()).toBe(200);
      expect(answer.headers()["content-type"]).toMatch(/xml/);
      const text = await answer.text();
      expect(text.split(entry)).toHaveLength(5);
      expect(text).toContain(title);
      // Feed readers learn when the post was last changed.
      if (file === "atom.xml") expect(text).toContain("<updated>2025-11-03T00:00:00Z</updated>");
    }
  }
});

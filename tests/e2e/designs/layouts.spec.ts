import { mkdtemp, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { expect, type Locator, test } from "@playwright/test";
import { serveSite } from "../../../scripts/lib/serve/serve-site.ts";
import { buildTestSite } from "../../support/build-test-site.ts";
import { exampleContent } from "../../support/example-content.ts";

/** What each design does that no other does, on one page of all that it needs. */
const photo = { src: "assets/photo.png", alt: "A square portrait" };
const tall = { src: "tall.svg", alt: "A tall print" };
const tallSvg =
  '<svg xmlns="http://www.w3.org/2000/svg" width="600" height="1200"><rect width="600" height="1200"/></svg>';
const bench = { src: "assets/test-bench.webp", alt: "A wide bench" };
const blocks = [
  { type: "heading", text: "Study" },
  { type: "image", ...bench, width: "wide" },
  {
    type: "prose",
    title: "Report",
    body: [`It ${"was measured at length ".repeat(20)}.`, "## The recipe", "Stir well."],
  },
  { type: "card-grid", id: "facts", columns: 1, cards: [{ type: "achievement", title: "A prize", date: "2024-05" }] },
  {
    type: "timeline",
    id: "jobs",
    items: [{ type: "experience", position: "Engineer", organization: "Works", start: "2022-05" }],
  },
  {
    type: "card-grid",
    id: "works",
    columns: 3,
    cards: [
      { type: "project", title: "Large", featured: true, image: bench },
      { type: "project", title: "Square", image: photo },
      { type: "project", title: "Third", image: tall },
    ],
  },
  {
    type: "gallery",
    id: "rows",
    layout: "rows",
    columns: 2,
    images: [photo, bench, bench, { ...photo, caption: "A caption" }],
  },
  {
    type: "columns",
    columns: [
      { blocks: [{ type: "list", title: "Education", items: ["B.E."] }] },
      {
        blocks: [
          { type: "tabs", tabs: [{ id: "prizes", label: "Prizes", blocks: [{ type: "list", items: ["One"] }] }] },
        ],
      },
    ],
  },
];

const boxOf = async (part: Locator) => {
  const box = await part.boundingBox();
  if (!box) throw new Error("It has no box.");
  return { ...box, right: box.x + box.width };
};

const heightOf = async (part: Locator) => (await boxOf(part.locator("picture"))).height;

for (const design of ["bench", "poster", "rail"]) {
  test(`the design ${design} has the layout that is its own`, async ({ page }) => {
    const folder = await mkdtemp(join(tmpdir(), "layouts-"));
    await writeFile(join(folder, "tall.svg"), tallSvg);
    const site = await buildTestSite(folder, {
      ...exampleContent("https://example.com/"),
      theme: { design },
      pages: [{ path: "/", title: "Home", blocks }],
    });
    const server = await serveSite(site, { base: "", port: 0 });
    try {
      await page.setViewportSize({ width: 1440, height: 900 });
      await page.emulateMedia({ reducedMotion: "reduce" });
      await page.goto(server.url);
      const text = page.getByText("It was measured at length");
      const recipe = page.getByRole("heading", { name: "The recipe" });
      const [large, square] = ["Large", "Square"].map((name) =>
        page.locator("#works article").filter({ has: page.getByRole("heading", { name }) }),
      );
      if (!large || !square) throw new Error("There are two cards.");
      const pictures = await Promise.all((await page.locator("#rows li picture").all()).map(boxOf));

      // In every design a row of a gallery has one height, and ends where the next does.
      expect(new Set(pictures.map(({ height }) => Math.round(height))).size).toBe(1);
      expect(Math.round(pictures[1]?.right ?? 0)).toBe(Math.round(pictures[3]?.right ?? 1));

      if (design === "bench") {
        const [head, paragraph] = [await boxOf(recipe), await boxOf(page.getByText("Stir well."))];
        expect(head.right).toBeLessThanOrEqual(paragraph.x);
        expect(Math.abs(head.y - paragraph.y)).toBeLessThan(8);
        expect(await recipe.evaluate((heading) => getComputedStyle(heading, "::after").content)).toBe("none");
        const fact = page.locator("#facts article");
        expect(await fact.evaluate((card) => getComputedStyle(card).borderInlineWidth)).toBe("0px");
        expect((await boxOf(fact.locator("time"))).x).toBeLessThan((await boxOf(fact.getByRole("heading"))).x);
        const ruleOf = (part: Locator) =>
          part.evaluate((element) => {
            const { borderTopWidth, borderTopColor } = getComputedStyle(element);
            return [borderTopWidth, borderTopColor, element.getBoundingClientRect().top];
          });
        expect(await ruleOf(page.getByRole("tablist"))).toEqual(
          await ruleOf(page.getByRole("heading", { name: "Education" })),
        );
        const title = await boxOf(large.getByRole("heading"));
        expect((await boxOf(large.getByRole("img"))).right).toBeLessThan(title.x);
      }
      if (design === "poster") {
        const box = await square.evaluate((card) => {
          const { borderWidth, backgroundImage, backgroundColor } = getComputedStyle(card);
          return { borderWidth, backgroundImage, backgroundColor };
        });
        expect(box).toEqual({ borderWidth: "0px", backgroundImage: "none", backgroundColor: "rgba(0, 0, 0, 0)" });
        const frame = square.locator("picture");
        expect(await frame.evaluate((picture) => getComputedStyle(picture).boxShadow)).toContain("10px 10px");
        const { width, height } = await boxOf(frame.locator("img"));
        expect(width / height).toBeCloseTo(1);
        // Prints of different heights hang on one line, with their titles below it.
        const [own, other] = [square, page.locator("#works article").last()].map((card) => card.getByRole("heading"));
        if (!own || !other) throw new Error("There are two titles.");
        expect(await heightOf(page.locator("#works article").last())).toBeGreaterThan((await heightOf(square)) + 40);
        expect((await boxOf(own)).y).toBeCloseTo((await boxOf(other)).y, 0);
        const size = (part: Locator) =>
          part.evaluate((element) => Number.parseFloat(getComputedStyle(element).fontSize));
        expect(await size(text)).toBeGreaterThan(20);
        const shadowOf = (part: Locator) => part.evaluate((element) => getComputedStyle(element).boxShadow);
        const byDay = await shadowOf(page.locator("#rows picture").first());
        await page.emulateMedia({ colorScheme: "dark" });
        // By night a shadow is darker than the ground, not as light as paper.
        expect(byDay).toContain("rgb(20, 17, 11)");
        expect(await shadowOf(page.locator("#rows picture").first())).toContain("rgb(7, 5, 26)");
      }
      if (design === "rail") {
        await expect(page.locator("header").getByRole("link", { name: "GitHub" })).toBeVisible();
        const ends = [text, page.locator("main img").first(), page.locator("#works")];
        const edges = await Promise.all(ends.map(async (part) => Math.round((await boxOf(part)).right)));
        expect(Math.max(...edges) - Math.min(...edges)).toBeLessThanOrEqual(1);
        const starts = ["#facts", "#jobs"].map(async (id) => {
          const [date, title] = [page.locator(`${id} time`).first(), page.locator(id).getByRole("heading").last()];
          return [Math.round((await boxOf(date)).x), Math.round((await boxOf(title)).x)];
        });
        const [facts, jobs] = await Promise.all(starts);
        expect(facts).toEqual(jobs);
      }
      // With a caption there is no space for two pictures in a phone's row.
      await page.setViewportSize({ width: 360, height: 780 });
      const widths = await Promise.all((await page.locator("#rows li").all()).map(boxOf));
      expect(new Set(widths.map(({ width }) => width)).size).toBe(1);
    } finally {
      await server.close();
      await rm(folder, { recursive: true, force: true });
    }
  });
}

test("a hero with a photo and a picture has its longer text right below its buttons, and room below the text", async ({
  page,
}) => {
  const folder = await mkdtemp(join(tmpdir(), "layouts-"));
  await writeFile(join(folder, "tall.svg"), tallSvg);
  const hero = {
    type: "hero",
    photo: true,
    image: tall,
    actions: [{ label: "See the work", to: "/" }],
    text: "I print.",
  };
  const example = exampleContent("https://example.com/");
  const profile = { ...example.profile, photo };
  const content = { ...example, profile, theme: { design: "poster" }, landing: { hidden: true } };
  const site = await buildTestSite(folder, { ...content, pages: [{ path: "/", title: "Home", blocks: [hero] }] });
  const server = await serveSite(site, { base: "", port: 0 });
  try {
    await page.setViewportSize({ width: 1440, height: 900 });
    await page.goto(server.url);
    const button = await boxOf(page.getByRole("main").getByRole("link", { name: "See the work" }));
    const text = await boxOf(page.getByText("I print."));
    expect(text.y - button.y - button.height).toBeLessThan(40);
  } finally {
    await server.close();
    await rm(folder, { recursive: true, force: true });
  }
});

test("paper: six long links are in one row of a tablet's bar, the text is close to the links over it, and labels start at one line", async ({
  page,
}) => {
  const folder = await mkdtemp(join(tmpdir(), "layouts-"));
  const example = exampleContent("https://example.com/");
  const labels = ["Amara", "Forskning", "Artiklar", "Undervisning", "Anteckningar", "Meriter och mer"];
  const hero = {
    type: "hero",
    photo: true,
    actions: [{ label: "See the work", to: "/" }],
    links: true,
    text: "I print.",
  };
  const links = [
    { id: "github", kind: "github", label: "GitHub", href: "https://github.com/someone" },
    { id: "zenodo", kind: "zenodo", label: "Zenodo", href: "https://zenodo.org/communities/someone" },
  ];
  const site = await buildTestSite(folder, {
    ...example,
    allow: [...example.allow, "repeated-link", "wrapping-navigation"],
    profile: { ...example.profile, photo, links },
    theme: { design: "paper" },
    landing: { hidden: true },
    navigation: { links: labels.map((label) => ({ label, to: "/" })) },
    footer: { type: "footer", connect: { title: "Elsewhere" } },
    pages: [{ path: "/", title: "Home", blocks: [hero] }],
  });
  const server = await serveSite(site, { base: "", port: 0 });
  try {
    await page.setViewportSize({ width: 768, height: 1024 });
    await page.goto(server.url);
    const tops = await Promise.all(
      labels.map(async (name) => (await boxOf(page.getByRole("banner").getByRole("link", { name }).last())).y),
    );
    expect(Math.max(...tops) - Math.min(...tops)).toBeLessThan(4);
    const starts = await page
      .getByRole("contentinfo")
      .locator("a span span, a span")
      .filter({ has: page.locator("svg") })
      .evaluateAll((links) =>
        links.map((link) => {
          const range = document.createRange();
          range.selectNodeContents(link.lastChild ?? link);
          return Math.round(range.getBoundingClientRect().left);
        }),
      );
    expect(starts).toHaveLength(2);
    expect(new Set(starts).size).toBe(1);
    await page.setViewportSize({ width: 360, height: 780 });
    const links = page.getByRole("main").getByRole("listitem");
    const over = [page.getByRole("main").getByRole("img").first(), links.last()];
    const bottoms = await Promise.all(over.map(boxOf)).then((all) => all.map(({ y, height }) => y + height));
    expect((await boxOf(page.getByText("I print."))).y - Math.max(...bottoms)).toBeLessThanOrEqual(32);
  } finally {
    await server.close();
    await rm(folder, { recursive: true, force: true });
  }
});

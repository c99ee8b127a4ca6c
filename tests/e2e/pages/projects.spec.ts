import type { Page } from "@playwright/test";
import { enter } from "../support/landing.ts";
import { untilNetworkRests } from "../support/network.ts";
import { expect, test } from "../support/test.ts";
import { enterStopped, watchTyping } from "../support/typing.ts";

test.describe.configure({ mode: "default" });

const taglines = ["Repairs almost everything", "Paper-pen is the first preference", "Creative problem solver"];

const group = (page: Page, name: string) =>
  page.locator("section").filter({ has: page.getByRole("heading", { level: 2, name }) });
const item = (page: Page, title: string) =>
  page.locator("details").filter({ has: page.getByRole("heading", { name: title, exact: true }) });

test("projects shows its heading and three groups of 8, 2 and 1 items", async ({ lookAt }) => {
  const page = await lookAt("project/");
  await expect(page.getByRole("heading", { level: 1 })).toHaveText(["PROJECTS"]);
  await expect(group(page, "MERN Projects").locator("details")).toHaveCount(8);
  await expect(group(page, "Expo Projects").locator("details")).toHaveCount(2);
  await expect(group(page, "Core Projects").locator("details")).toHaveCount(1);
});

test("screen readers get the three taglines in full", async ({ lookAt }) => {
  const page = await lookAt("project/");
  const snapshot = await page.getByRole("main").ariaSnapshot();
  for (const tagline of taglines) expect(snapshot.split(tagline)).toHaveLength(2);
});

test("every item is collapsed at first and at most 400 px wide", async ({ lookAt }) => {
  const page = await lookAt("project/");
  await expect(page.locator("details")).toHaveCount(11);
  await expect(page.locator("details[open]")).toHaveCount(0);
  await expect(page.getByText("A notice board for a college")).toBeHidden();
  for (const width of [320, 599, 1000, 1920]) {
    await page.setViewportSize({ width, height: 800 });
    const widths = await page
      .locator("details")
      .evaluateAll((all) => all.map((one) => one.getBoundingClientRect().width));
    expect(Math.max(...widths), `at ${width} px`).toBeLessThanOrEqual(400);
    expect(Math.min(...widths), `at ${width} px`).toBeGreaterThan(200);
  }
});

test("Watch video leads to the video's page in a new tab", async ({ lookAt }) => {
  const page = await lookAt("project/");
  const link = page.getByRole("link", { name: /^Watch video/ });
  await expect(link).toHaveAttribute("href", "https://www.youtube.com/watch?v=aqz-KE-bpKQ");
  await expect(link).toHaveAttribute("target", "_blank");
  await expect(link).toHaveAttribute("rel", /noopener/);
});

test("a tagline is typed at 100 ms a character, left to be read for 2,000 ms, and deleted at 100 ms a character", async ({
  page,
}) => {
  await enterStopped(page, "project/");
  await expect(page.locator("[data-island=typewriter]")).toHaveText("");
  const typed = await watchTyping(page, 8000, 100);
  const end = typed.findIndex(({ text }) => text === "");
  expect(end).toBe("Repairs almost everything".length * 2 - 1);
  for (const [index, { at, text }] of typed.slice(0, end + 1).entries()) {
    const previous = typed[index - 1];
    // Typing takes one more beat to see that a tagline is whole.
    const beat = previous?.text === "Repairs almost everything" ? 2000 + 100 : 100;
    if (previous) expect(at - previous.at, `from "${previous.text}" to "${text}"`).toBe(beat);
  }
});

test("three taglines are typed in turn, without end", async ({ page }) => {
  await enterStopped(page, "project/");
  await expect(page.locator("[data-island=typewriter]")).toHaveText("");
  const typed = await watchTyping(page, 60_000);
  const whole = typed.map(({ text }) => text).filter((text) => taglines.includes(text));
  expect(whole.length).toBeGreaterThan(6);
  expect(whole).toEqual(whole.map((_, index) => taglines[index % taglines.length]));
});

test("a click opens an item and another collapses it, whatever the others do", async ({ page }) => {
  await enter(page, "project/");
  const text = page.getByText("A notice board for a college");
  await item(page, "Campus Connect").locator("summary").click();
  await expect(text).toBeVisible();
  await item(page, "Lab Stock").locator("summary").click();
  await expect(text).toBeVisible();
  await item(page, "Campus Connect").locator("summary").click();
  await expect(text).toBeHidden();
  await expect(item(page, "Lab Stock")).toHaveAttribute("open");
});

test("Enter and Space toggle the item that has the focus", async ({ page }) => {
  await enter(page, "project/");
  const text = page.getByText("A notice board for a college");
  await item(page, "Campus Connect").locator("summary").focus();
  await page.keyboard.press("Enter");
  await expect(text).toBeVisible();
  await page.keyboard.press("Space");
  await expect(text).toBeHidden();
});

test("know more opens the source code in a new tab that knows nothing of this one", async ({ page }) => {
  await enter(page, "project/");
  for (const summary of await page.locator("summary").all()) await summary.click();
  const links = page.locator("details").getByRole("link", { name: /^know more/ });
  await expect(links).toHaveCount(7);
  for (const link of await links.all()) {
    await expect(link).toHaveAttribute("href", /^https:\/\/github\.com\/your-name\/[\w-]+$/);
    await expect(link).toHaveAttribute("target", "_blank");
    await expect(link).toHaveAttribute("rel", /noopener/);
    await expect(link).toHaveAccessibleName(/^know more .{5,} \(opens in a new tab\)$/);
  }
});

test("an item may lack a link, or a description", async ({ page }) => {
  await enter(page, "project/");
  await item(page, "Quiz Night").locator("summary").click();
  await expect(item(page, "Quiz Night").getByText("Live quizzes over web sockets")).toBeVisible();
  await expect(item(page, "Quiz Night").getByRole("link")).toHaveCount(0);
  await item(page, "Recipe Box").locator("summary").click();
  await expect(item(page, "Recipe Box").getByRole("link")).toBeVisible();
  await expect(item(page, "Recipe Box").locator("p")).toHaveCount(0);
});

test("the page requests nothing from the video's host before play is pressed", async ({ page }) => {
  await enter(page, "project/");
  await page.getByRole("button", { name: /^Play video/ }).scrollIntoViewIfNeeded();
  await page.getByRole("button", { name: /^Play video/ }).hover();
  await untilNetworkRests(page);
  await expect(page.locator("iframe")).toHaveCount(0);
  // The fixture fails this test for any request to another host.
});

test.describe("when play is pressed", () => {
  test.use({ tolerated: /^elsewhere: https:\/\/www\.youtube-nocookie\.com\/embed\// });

  for (const arrival of ["prerendered", "come to without a reload"]) {
    test(`the player replaces its button, on a page that was ${arrival}`, async ({ page }) => {
      await page.route(/youtube-nocookie\.com/, (route) =>
        route.fulfill({ contentType: "text/html", body: "A player" }),
      );
      if (arrival === "prerendered") await enter(page, "project/");
      else {
        await enter(page);
        await page.getByRole("banner").getByRole("link", { name: "PROJECTS" }).click();
        await expect(page.getByRole("heading", { level: 1, name: "PROJECTS" })).toBeFocused();
      }
      const button = page.getByRole("button", { name: "Play video: The motor controller on the test bench" });
      const place = await button.boundingBox();
      await button.click();
      const player = page.locator("iframe[title='The motor controller on the test bench']");
      await expect(player).toHaveAttribute("src", /^https:\/\/www\.youtube-nocookie\.com\/embed\/aqz-KE-bpKQ/);
      await expect(player.contentFrame().getByText("A player")).toBeVisible();
      await expect(player).toBeFocused();
      await expect(button).toBeHidden();
      expect((await player.boundingBox())?.width).toBeCloseTo(place?.width ?? 0, 0);
    });
  }
});

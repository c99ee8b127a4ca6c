import { plain } from "../../../schema/text.ts";
import { portfolio } from "../support/content.ts";
import { enter } from "../support/landing.ts";
import { expect, test } from "../support/test.ts";
import { enterStopped, watchTyping } from "../support/typing.ts";

test.describe.configure({ mode: "default" });

const hero = portfolio.pages[0]?.blocks.find((block) => block.type === "hero");
const phrases = (hero?.typed?.phrases ?? []).map((phrase) => plain(phrase));

test("home shows the name as its heading, the role and the biography", async ({ lookAt }) => {
  const page = await lookAt();
  await expect(page.getByRole("heading", { level: 1 })).toHaveText(["Your Name"]);
  await expect(page.getByRole("main").getByText(plain(portfolio.profile.role), { exact: true })).toBeVisible();
  await expect(page.getByRole("main").getByText(plain(hero?.text ?? ""), { exact: true })).toBeVisible();
});

test("home lists what its owner exactly knows", async ({ lookAt }) => {
  const page = await lookAt();
  await expect(page.getByRole("heading", { name: "What I Exactly Know:" })).toBeVisible();
  const list = page.getByRole("list").filter({ hasText: "CORE Expert" });
  await expect(list.getByRole("listitem")).toHaveText([
    "MERN Stack",
    "React Native (EXPO)",
    "API Binding",
    "Leadership",
    "CORE Expert",
  ]);
});

test("home shows a round profile photo that has an alternative text", async ({ lookAt }) => {
  const page = await lookAt();
  const photo = page.getByRole("img", { name: "Portrait of Your Name" });
  await expect(photo).toBeInViewport();
  const shape = await photo.evaluate((image: HTMLImageElement) => {
    const { width, height } = image.getBoundingClientRect();
    return {
      isLoaded: image.naturalWidth > 0,
      isSquare: width === height,
      width,
      radius: getComputedStyle(image).borderRadius,
    };
  });
  expect(shape).toMatchObject({ isLoaded: true, isSquare: true });
  expect(Number.parseFloat(shape.radius)).toBeGreaterThanOrEqual(shape.width / 2);
});

test("the phrases that are typed can be read in full by screen readers, and the typing cannot", async ({ lookAt }) => {
  const page = await lookAt();
  const main = page.getByRole("main");
  await expect(main.getByRole("listitem").filter({ hasText: new RegExp(phrases.join("|")) })).toHaveText(phrases);
  await expect(
    page.locator("[aria-hidden=true]").filter({ has: page.locator("[data-island=typewriter]") }),
  ).toBeVisible();
  const snapshot = await main.ariaSnapshot();
  for (const phrase of phrases) expect(snapshot.split(phrase)).toHaveLength(2);
});

test("an achievement card has a title, a description and a date", async ({ lookAt }) => {
  const page = await lookAt();
  const card = page.getByRole("article").filter({ has: page.getByRole("button", { name: "Learn More" }) });
  await expect(card).toHaveCount(1);
  await expect(
    card.getByRole("heading", { name: "Two patent applications from one final-year project" }),
  ).toBeVisible();
  await expect(card.getByText("A regenerative motor controller for light electric vehicles")).toBeVisible();
  await expect(card.getByRole("time")).toHaveText("November 2024");
  await expect(card.getByRole("time")).toHaveAttribute("datetime", "2024-11");
});

/** What the line shows while a phrase is typed and deleted again. */
function textsWhileTyping(phrase: string): string[] {
  const starts = Array.from(phrase, (_, index) => phrase.slice(0, index + 1));
  return [...starts, ...starts.slice(0, -1).toReversed(), ""];
}

test("the typewriter takes 100 ms to type and 100 ms to delete each character", async ({ page }) => {
  const [phrase = ""] = phrases;
  await enterStopped(page);
  await expect(page.locator("[data-island=typewriter]")).toHaveText("");
  const typed = await watchTyping(page, phrase.length * 200 + (hero?.typed?.delay ?? 0) + 500, 100);
  expect(typed.map(({ text }) => text).slice(0, phrase.length * 2)).toEqual(textsWhileTyping(phrase));
  for (const [index, { at, text }] of typed.slice(0, phrase.length * 2).entries()) {
    const previous = typed[index - 1];
    // A whole phrase is left to be read.
    if (previous && previous.text !== phrase) {
      expect(at - previous.at, `from "${previous.text}" to "${text}"`).toBe(100);
    }
  }
});

test("the typewriter types and deletes each of four phrases and begins anew, for ever", async ({ page }) => {
  expect(phrases).toHaveLength(4);
  await enterStopped(page);
  await expect(page.locator("[data-island=typewriter]")).toHaveText("");
  const round = phrases.flatMap(textsWhileTyping);
  const typed = (await watchTyping(page, 200_000)).map(({ text }) => text);
  expect(typed.length).toBeGreaterThan(round.length * 2);
  const rounds = Array.from({ length: Math.ceil(typed.length / round.length) }, () => round).flat();
  expect(typed).toEqual(rounds.slice(0, typed.length));
});

test("the page does not move while phrases are typed", async ({ page }) => {
  await page.setViewportSize({ width: 360, height: 740 });
  await enterStopped(page);
  await expect(page.locator("[data-island=typewriter]")).toHaveText("");
  const heightOf = () => page.getByRole("main").evaluate((main) => main.getBoundingClientRect().height);
  const heights = new Set([await heightOf()]);
  for (let step = 0; step < 6; step += 1) {
    await watchTyping(page, 1000);
    heights.add(await heightOf());
  }
  expect(heights.size).toBe(1);
});

test("Learn More opens the full text in a dialog, which Close, Escape and a click beside it close", async ({
  page,
}) => {
  await enter(page);
  const button = page.getByRole("button", { name: "Learn More" });
  const dialog = page.getByRole("dialog", { name: "Two patent applications from one final-year project" });
  await expect(dialog).toBeHidden();
  const ways = [
    () => dialog.getByRole("button", { name: "Close" }).click(),
    () => page.keyboard.press("Escape"),
    () => page.mouse.click(10, 10),
  ];
  for (const close of ways) {
    await button.click();
    await expect(dialog.getByText("began with a bicycle that lost half of its range")).toBeVisible();
    await expect(dialog.getByText("I am named as an inventor on both")).toBeVisible();
    expect(await dialog.evaluate((element) => element.matches(":modal"))).toBe(true);
    await close();
    await expect(dialog).toBeHidden();
    await expect(button).toBeFocused();
  }
});

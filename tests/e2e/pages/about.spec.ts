import type { Page } from "@playwright/test";
import { enter, finishLanding, untilScriptsAreDone } from "../support/landing.ts";
import { holdRequests, scripts } from "../support/network.ts";
import { expect, test } from "../support/test.ts";

test.describe.configure({ mode: "default" });

const tab = (page: Page, name: string) => page.getByRole("tab", { name });

/** Opens the page with its tabs while no script has come, until what it returns is called. */
async function enterBeforeScripts(page: Page): Promise<() => void> {
  const release = await holdRequests(page, scripts);
  await page.goto("about/");
  await finishLanding(page);
  return release;
}

/** Writes down every change of the selected tab. */
async function watchSelection(page: Page) {
  return page.getByRole("tablist").evaluateHandle((list) => {
    const selected: (string | null)[] = [];
    new MutationObserver((changes) => {
      for (const { target } of changes) {
        if (target instanceof Element && target.getAttribute("aria-selected") === "true")
          selected.push(target.textContent);
      }
    }).observe(list, { attributeFilter: ["aria-selected"], subtree: true });
    return selected;
  });
}

test("about shows three education cards, each with its period, degree, place, board, result and year", async ({
  lookAt,
}) => {
  const page = await lookAt("about/");
  await expect(page.getByRole("heading", { level: 1 })).toHaveText(["ABOUT ME"]);
  const education = page
    .locator("section")
    .filter({ has: page.getByRole("heading", { name: "Education", exact: true }) });
  await expect(education.getByRole("article")).toHaveCount(3);
  const expected = [
    [
      /2021\s*–\s*2025/,
      "Bachelor's degree in E&TC engineering",
      "Your College of Engineering",
      "SPPU, Pune",
      "CGPA 0.0 / 10",
      "2025",
    ],
    [/2019\s*–\s*2021/, "12th standard", "Your Junior College", "MSBSHSE", "00 %", "2019"],
    [/2018\s*–\s*2019/, "10th standard", "Your School", "MSBSHSE", "00 %", "2019"],
  ];
  for (const [index, facts] of expected.entries()) {
    for (const fact of facts) await expect(education.getByRole("article").nth(index)).toContainText(fact);
  }
});

test("education is left of the tabs on a wide screen, and above them on a small one", async ({ lookAt }) => {
  const page = await lookAt("about/");
  const places = async () => ({
    education: await page.getByRole("heading", { name: "Education", exact: true }).boundingBox(),
    tabs: await page.getByRole("tablist").boundingBox(),
  });
  const wide = await places();
  expect(wide.education?.x ?? 0).toBeLessThan((wide.tabs?.x ?? 0) - 200);
  await page.setViewportSize({ width: 360, height: 740 });
  const small = await places();
  expect(small.education?.y ?? 0).toBeLessThan(small.tabs?.y ?? 0);
});

test("of three tabs ACHIEVEMENTS is selected first, with the patent applications", async ({ lookAt }) => {
  const page = await lookAt("about/");
  await expect(page.getByRole("tab")).toHaveText(["ACHIEVEMENTS", "other ACTIVITIES", "Personal Interest"]);
  await expect(tab(page, "ACHIEVEMENTS")).toHaveAttribute("aria-selected", "true");
  await expect(page.getByRole("tabpanel")).toHaveCount(1);
  const panel = page.getByRole("tabpanel", { name: "ACHIEVEMENTS" });
  await expect(panel.getByRole("heading", { name: "Patent applications" })).toBeVisible();
});

test("a click selects a tab, and shows its panel alone", async ({ page }) => {
  await enter(page, "about/");
  await tab(page, "other ACTIVITIES").click();
  await expect(page.getByRole("tabpanel", { name: "other ACTIVITIES" }).getByRole("article")).toHaveCount(3);
  await expect(page.getByRole("tabpanel")).toHaveCount(1);
  await tab(page, "Personal Interest").click();
  await expect(page.getByRole("tabpanel", { name: "Personal Interest" }).getByRole("article").first()).toBeVisible();
  await expect(page.getByRole("tabpanel")).toHaveCount(1);
  await tab(page, "ACHIEVEMENTS").click();
  await expect(page.getByRole("tabpanel", { name: "ACHIEVEMENTS" }).getByText("Patent applications")).toBeVisible();
});

test("the arrow keys, Home and End select tabs", async ({ page }) => {
  await enter(page, "about/");
  await tab(page, "ACHIEVEMENTS").focus();
  for (const [key, name] of [
    ["ArrowRight", "other ACTIVITIES"],
    ["ArrowRight", "Personal Interest"],
    ["ArrowRight", "ACHIEVEMENTS"],
    ["ArrowLeft", "Personal Interest"],
    ["Home", "ACHIEVEMENTS"],
    ["End", "Personal Interest"],
  ] as const) {
    await page.keyboard.press(key);
    await expect(tab(page, name)).toHaveAttribute("aria-selected", "true");
    await expect(tab(page, name)).toBeFocused();
  }
});

test("the tabs are one stop of the Tab key, and the panel's content follows", async ({ page }) => {
  await enter(page, "about/");
  await tab(page, "ACHIEVEMENTS").focus();
  await page.keyboard.press("Tab");
  await expect(page.getByRole("tab").and(page.locator(":focus"))).toHaveCount(0);
});

test("the very first click on a tab, before its code is there, takes effect once it is, and once only", async ({
  page,
}) => {
  const release = await enterBeforeScripts(page);
  const selected = await watchSelection(page);
  await tab(page, "Personal Interest").click();
  await expect(tab(page, "ACHIEVEMENTS")).toHaveAttribute("aria-selected", "true");
  release();
  await expect(page.getByRole("tabpanel", { name: "Personal Interest" })).toBeVisible();
  expect(await selected.jsonValue()).toEqual(["Personal Interest"]);
});

test("the very first arrow key on a tab, before its code is there, moves by one once it is", async ({ page }) => {
  const release = await enterBeforeScripts(page);
  const selected = await watchSelection(page);
  await tab(page, "ACHIEVEMENTS").focus();
  await page.keyboard.press("ArrowRight");
  release();
  await expect(tab(page, "other ACTIVITIES")).toHaveAttribute("aria-selected", "true");
  await expect(tab(page, "other ACTIVITIES")).toBeFocused();
  expect(await selected.jsonValue()).toEqual(["other ACTIVITIES"]);
});

test("a tab that had the focus before its code came answers to the arrow keys once it is there", async ({ page }) => {
  const release = await enterBeforeScripts(page);
  await tab(page, "ACHIEVEMENTS").focus();
  release();
  await untilScriptsAreDone(page);
  await page.keyboard.press("ArrowRight");
  await expect(tab(page, "other ACTIVITIES")).toHaveAttribute("aria-selected", "true");
  await expect(tab(page, "other ACTIVITIES")).toBeFocused();
});

test("coming to life changes nothing of what the tabs and their panels show", async ({ page }) => {
  const release = await enterBeforeScripts(page);
  const main = page.getByRole("main");
  const look = async () => ({ text: await main.innerText(), box: await page.getByRole("tablist").boundingBox() });
  const before = await look();
  release();
  await untilScriptsAreDone(page);
  await tab(page, "ACHIEVEMENTS").hover();
  expect(await look()).toEqual(before);
});

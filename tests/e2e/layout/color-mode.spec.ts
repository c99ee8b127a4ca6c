import type { Page } from "@playwright/test";
import { enter } from "../support/landing.ts";
import { expect, test } from "../support/test.ts";

const control = (page: Page) => page.getByRole("button", { name: /^Colour mode/ });

/** "dark" if the page has light text on a dark background, "light" for the opposite. */
async function modeOf(page: Page): Promise<"light" | "dark"> {
  const [ground = 0, text = 0] = await page.evaluate(() => {
    const { backgroundColor, color } = getComputedStyle(document.body);
    return [backgroundColor, color].map((value) =>
      (value.match(/[\d.]+/g) ?? []).slice(0, 3).reduce((sum, part) => sum + Number(part), 0),
    );
  });
  return ground < text ? "dark" : "light";
}

test("at first the colours follow the system, at once when it changes", async ({ page }) => {
  await enter(page);
  expect(await modeOf(page)).toBe("light");
  await page.emulateMedia({ colorScheme: "dark" });
  expect(await modeOf(page)).toBe("dark");
  await page.emulateMedia({ colorScheme: "light" });
  expect(await modeOf(page)).toBe("light");
});

for (const [own, opposite] of [
  ["light", "dark"],
  ["dark", "light"],
] as const) {
  test(`one control goes from the system's ${own} mode to ${opposite}, to ${own}, and round again, and says so`, async ({
    page,
  }) => {
    await page.emulateMedia({ colorScheme: own });
    await enter(page);
    await expect(control(page)).toHaveAccessibleName("Colour mode: as the system");
    for (const [name, mode] of [
      [`Colour mode: ${opposite}`, opposite],
      [`Colour mode: ${own}`, own],
      ["Colour mode: as the system", own],
    ] as const) {
      await control(page).click();
      await expect(control(page)).toHaveAccessibleName(name);
      await expect(page.getByRole("status")).toHaveText(name);
      await expect(control(page).locator("svg:visible")).toHaveCount(1);
      expect(await modeOf(page)).toBe(mode);
    }
  });
}

test("the chosen mode is remembered on a reload and on every other page", async ({ page }) => {
  await enter(page);
  await control(page).click();
  expect(await modeOf(page)).toBe("dark");
  await page.reload();
  expect(await modeOf(page)).toBe("dark");
  await enter(page, "skills/");
  expect(await modeOf(page)).toBe("dark");
  await expect(control(page)).toHaveAccessibleName("Colour mode: dark");
});

test("the chosen mode and the control's name stay on the next page that opens without a reload", async ({ page }) => {
  await page.emulateMedia({ colorScheme: "dark" });
  await enter(page);
  await control(page).click();
  await page.getByRole("banner").getByRole("link", { name: "ABOUT" }).click();
  await expect(page.getByRole("heading", { level: 1, name: "ABOUT ME" })).toBeFocused();
  await expect(control(page)).toHaveAccessibleName("Colour mode: light");
  expect(await modeOf(page)).toBe("light");
});

for (const [chosen, system] of [
  ["dark", "light"],
  ["light", "dark"],
] as const) {
  test(`a page in the chosen ${chosen} mode shows no frame in the system's ${system} one`, async ({ page }) => {
    await page.emulateMedia({ colorScheme: system });
    await enter(page);
    await page.evaluate((mode) => localStorage.setItem("color-mode", mode), chosen);
    await page.addInitScript(() => {
      const schemes: string[] = [];
      Object.assign(window, { schemes });
      const look = () => {
        if (document.body) schemes.push(getComputedStyle(document.body).backgroundColor);
        requestAnimationFrame(look);
      };
      look();
    });
    // Without its scripts the page is as it is before they are there.
    await page.route(/\/assets\/.*\.js$/, () => {});
    await page.goto("./", { waitUntil: "commit" });
    const grounds = page.evaluateHandle(() => (window as unknown as { schemes: string[] }).schemes);
    await expect.poll(async () => (await (await grounds).jsonValue()).length).toBeGreaterThan(5);
    expect(await modeOf(page)).toBe(chosen);
    expect(new Set(await (await grounds).jsonValue()).size).toBe(1);
  });
}

test("where the browser refuses to store anything, the choice holds for the page", async ({ page }) => {
  await page.addInitScript(() => {
    Object.defineProperty(window, "localStorage", {
      get() {
        throw new DOMException("Refused", "SecurityError");
      },
    });
  });
  await enter(page);
  await control(page).click();
  expect(await modeOf(page)).toBe("dark");
});

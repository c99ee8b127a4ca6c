import { expect, test } from "@playwright/test";
import { designNames } from "../../../schema/designs/index.ts";
import { theme } from "../../../schema/parts/theme.ts";
import { findColorViolations } from "../support/accessibility.ts";
import { serveEveryBlock } from "./every-block.ts";

const accents = theme.shape.accent.unwrap().options;

for (const design of designNames) {
  test(`all text can be read with every accent in the design ${design}, in light and in dark`, async ({ page }) => {
    await page.emulateMedia({ reducedMotion: "reduce" });
    for (const accent of accents) {
      const { url, close } = await serveEveryBlock({ design, accent });
      try {
        await page.goto(url);
        for (const colorScheme of ["light", "dark"] as const) {
          await page.emulateMedia({ colorScheme });
          expect(await findColorViolations(page), `${accent}, ${colorScheme}`).toEqual([]);
        }
      } finally {
        await close();
      }
    }
  });
}

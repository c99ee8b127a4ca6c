import type { Locator, Page } from "@playwright/test";
import sharp from "sharp";

/** Those of the elements within which hardly any brightness differs, so that nothing of them can be seen. */
export async function findInvisible(page: Page, elements: Locator): Promise<string[]> {
  const boxes = await elements.evaluateAll((all) =>
    all.flatMap((element) => {
      const { x, y, width, height } = element.getBoundingClientRect();
      // What goes on beyond the edge of a list that scrolls sideways is seen when it is scrolled to.
      const list = element.closest("[role=tablist]")?.getBoundingClientRect();
      if (list && (x + width > list.right + 1 || x < list.left - 1)) return [];
      return { html: element.outerHTML.slice(0, 120), x: x + scrollX, y: y + scrollY, width, height };
    }),
  );
  const picture = await page.screenshot({ fullPage: true });
  const invisible: string[] = [];
  for (const { html, x, y, width, height } of boxes) {
    const [left, top] = [Math.floor(x), Math.floor(y)];
    const area = { left, top, width: Math.floor(width), height: Math.floor(height) };
    // What lies beside the page can't be cut out of it, nor be seen.
    const part = await sharp(picture)
      .extract(area)
      .greyscale()
      .toBuffer()
      .catch(() => undefined);
    const [brightness] = part ? (await sharp(part).stats()).channels : [];
    if (!brightness || brightness.max - brightness.min < 100) invisible.push(html);
  }
  return invisible;
}

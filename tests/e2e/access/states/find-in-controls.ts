import type { Page } from "@playwright/test";

const usable = "a[href], button, summary, [tabindex='0']";

/** What is smaller than a pointer or finger needs, in CSS pixels, but for links within a sentence. */
export function findSmallTargets(page: Page, part: string, size: number): Promise<string[]> {
  return page.locator(part).evaluate(
    (root, { selector, least }) => {
      const isWithinSentence = (element: Element) =>
        getComputedStyle(element).display === "inline" &&
        [...(element.parentNode?.childNodes ?? [])].some((node) => node.nodeType === 3 && node.textContent?.trim());
      return [...root.querySelectorAll<HTMLElement>(selector)].flatMap((element) => {
        const { width, height } = element.getBoundingClientRect();
        const isSeen = element.checkVisibility({ visibilityProperty: true }) && width > 1;
        if (!isSeen || isWithinSentence(element) || (width >= least && height >= least)) return [];
        return [`${element.textContent || element.getAttribute("aria-label")}: ${width} × ${height}`];
      });
    },
    { selector: usable, least: size },
  );
}

/**
 * Goes from stop to stop with the Tab key, as far as there are things to be used, and says what is wrong on the way: out
 * of the document's order, without a ring, out of the screen, or wholly covered (WCAG 2.2, criteria 2.4.3, 2.4.7, 2.4.11).
 */
export async function walkByTab(page: Page, part: string): Promise<string[]> {
  const count = await page.locator(part).evaluate((root, selector) => {
    const stops = [...root.querySelectorAll<HTMLElement>(selector)].filter(
      (element) => element.checkVisibility({ visibilityProperty: true }) && element.tabIndex >= 0,
    );
    stops.forEach((element, index) => {
      element.dataset["stop"] = String(index);
    });
    // From the beginning, wherever the focus has been: it goes on from where the last one was.
    const beginning = Object.assign(document.createElement("span"), { tabIndex: -1 });
    root.prepend(beginning);
    beginning.focus();
    beginning.remove();
    return stops.length;
  }, usable);
  const wrong: string[] = count === 0 ? ["nothing can be used"] : [];
  const visited: (string | undefined)[] = [];
  for (let step = 0; step < count; step += 1) {
    await page.keyboard.press("Tab");
    const { stop, pageErrors } = await page.evaluate(() => {
      const element = document.activeElement;
      if (!(element instanceof HTMLElement)) return { stop: undefined, pageErrors: "no element has the focus" };
      const name = element.textContent || element.getAttribute("aria-label") || element.tagName;
      const { outlineStyle, outlineWidth } = getComputedStyle(element);
      const { left, right, top, bottom } = element.getBoundingClientRect();
      // Nine places of it: one that is not covered is enough.
      const places = [0.1, 0.5, 0.9].flatMap((x) =>
        [0.1, 0.5, 0.9].map((y) => [left + (right - left) * x, top + (bottom - top) * y] as const),
      );
      const isSeen = places.some(([x, y]) => {
        const seen = document.elementFromPoint(x, y);
        return seen !== null && (element.contains(seen) || seen.contains(element));
      });
      const pageErrors = [
        outlineStyle === "none" || Number.parseFloat(outlineWidth) < 2 ? "has no ring" : "",
        isSeen ? "" : "is covered, or out of the screen",
      ].filter(Boolean);
      return { stop: element.dataset["stop"], pageErrors: pageErrors.map((text) => `${name} ${text}`).join(", ") };
    });
    if (pageErrors) wrong.push(pageErrors);
    visited.push(stop);
  }
  const expected = Array.from({ length: count }, (_, index) => String(index));
  if (visited.join() !== expected.join()) wrong.push(`the order of the stops is ${visited.join()}`);
  return wrong;
}

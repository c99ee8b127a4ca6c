import type { Page } from "@playwright/test";

/** Elements that overflow the screen to the left or right, outside of any scroll container. */
export async function findOverflow(page: Page): Promise<string[]> {
  return page.evaluate(() => {
    const { clientWidth, scrollWidth } = document.documentElement;
    // Visually hidden elements and their descendants.
    const isClipped = (element: Element | null): boolean =>
      element !== null &&
      ((getComputedStyle(element).position === "absolute" && element.clientWidth <= 1) ||
        isClipped(element.parentElement));
    const isInFrame = ({ parentElement }: Element): boolean =>
      parentElement !== null && (getComputedStyle(parentElement).overflowX === "auto" || isInFrame(parentElement));
    const beyond = [...document.querySelectorAll("#_root *:not(svg *)")].filter((element) => {
      if (!element.checkVisibility()) return false;
      const { left, right, width } = element.getBoundingClientRect();
      const isBeyond = width > 1 && (left < -0.5 || right > clientWidth + 0.5);
      return isBeyond && !isInFrame(element) && !isClipped(element);
    });
    const wide = scrollWidth > clientWidth ? [`the page is ${scrollWidth} wide`] : [];
    return [...wide, ...beyond.map((element) => element.outerHTML.slice(0, 150))];
  });
}

/** Texts of the page that lie over each other. */
export async function findOverlap(page: Page): Promise<string[]> {
  return page.getByRole("main").evaluate((main) => {
    const boxes = [...main.querySelectorAll("h1, h2, h3, h4, p, li, dt, dd, time, summary, [role=tab]")]
      .filter((element) => element.checkVisibility({ opacityProperty: true }) && !element.closest("dialog"))
      .map((element) => ({ element, box: element.getBoundingClientRect() }));
    return boxes.flatMap(({ element, box }, index) =>
      boxes
        .slice(index + 1)
        .filter(
          (other) =>
            !element.contains(other.element) &&
            box.left < other.box.right - 1 &&
            other.box.left < box.right - 1 &&
            box.top < other.box.bottom - 1 &&
            other.box.top < box.bottom - 1,
        )
        .map((other) => `${element.textContent} / ${other.element.textContent}`),
    );
  });
}

/** Sums up in the page what moves from now on, once its fonts are there. */
export async function watchShift(): Promise<void> {
  await document.fonts.ready;
  await new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done)));
  let shift = 0;
  Reflect.set(window, "shiftSoFar", () => shift);
  new PerformanceObserver((list) => {
    for (const entry of list.getEntries()) shift += Number(Reflect.get(entry, "value"));
  }).observe({ type: "layout-shift" });
}

import type { Page } from "@playwright/test";

/**
 * Texts that stand before what comes ahead of them in the document: above it, or to its left on the same line. What a
 * style sheet moves by `order` is left out: the hero's biography, which is understood before its buttons as after them
 * (WCAG 1.3.2), and in which nothing has the focus.
 */
export function findDisorder(page: Page, part: string): Promise<string[]> {
  return page.locator(part).evaluate((root) => {
    const wrong: string[] = [];
    const isMoved = (element: Element): boolean =>
      getComputedStyle(element).order !== "0" || (element.parentElement !== null && isMoved(element.parentElement));
    let last: { text: string; box: DOMRect } | undefined;
    const walker = document.createTreeWalker(root, NodeFilter.SHOW_TEXT);
    while (walker.nextNode()) {
      const node = walker.currentNode;
      const text = node.textContent?.trim() ?? "";
      const range = document.createRange();
      range.selectNode(node);
      const box = range.getBoundingClientRect();
      const parent = node.parentElement;
      const isSeen = parent?.checkVisibility({ opacityProperty: true, visibilityProperty: true }) && box.width > 1;
      if (parent && isMoved(parent)) continue;
      // What is only heard lies where nothing is seen of it.
      if (
        !text ||
        !parent ||
        !isSeen ||
        parent.closest("[data-screen-reader-only], [data-heads-panel]") ||
        parent.clientWidth === 1
      )
        continue;
      if (last) {
        const isAbove = box.bottom <= last.box.top + 1 && box.left < last.box.right - 1;
        const isLeft = box.right <= last.box.left + 1 && box.top < last.box.bottom - 4 && box.bottom > last.box.top + 4;
        if (isAbove || isLeft) wrong.push(`${last.text} / ${text}`);
      }
      last = { text, box };
    }
    return wrong;
  });
}

/** Texts that can't be read: cut off by a box that does not scroll, out of the screen, or under another text. */
export function findLostText(page: Page, part: string): Promise<string[]> {
  return page.locator(part).evaluate((root) => {
    const lost: string[] = [];
    const { clientWidth, clientHeight, scrollWidth } = document.documentElement;
    if (scrollWidth > clientWidth) lost.push(`the page is ${scrollWidth} pixels wide on a screen of ${clientWidth}`);
    const lines: { text: string; box: DOMRect }[] = [];

    const isLost = (element: Element, { left, right, top, bottom }: DOMRect): boolean => {
      for (let box: Element | null = element; box; box = box.parentElement) {
        const { overflowX, overflowY, position } = getComputedStyle(box);
        const frame = box.getBoundingClientRect();
        const clips = (overflow: string) => /hidden|clip/.test(overflow);
        // Tabs stand in one line, which scrolls by itself and brings the one that has the focus into sight.
        if (box.role === "tablist") return left + Math.abs(box.scrollLeft) < frame.left - 1;
        if (overflowX !== "visible" && (left < frame.left - 1 || right > frame.right + 1)) return true;
        if (clips(overflowY) && (top < frame.top - 1 || bottom > frame.bottom + 1)) return true;
        // What scrolls shows all from its beginning on.
        if (/auto|scroll/.test(overflowY)) return top + box.scrollTop < frame.top - 1;
        if (position === "fixed" && (top < -1 || bottom > clientHeight + 1)) return true;
      }
      return left < -1 || right > clientWidth + 1;
    };

    const walker = document.createTreeWalker(root, NodeFilter.SHOW_TEXT);
    while (walker.nextNode()) {
      const node = walker.currentNode;
      const parent = node.parentElement;
      const text = node.textContent?.trim() ?? "";
      const isSeen = parent?.checkVisibility({ opacityProperty: true, visibilityProperty: true });
      if (!text || !parent || !isSeen || parent.closest("[data-screen-reader-only], [data-heads-panel]")) continue;
      if (parent.clientWidth === 1 || getComputedStyle(parent).clipPath !== "none") continue;
      const range = document.createRange();
      range.selectNode(node);
      const boxes = [...range.getClientRects()];
      if (boxes.some((box) => isLost(parent, box))) lost.push(`cut off: ${text}`);
      lines.push(...boxes.map((box) => ({ text, box })));
    }
    lines.forEach(({ text, box }, index) => {
      for (const other of lines.slice(index + 1)) {
        const across = Math.min(box.right, other.box.right) - Math.max(box.left, other.box.left);
        const down = Math.min(box.bottom, other.box.bottom) - Math.max(box.top, other.box.top);
        // Lines are set closer than their boxes are high.
        const isOver = across > 1 && down > Math.min(box.height, other.box.height) / 2;
        if (isOver) lost.push(`over each other: ${text} / ${other.text}`);
      }
    });
    return [...new Set(lost)];
  });
}

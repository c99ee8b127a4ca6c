import type { Locator, Page } from "@playwright/test";

/** Something a visitor does on a page. */
export interface Interaction {
  name: string;
  /** What is acted upon; the first element that fits and can be seen. */
  target: string;
  /** How: a touch comes all at once, a mouse is seen coming and the page has time to prepare. */
  by: "touch" | "mouse";
  /** What fits this selector once the page has done what was asked; `{href}` is the target's link. */
  shown: string;
  /** What is done before, on the same page. */
  after?: string;
}

export const interactions: readonly Interaction[] = [
  { name: "first tab", target: "[role=tab]:nth-of-type(2)", by: "touch", shown: selectedTab(2) },
  { name: "second tab", target: "[role=tab]:nth-of-type(3)", by: "touch", shown: selectedTab(3), after: "first tab" },
  { name: "menu", target: "header button[command=show-modal]", by: "touch", shown: "header dialog[open]" },
  { name: "dialog", target: "main button[command=show-modal]", by: "touch", shown: "main dialog[open]" },
  { name: "accordion", target: "details > summary", by: "touch", shown: "details[open]" },
  {
    name: "page change",
    target: "header nav a[href]:not([aria-current])",
    by: "mouse",
    shown: 'header nav a[href="{href}"][aria-current=page]',
  },
  {
    name: "colour mode",
    target: "[data-control=color-mode]",
    by: "touch",
    // The browsers that measure prefer light colours.
    shown: "html[data-color-mode=dark]",
  },
];

function selectedTab(position: number): string {
  return `body:has([role=tab]:nth-of-type(${position})[aria-selected=true]) :nth-child(${position} of [role=tabpanel]):not([hidden])`;
}

/** What an interaction acts upon. */
export function findTarget(page: Page, { target }: Interaction): Locator {
  return page.locator(target).filter({ visible: true }).first();
}

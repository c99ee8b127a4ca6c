import * as marks from "../../marks.ts";

/**
 * Tells screen readers what has changed (WCAG 2.2, criterion 4.1.3): a changed name alone is not read out. The words are
 * in the language of an element.
 */
export function announce(words: string, of: Element | null | undefined): void {
  const status = document.getElementById(marks.statusId);
  if (!status) return;
  status.lang = of?.closest<HTMLElement>("[lang]")?.lang ?? "";
  status.textContent = words;
}

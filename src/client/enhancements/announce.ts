import * as dataAttributes from "../../data-attributes.ts";

/**
 * Announces a change to screen readers (WCAG 2.2, criterion 4.1.3): a changed accessible name alone is not read out.
 * The text has the language of the element `of`.
 */
export function announce(words: string, of: Element | null | undefined): void {
  const status = document.getElementById(dataAttributes.statusId);
  if (!status) return;
  status.lang = of?.closest<HTMLElement>("[lang]")?.lang ?? "";
  status.textContent = words;
}

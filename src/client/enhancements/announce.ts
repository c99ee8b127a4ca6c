import * as marks from "../../marks.ts";

/** Tells those who hear a page what has changed (WCAG 2.2, criterion 4.1.3): a changed name alone is not read out. */
export function announce(words: string): void {
  const status = document.getElementById(marks.statusId);
  if (status) status.textContent = words;
}

import * as marks from "../../marks.ts";

const mark = "reloaded-for-lost-code";

/**
 * Where code that a visitor needs can't be fetched, as after a new deployment, the page is loaded anew, once. Where
 * that has not helped, or can't be remembered, the page reads as it does without scripts.
 */
export function recoverFromLostCode(): void {
  try {
    if (sessionStorage.getItem(mark) !== location.pathname) {
      sessionStorage.setItem(mark, location.pathname);
      location.reload();
      return;
    }
  } catch {
    // Without storage there is no telling whether this was tried.
  }
  document.documentElement.removeAttribute(marks.js);
}

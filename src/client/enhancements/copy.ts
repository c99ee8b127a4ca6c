import * as marks from "../../marks.ts";
import { announce } from "./announce.ts";

/** How long a button says that it has copied, in milliseconds. */
const saidFor = 2000;

/** Buttons that copy a text, or that before them; where a browser refuses, the text is selected instead. */
export function startCopying(): void {
  document.addEventListener("click", async ({ target }) => {
    const button = target instanceof Element ? target.closest(`[${marks.copy}]`) : null;
    if (!button) return;
    try {
      await navigator.clipboard.writeText(
        button.getAttribute(marks.copy) || (button.previousElementSibling?.textContent ?? ""),
      );
      button.setAttribute(marks.copied, "");
      announce(button.getAttribute(marks.copyTold) ?? "");
      setTimeout(() => button.removeAttribute(marks.copied), saidFor);
    } catch {
      if (button.previousElementSibling) getSelection()?.selectAllChildren(button.previousElementSibling);
    }
  });
}

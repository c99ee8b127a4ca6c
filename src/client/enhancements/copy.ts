import * as marks from "../../marks.ts";
import { announce } from "./announce.ts";
import { onClick } from "./on-click.ts";

/** How long a button shows that it has copied, in milliseconds. */
const saidFor = 2000;

/** Handles buttons that copy a text, or that of the element before them. If the browser refuses, it is selected. */
export function startCopying(): void {
  onClick(`[${marks.copy}]`, async (button) => {
    const before = button.previousElementSibling;
    try {
      await navigator.clipboard.writeText(button.getAttribute(marks.copy) || (before?.textContent ?? ""));
      button.setAttribute(marks.copied, "");
      announce(button.getAttribute(marks.copyTold) ?? "", button);
      setTimeout(() => button.removeAttribute(marks.copied), saidFor);
    } catch {
      if (before) getSelection()?.selectAllChildren(before);
    }
  });
}

import * as dataAttributes from "../../data-attributes.ts";
import { announce } from "./announce.ts";
import { onClick } from "./on-click.ts";

/** How long a button shows that it has copied, in milliseconds. */
const saidFor = 2000;

/** Handles buttons that copy a text, or that of the element before them. If the browser refuses, it is selected. */
export function startCopying(): void {
  onClick(`[${dataAttributes.copy}]`, async (button) => {
    const before = button.previousElementSibling;
    try {
      await navigator.clipboard.writeText(button.getAttribute(dataAttributes.copy) || (before?.textContent ?? ""));
      button.setAttribute(dataAttributes.copied, "");
      announce(button.getAttribute(dataAttributes.copyAnnouncement) ?? "", button);
      setTimeout(() => button.removeAttribute(dataAttributes.copied), saidFor);
    } catch {
      if (before) getSelection()?.selectAllChildren(before);
    }
  });
}

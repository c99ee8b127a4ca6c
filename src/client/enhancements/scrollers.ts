import * as dataAttributes from "../../data-attributes.ts";

const observer = new ResizeObserver((entries) => {
  for (const { target } of entries) {
    if (target.scrollWidth > target.clientWidth) target.setAttribute("tabindex", "0");
    else target.removeAttribute("tabindex");
  }
});

/** Makes wide elements of the current page a stop for the keyboard only while they scroll. */
export function syncScrollers(): void {
  observer.disconnect();
  for (const element of document.querySelectorAll(`[${dataAttributes.scrolls}]`)) observer.observe(element);
}

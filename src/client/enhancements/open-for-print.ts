/**
 * Opens every item before printing and closes it again afterwards, in browsers where CSS can't: those without
 * `::details-content` (Firefox before 143, Safari before 18.4, Chrome before 131).
 */
export function startOpeningForPrint(): void {
  if (CSS.supports("selector(::details-content)")) return;
  let opened: HTMLDetailsElement[] = [];
  addEventListener("beforeprint", () => {
    opened = [...document.querySelectorAll<HTMLDetailsElement>("details:not([open])")];
    for (const item of opened) item.open = true;
  });
  addEventListener("afterprint", () => {
    for (const item of opened) item.open = false;
  });
}

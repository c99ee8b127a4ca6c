import { navigate, prepare, startNavigation } from "./navigation.ts";

/**
 * Answers the links of the prerendered page: on intent (hover, focus, touch) it fetches and renders the next page, on a
 * click it goes there without a reload. `afterFirst` is called once, after the first change of page.
 */
export function startLinks(afterFirst: () => void): void {
  startNavigation(afterFirst);
  for (const type of ["pointerover", "focusin", "touchstart"] as const) {
    document.addEventListener(type, (event) => prefetch(event.target), { passive: true });
  }
  document.addEventListener("click", (event) => {
    const url = pageAddress(event.target);
    if (!url || event.defaultPrevented || event.button !== 0) return;
    if (event.ctrlKey || event.metaKey || event.shiftKey || event.altKey) return;
    if (url.pathname === location.pathname && url.hash) return;
    event.preventDefault();
    void navigate(url.href);
  });
}

function prefetch(target: EventTarget | null): void {
  const url = pageAddress(target);
  if (!url || url.pathname === location.pathname) return;
  void prepare(url.pathname);
}

/** The address of the page of this site that an element links to, if it does. Pages end with a slash. */
function pageAddress(target: EventTarget | null): URL | undefined {
  const link = target instanceof Element ? target.closest<HTMLAnchorElement>("a[href]") : null;
  if (!link || link.target || link.origin !== location.origin || !link.pathname.endsWith("/")) return undefined;
  return new URL(link.href);
}

/** The URL of the page of this site that an element links to, if any. Page paths end with a slash. */
export function pageAddress(target: EventTarget | null): URL | undefined {
  const link = target instanceof Element ? target.closest<HTMLAnchorElement>("a[href]") : null;
  if (!link || link.target || link.origin !== location.origin || !link.pathname.endsWith("/")) return undefined;
  return new URL(link.href);
}

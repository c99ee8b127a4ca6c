import type { PageData } from "../../../schema/resolve/page-data.ts";
import * as marks from "../../marks.ts";
import { animateElement } from "../enhancements/animate.ts";
import { isPlainClick } from "../enhancements/on-click.ts";
import { loadPage } from "../page-store.ts";
import { enterEntry, keepPlace, leaveEntry, placeOfEntry } from "./places.ts";
import { changeView } from "./view-transition.ts";

let afterFirst: (() => void) | undefined;
let shownPath = "";
let latest = 0;

/**
 * Begins to answer links, back and forward: on intent (hover, focus, touch) it fetches and renders the next page, on a
 * click it goes there without a reload. `callback` is called once, after the first change of page.
 */
export function startNavigation(callback: () => void): void {
  afterFirst = callback;
  for (const type of ["pointerover", "focusin", "touchstart"] as const) {
    document.addEventListener(type, (event) => void prepare(event.target), { passive: true });
  }
  document.addEventListener("click", (event) => {
    const url = pageAddress(event.target);
    if (!url || event.defaultPrevented || !isPlainClick(event)) return;
    if (url.pathname === location.pathname && url.hash) return;
    event.preventDefault();
    void navigate(url.href);
  });
  const [loaded] = performance.getEntriesByType("navigation");
  shownPath = loaded ? new URL(loaded.name).pathname : location.pathname;
  const place = placeOfEntry();
  // The document that was here before had taken the places over from the browser.
  if (history.scrollRestoration === "manual" && place !== undefined) scrollTo({ top: place, behavior: "instant" });
  addEventListener("popstate", () => void restore());
  addEventListener("pagehide", () => {
    if (history.scrollRestoration === "manual") keepPlace();
  });
  // Back or forward may have been asked for before this script was there.
  if (shownPath !== location.pathname) void restore();
}

/** The address of the page of this site that an element links to, if it does. Pages end with a slash. */
function pageAddress(target: EventTarget | null): URL | undefined {
  const link = target instanceof Element ? target.closest<HTMLAnchorElement>("a[href]") : null;
  if (!link || link.target || link.origin !== location.origin || !link.pathname.endsWith("/")) return undefined;
  return new URL(link.href);
}

/** Whether the document's own policy allows its forms, which no other page is to be shown under. */
function hasForms(): boolean {
  return document.forms.length > 0;
}

/** Whether a page is in another language than the document: what the document says by itself would not fit it. */
function isForeign({ shell }: PageData): boolean {
  return shell.language !== document.documentElement.lang;
}

/** Fetches and renders the page that the visitor may want next. A failure shows itself when the link is followed. */
async function prepare(target: EventTarget | null): Promise<void> {
  const path = pageAddress(target)?.pathname;
  if (path === undefined || path === location.pathname || hasForms()) return;
  try {
    const [page, { preparePage }] = await Promise.all([loadPage(path), import("./app.tsx")]);
    if (!page.forms && !isForeign(page)) preparePage(page, navigate);
  } catch {}
}

/** Goes to a page of this site without a reload; where that fails, the browser follows the link. */
async function navigate(to: string): Promise<void> {
  const url = new URL(to, location.href);
  const turn = ++latest;
  if (url.pathname === location.pathname && url.hash) {
    location.assign(url);
    return;
  }
  const enter = () => {
    enterEntry();
    leaveEntry();
    history[url.href === location.href ? "replaceState" : "pushState"]({}, "", url);
    enterEntry();
  };
  await present(url, turn, { enter, giveUp: () => location.assign(url) });
}

/** Shows what back or forward led to, as far down as it was left: even after a reload, it may come without a load. */
async function restore(): Promise<void> {
  const turn = ++latest;
  const isSamePage = location.pathname === shownPath;
  // Within one page the browser does all, until the places are ours.
  if (isSamePage && history.scrollRestoration === "auto") return;
  leaveEntry();
  enterEntry();
  const place = placeOfEntry();
  if (isSamePage) {
    scrollToPlace(location.hash, place);
    focusPlace(location.hash);
    fadeIn();
  } else await present(location, turn, { place, giveUp: () => location.reload() });
}

/** Shows the page that stands anew, with other data: nothing moves, the focus stays. */
export async function refreshPage(page: PageData): Promise<void> {
  const { updatePage } = await import("./app.tsx");
  await updatePage(page, navigate);
  leaveFirst(page);
}

interface Change {
  /** How far down the page was left, in CSS pixels. */
  place?: number | undefined;
  /** Makes the page's entry in the history, where it has none. */
  enter?: () => void;
  /** Leaves to the browser what fails here. */
  giveUp: () => void;
}

/**
 * Puts a page in place of the one that is shown, unless the visitor has gone on meanwhile. A page with forms is left to
 * the browser, and so is the way from one: each is a document with a policy of its own.
 */
async function present(address: URL | Location, turn: number, { place, enter, giveUp }: Change): Promise<void> {
  if (hasForms()) return giveUp();
  try {
    const [page, app] = await Promise.all([loadPage(address.pathname), import("./app.tsx")]);
    if (page.forms || isForeign(page)) throw new Error("this page has a document of its own");
    const next = await app.takePage(page, navigate);
    const hasMoved = await changeView(() => {
      if (turn !== latest) {
        app.dropPage(next);
        return;
      }
      enter?.();
      history.scrollRestoration = "manual";
      app.showPage(next);
      leaveFirst(page);
      scrollToPlace(address.hash, place);
    });
    if (turn !== latest) return;
    focusPlace(address.hash);
    if (!hasMoved) fadeIn();
  } catch {
    if (turn === latest) giveUp();
  }
}

/** The motion of browsers that have none of their own for this. */
function fadeIn(): void {
  const main = document.getElementById(marks.contentId);
  if (main) void animateElement(main, { opacity: [0, 1] }, 0.2);
}

/** The prerendered document's own page is gone; what brought it to life has nothing more to do. */
function leaveFirst(page: PageData): void {
  shownPath = page.href;
  afterFirst?.();
  afterFirst = undefined;
}

/** Puts the focus where a reader of the new page begins: at the anchor, or at its heading. */
function focusPlace(hash: string): void {
  const main = document.getElementById(marks.contentId);
  const target = findAnchor(hash) ?? main?.querySelector<HTMLElement>("h1") ?? main;
  if (target && !target.matches("a[href], button, summary")) target.tabIndex = -1;
  target?.focus({ preventScroll: true });
}

/** Scrolls to the old place, to the anchor, or to the page's beginning. */
function scrollToPlace(hash: string, scroll: number | undefined): void {
  const anchor = findAnchor(hash);
  if (scroll !== undefined) scrollTo({ top: scroll, behavior: "instant" });
  else if (anchor) anchor.scrollIntoView();
  else scrollTo({ top: 0, behavior: "instant" });
}

function findAnchor(hash: string): HTMLElement | null {
  try {
    return hash ? document.getElementById(decodeURIComponent(hash.slice(1))) : null;
  } catch {
    // An address that is wrongly encoded names no element.
    return null;
  }
}

import type { PageData } from "../../../schema/resolve/page-data.ts";
import * as dataAttributes from "../../data-attributes.ts";
import { animateElement } from "../enhancements/animate.ts";
import { followDialogEntry, isDialogEntry, leaveDialogEntry } from "../enhancements/dialog-entries.ts";
import { isPlainClick } from "../enhancements/on-click.ts";
import { pageAddress } from "../enhancements/page-address.ts";
import { loadPage } from "./page-store.ts";
import { enterEntry, saveScrollPositions } from "./scroll-positions.ts";

let onFirstChange: () => void = () => {};
let shownPath = "";
let wanted: URL | undefined;

/**
 * Handles links, back and forward. On intent (hover, focus, touch) the next page is fetched and rendered; on click it
 * is shown without a reload. `callback` is called when the prerendered page is replaced.
 */
export function startNavigation(callback: () => void): void {
  onFirstChange = callback;
  for (const type of ["pointerover", "focusin", "touchstart"] as const) {
    document.addEventListener(type, prepare, { passive: true });
  }
  document.addEventListener("click", (event) => {
    const url = pageAddress(event.target);
    if (!url || event.defaultPrevented || !isPlainClick(event)) return;
    event.preventDefault();
    void navigate(url.href);
  });
  const [loaded] = performance.getEntriesByType("navigation");
  shownPath = loaded ? new URL(loaded.name).pathname : location.pathname;
  const place = enterEntry();
  // The document before this one had taken over scroll restoration from the browser.
  if (history.scrollRestoration === "manual" && place !== undefined) scrollTo({ top: place, behavior: "instant" });
  addEventListener("popstate", () => {
    if (location.pathname !== shownPath || !followDialogEntry()) void restore();
  });
  addEventListener("pagehide", saveScrollPositions);
  // The visitor may have gone back or forward before this script ran.
  if (shownPath !== location.pathname) void restore();
}

/** Renders the page that the visitor may open next. An error matters only if the link is followed. */
function prepare({ target }: Event): void {
  const url = pageAddress(target);
  if (url && url.pathname !== location.pathname) render(url.pathname, () => !wanted).catch(() => {});
}

/**
 * Renders a page if it is still wanted once its data and code are loaded. Rejects for a page that needs its own
 * document: the document's security policy names the services of its forms, and its text outside the page is in one
 * language.
 */
async function render(path: string, isWanted: () => boolean) {
  if (document.forms.length > 0) throw new Error("this page has forms");
  const [page, app] = await Promise.all([loadPage(path), import("./app.tsx")]);
  await app.prepared;
  if (page.forms || page.shell.language !== document.documentElement.lang) throw new Error(`${path} is loaded`);
  return isWanted() ? app.renderPage(page, navigate) : undefined;
}

/** Navigates within the site without a reload. If that fails, the browser follows the link. */
async function navigate(to: string): Promise<void> {
  const url = new URL(to, location.href);
  if (url.hash && url.pathname === location.pathname) location.assign(url);
  else await changePage(url);
}

/** Shows the page of a history entry, as far down as it was left. Even after a reload, the browser may not load it. */
async function restore(): Promise<void> {
  const place = enterEntry();
  if (location.pathname !== shownPath) return changePage(new URL(location.href), place);
  wanted = undefined;
  // Within one page the browser does everything, unless scroll restoration is manual.
  if (history.scrollRestoration === "manual") arrive(location.hash, place);
}

/**
 * Renders the page at `pathname` with new data, if it is still the current one. Scroll position and focus are kept.
 * @param isWanted false if newer data has come; asked once the page's code is loaded
 * @param untilReleased resolves when no button is pressed: a click on elements that were replaced meanwhile would be lost
 * @returns false if it isn't shown: newer data has come, or a link is being followed or has led to another page
 */
export async function refreshPage(
  page: PageData,
  pathname: string,
  isWanted: () => boolean,
  untilReleased: () => Promise<void>,
): Promise<boolean> {
  const { prepared, updatePage } = await import("./app.tsx");
  await prepared;
  if (!isWanted() || wanted || location.pathname !== pathname) return false;
  const isShown = await updatePage(page, navigate, untilReleased);
  if (isShown) leaveFirst(page.href);
  return isShown;
}

/** Replaces the current page, unless another navigation starts meanwhile. `place`: scroll position to restore. */
async function changePage(url: URL, place?: number): Promise<void> {
  wanted = url;
  const isWanted = () => wanted === url;
  try {
    const next = await render(url.pathname, isWanted);
    if (!next || !(await next.ready) || !isWanted()) return;
    if (url.href !== location.href) {
      if (isDialogEntry()) history.replaceState({}, "", url);
      else {
        await leaveDialogEntry();
        history.pushState({}, "", url);
      }
      enterEntry();
    } else await leaveDialogEntry();
    history.scrollRestoration = "manual";
    next.show();
    leaveFirst(url.pathname);
    arrive(url.hash, place);
    wanted = undefined;
  } catch {
    if (!isWanted()) return;
    if (url.href === location.href) location.reload();
    else if (isDialogEntry()) location.replace(url);
    else location.assign(url);
  }
}

/** Runs `onFirstChange` once: the prerendered page is gone, and its enhancements end. */
function leaveFirst(path: string): void {
  shownPath = path;
  onFirstChange();
  onFirstChange = () => {};
}

/** Scrolls to the former position, else to the anchor or the top. Focuses the anchor or the heading, and fades in. */
function arrive(hash: string, place: number | undefined): void {
  const main = document.getElementById(dataAttributes.contentId);
  const anchor = findAnchor(hash);
  if (anchor && place === undefined) anchor.scrollIntoView();
  else scrollTo({ top: place ?? 0, behavior: "instant" });
  const target = anchor ?? main?.querySelector<HTMLElement>("h1") ?? main;
  if (target && !target.matches("a[href], button, summary")) target.tabIndex = -1;
  target?.focus({ preventScroll: true });
  if (main) void animateElement(main, { opacity: [0, 1] }, 0.2);
}

function findAnchor(hash: string): HTMLElement | null {
  try {
    return hash ? document.getElementById(decodeURIComponent(hash.slice(1))) : null;
  } catch {
    // A fragment with invalid percent-encoding names no element.
    return null;
  }
}

import type { PageData } from "../../schema/resolve/page-data.ts";
import { animateElement } from "../behaviour/animate.ts";
import { loadPage } from "./page-store.ts";

type ShowPage = typeof import("./app.tsx").showPage;

/** What the history keeps of an entry: how far down it was when it was left, in CSS pixels. */
interface HistoryState {
  scroll?: number;
}

let afterFirst: (() => void) | undefined;
let isTakenOver = false;
let latest = 0;

/** Begins to answer links; `callback` is called once, after the first page change. */
export function startNavigation(callback: () => void): void {
  afterFirst = callback;
}

/** Takes back and forward over from the browser; each entry of the history keeps its own place. */
function takeOver(): void {
  if (isTakenOver) return;
  isTakenOver = true;
  history.scrollRestoration = "manual";
  // A page that is loaded anew gets its place back from the browser.
  addEventListener("pagehide", () => {
    keepScroll();
    history.scrollRestoration = "auto";
  });
  addEventListener("pageshow", () => {
    history.scrollRestoration = "manual";
  });
  addEventListener("popstate", () => void restore());
}

/** Puts a page in place of the one that is shown. */
async function present(page: PageData, show: ShowPage): Promise<void> {
  await show(page, navigate);
  afterFirst?.();
  afterFirst = undefined;
}

/** Goes to a page of this site without a reload; where that fails, the browser follows the link. */
export async function navigate(to: string, { replace = false } = {}): Promise<void> {
  const url = new URL(to, location.href);
  const turn = ++latest;
  if (url.pathname === location.pathname && url.hash) {
    location.assign(url);
    return;
  }
  try {
    const [page, { showPage }] = await Promise.all([loadPage(url.pathname), import("./app.tsx")]);
    if (turn !== latest) return;
    takeOver();
    keepScroll();
    history[replace || url.href === location.href ? "replaceState" : "pushState"]({}, "", url);
    await present(page, showPage);
  } catch {
    location.assign(url);
    return;
  }
  settle(url.hash, undefined);
}

/** Shows the page that back or forward led to, as far down as it was left. */
async function restore(): Promise<void> {
  const turn = ++latest;
  const state: HistoryState | null = history.state;
  try {
    const [page, { showPage }] = await Promise.all([loadPage(location.pathname), import("./app.tsx")]);
    if (turn !== latest) return;
    await present(page, showPage);
  } catch {
    location.reload();
    return;
  }
  settle(location.hash, state?.scroll);
}

/** Shows the page of this address anew, where its data has changed: nothing moves, the focus stays. */
export async function refreshPage(): Promise<void> {
  const [page, { showPage }] = await Promise.all([loadPage(location.pathname), import("./app.tsx")]);
  takeOver();
  await present(page, showPage);
}

function keepScroll(): void {
  const state: HistoryState = { ...history.state, scroll: scrollY };
  history.replaceState(state, "");
}

/** Puts focus and scroll where a reader of the new page begins: at the anchor, at the old place, or at its heading. */
function settle(hash: string, scroll: number | undefined): void {
  const main = document.getElementById("_content");
  const anchor = findAnchor(hash);
  const target = anchor ?? main?.querySelector<HTMLElement>("h1") ?? main;
  if (target && !target.matches("a[href], button, summary")) target.tabIndex = -1;
  target?.focus({ preventScroll: true });
  if (scroll !== undefined) scrollTo({ top: scroll, behavior: "instant" });
  else if (anchor) anchor.scrollIntoView();
  else scrollTo({ top: 0, behavior: "instant" });
  if (main) void animateElement(main, { opacity: [0, 1] }, 0.2);
}

function findAnchor(hash: string): HTMLElement | null {
  try {
    return hash ? document.getElementById(decodeURIComponent(hash.slice(1))) : null;
  } catch {
    // An address that is wrongly encoded names no element.
    return null;
  }
}

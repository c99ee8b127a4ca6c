import { startTransition, useCallback, useLayoutEffect } from "react";
import { createRoot } from "react-dom/client";
import { Router } from "wouter";
import type { PageData } from "../../../schema/resolve/page-data.ts";
import * as dataAttributes from "../../data-attributes.ts";
import { documentDesign, loadDesign } from "../../designs/load-design.ts";
import { PageView } from "../../layout/page-view.tsx";
import type { Design } from "../../theme/design.ts";
import { designSystem, Theme } from "../../theme/theme.tsx";
import { syncControls } from "../enhancements/controls.ts";
import { startOnDemand, syncFilters } from "../enhancements/on-demand.ts";
import { syncScrollers } from "../enhancements/scrollers.ts";
import { startSmoothScroll } from "../enhancements/smooth-scroll.ts";

/** Navigates to another page. Never rejects: if it fails, the browser follows the link. */
type Navigate = (to: string) => Promise<void>;

let design: Design;

/** Resolves when pages can be rendered. The design system is created in a task of its own, to avoid a long task. */
export const prepared = loadDesign(documentDesign()).then(async (loaded) => {
  design = loaded;
  await nextTask();
  designSystem(design);
});

function App({ page, navigate, onReady }: { page: PageData; navigate: Navigate; onReady: () => void }) {
  const { href } = page;
  useLayoutEffect(onReady, [onReady]);
  // Links are rendered again only if it is another function.
  const useLocation = useCallback((): [string, Navigate] => [href, navigate], [href, navigate]);
  return (
    <Theme design={design}>
      <Router hook={useLocation}>
        <PageView key={page.href} page={page} />
      </Router>
    </Theme>
  );
}

/** A page rendered into its own element. */
class RenderedPage {
  readonly element = document.createElement("div");
  readonly page: PageData;
  /** Resolves with false if another page takes its place, and rejects with a view's error. */
  readonly ready: Promise<boolean>;
  readonly #root = createRoot(this.element, { onUncaughtError: (error) => this.#fail(error) });
  /** Both settle the promise of the last render, unless it is settled already. */
  #leave = () => {};
  #fail: (error: unknown) => void = () => {};

  constructor(page: PageData, navigate: Navigate) {
    this.page = page;
    this.ready = this.render(page, navigate, startTransition);
    // An error matters only if the page is shown.
    this.ready.catch(() => {});
  }

  /** Renders other data in its place. The promise settles as `ready` does, and with false if still newer data comes. */
  render(page: PageData, navigate: Navigate, schedule = (render: () => void) => render()): Promise<boolean> {
    this.#leave();
    return new Promise((resolve, reject) => {
      this.#leave = () => resolve(false);
      this.#fail = reject;
      schedule(() => this.#root.render(<App page={page} navigate={navigate} onReady={() => resolve(true)} />));
    });
  }

  /** Replaces the document's page. */
  show(): void {
    const last = shown;
    shown = this;
    next = undefined;
    document.getElementById(dataAttributes.rootId)?.replaceWith(this.element);
    this.element.id = dataAttributes.rootId;
    // A dialog that is removed with its page fires no event.
    document.documentElement.removeAttribute(dataAttributes.modal);
    syncPage(this.page);
    countVisit(this.page);
    startOnDemand();
    startSmoothScroll();
    if (last) setTimeout(() => last.end());
  }

  end(): void {
    this.#root.unmount();
    this.#leave();
  }
}

let shown: RenderedPage | undefined;
let next: RenderedPage | undefined;

/**
 * Renders a page outside the document, in time slices, so that input is never blocked. It replaces the page that waits to
 * be shown, unless that is the same page, which is returned.
 */
export function renderPage(page: PageData, navigate: Navigate): RenderedPage {
  if (next?.page === page) return next;
  next?.end();
  next = new RenderedPage(page, navigate);
  return next;
}

/**
 * Renders the current page again with new data. Open elements stay open, and the focus is kept.
 * @returns false if the page that a link leads to has come meanwhile
 */
export async function updatePage(
  page: PageData,
  navigate: Navigate,
  untilReleased: () => Promise<void>,
): Promise<boolean> {
  if (shown) {
    const isRendered = await shown.render(page, navigate);
    if (isRendered) syncPage(page);
    return isRendered;
  }
  const first = renderPage(page, navigate);
  if (!(await first.ready)) return false;
  await untilReleased();
  if (next !== first) return false;
  first.show();
  return true;
}

function syncPage(page: PageData): void {
  updateHead(page);
  syncControls();
  syncFilters();
  syncScrollers();
}

/** Updates the head for another page, except metadata for programs: they load each page anew. @internal */
export function updateHead({ title, description = "", url }: PageData): void {
  document.title = title;
  document.querySelector("link[rel=canonical]")?.setAttribute("href", url);
  document.querySelector("meta[name=description]")?.setAttribute("content", description);
}

/** Counts a page view after navigation without a reload. A loaded document counts its own. */
function countVisit({ pixel }: PageData): void {
  if (pixel === undefined || __FOR_OWNERS__) return;
  const picture = new Image();
  picture.referrerPolicy = "no-referrer";
  // A browser would not request the same image twice.
  picture.src = `${pixel}&rnd=${Math.random()}`;
}

/** Lets the browser handle input before the work continues. Where it exists, `yield` is not throttled as timers are. */
function nextTask(): Promise<void> {
  if ("scheduler" in globalThis && "yield" in scheduler) return scheduler.yield();
  return new Promise((resolve) => setTimeout(resolve));
}

import { startTransition, useLayoutEffect } from "react";
import { createRoot, type Root } from "react-dom/client";
import { Router } from "wouter";
import type { PageData } from "../../../schema/resolve/page-data.ts";
import { loadDesign } from "../../designs/load-design.ts";
import { PageView } from "../../layout/page-view.tsx";
import * as marks from "../../marks.ts";
import type { Design } from "../../theme/design.ts";
import { designSystem, Theme } from "../../theme/theme.tsx";
import { syncControls } from "../enhancements/controls.ts";
import { startOnDemand, syncFilters } from "../enhancements/on-demand.ts";
import { startSmoothScroll } from "../enhancements/smooth-scroll.ts";

/** Goes to another page; rejects never: what it can't do, the browser does. */
type Navigate = (to: string) => Promise<void>;

interface AppProps {
  page: PageData;
  design: Design;
  navigate: Navigate;
  onReady: () => void;
}

function App({ page, design, navigate, onReady }: AppProps) {
  useLayoutEffect(onReady, [onReady]);
  return (
    <Theme design={design}>
      <Router hook={() => [page.href, navigate]}>
        <PageView key={page.href} page={page} />
      </Router>
    </Theme>
  );
}

/** A page that is rendered beside the document, in slices, so that nothing the visitor does has to wait. */
interface RenderedPage {
  page: PageData;
  root: Root;
  element: HTMLElement;
  /** Resolves once all of it stands; rejects with what a view throws where nothing catches it. */
  ready: Promise<void>;
  isDropped: boolean;
}

let shown: RenderedPage | undefined;
let prepared: RenderedPage | undefined;

/** Renders the page that the visitor may want next, so that it has only to be put in its place. The last one counts. */
export function preparePage(page: PageData, navigate: Navigate): void {
  if (prepared?.page === page) return;
  if (prepared) dropPage(prepared);
  prepared = renderPage(page, navigate);
  // A failure shows itself when the page is wanted.
  prepared.ready.catch(() => {});
}

/** A page, once it stands: the prepared one, or one that is rendered now. Whoever takes it shows it or drops it. */
export async function takePage(page: PageData, navigate: Navigate): Promise<RenderedPage> {
  const taken = prepared?.page === page ? prepared : renderPage(page, navigate);
  if (taken === prepared) prepared = undefined;
  await taken.ready;
  return taken;
}

export function dropPage(page: RenderedPage): void {
  page.isDropped = true;
  page.root.unmount();
}

/** Puts a page in place of the document's. */
export function showPage(next: RenderedPage): void {
  const last = shown;
  shown = next;
  document.getElementById(marks.rootId)?.replaceWith(next.element);
  next.element.id = marks.rootId;
  // A dialog that goes with its page doesn't say that it closes.
  document.documentElement.removeAttribute(marks.modal);
  updateHead(next.page);
  countVisit(next.page);
  syncControls();
  startOnDemand();
  syncFilters();
  startSmoothScroll();
  if (last) setTimeout(() => dropPage(last));
}

let updates = 0;

/**
 * Shows the page that stands anew, with other data: what is open stays open, and the focus where it is. Where several
 * are under way at once, the last one counts, whichever is rendered first.
 */
export async function updatePage(page: PageData, navigate: Navigate): Promise<void> {
  updates += 1;
  const update = updates;
  if (!shown) {
    const next = await takePage(page, navigate);
    if (update === updates) showPage(next);
    else dropPage(next);
    return;
  }
  shown.page = page;
  const { root } = shown;
  await renderInto(root, page, await loadDesign(page.shell.theme.design), navigate);
  updateHead(page);
  syncControls();
  syncFilters();
}

function renderPage(page: PageData, navigate: Navigate): RenderedPage {
  const element = document.createElement("div");
  let fail: (reason: unknown) => void = () => {};
  const failed = new Promise<never>((_resolve, reject) => {
    fail = reject;
  });
  const root = createRoot(element, { onUncaughtError: (error) => fail(error) });
  const rendered: RenderedPage = { page, root, element, isDropped: false, ready: failed };
  const render = async () => {
    // Tasks of their own, so that none is long.
    await nextTask();
    const design = await loadDesign(page.shell.theme.design);
    designSystem(design);
    // Nothing may come between: React refuses to render into what is dropped.
    if (!rendered.isDropped) await renderInto(root, page, design, navigate);
  };
  rendered.ready = Promise.race([failed, render()]);
  return rendered;
}

function renderInto(root: Root, page: PageData, design: Design, navigate: Navigate): Promise<void> {
  return new Promise((resolve) => {
    startTransition(() => root.render(<App page={page} design={design} navigate={navigate} onReady={resolve} />));
  });
}

/** Makes the head that of another page, but for what only programs read: they load each page anew. @internal */
export function updateHead({ title, description = "", url, shell }: PageData): void {
  document.title = title;
  document.documentElement.lang = shell.language;
  document.querySelector("link[rel=canonical]")?.setAttribute("href", url);
  document.querySelector("meta[name=description]")?.setAttribute("content", description);
}

/** Counts a page that was come to without a load, as its document does itself. */
function countVisit({ pixel }: PageData): void {
  if (pixel === undefined || __FOR_OWNERS__) return;
  const picture = new Image();
  picture.referrerPolicy = "no-referrer";
  // A browser would not ask twice for the same picture.
  picture.src = `${pixel}&rnd=${Math.random()}`;
}

/** Lets the browser answer the visitor before the work goes on. */
function nextTask(): Promise<void> {
  if ("scheduler" in globalThis && "yield" in scheduler) return scheduler.yield();
  return new Promise((resolve) => setTimeout(resolve));
}

import { startTransition, useLayoutEffect } from "react";
import { createRoot, type Root } from "react-dom/client";
import { Router } from "wouter";
import type { PageData } from "../../../schema/resolve/page-data.ts";
import { documentDesign, loadDesign } from "../../designs/load-design.ts";
import { PageView } from "../../layout/page-view.tsx";
import * as marks from "../../marks.ts";
import type { Design } from "../../theme/design.ts";
import { designSystem, Theme } from "../../theme/theme.tsx";
import { syncControls } from "../enhancements/controls.ts";
import { startOnDemand, syncFilters } from "../enhancements/on-demand.ts";
import { startSmoothScroll } from "../enhancements/smooth-scroll.ts";

/** Goes to another page; never rejects: what it can't do, the browser does. */
type Navigate = (to: string) => Promise<void>;

let design: Design;

/** Resolves when pages can be rendered. The design's system is made in a task of its own, so that none is long. */
export const prepared = loadDesign(documentDesign()).then(async (loaded) => {
  design = loaded;
  await nextTask();
  designSystem(design);
});

function App({ page, navigate, onReady }: { page: PageData; navigate: Navigate; onReady: () => void }) {
  useLayoutEffect(onReady, [onReady]);
  return (
    <Theme design={design}>
      <Router hook={() => [page.href, navigate]}>
        <PageView key={page.href} page={page} />
      </Router>
    </Theme>
  );
}

/** A page that is rendered in an element of its own, in slices, so that nothing the visitor does has to wait. */
interface RenderedPage {
  page: PageData;
  root: Root;
  element: HTMLElement;
  /** Puts it in place of the document's page. */
  show: () => void;
  /** Resolves when all of it is rendered, rejects with what a view throws; stays pending if another page replaces it. */
  ready: Promise<void>;
}

let shown: RenderedPage | undefined;
let next: RenderedPage | undefined;

/** Renders a page beside the document, so that it has only to be put in its place. Only the last one is kept. */
export function renderPage(page: PageData, navigate: Navigate): RenderedPage {
  if (next?.page === page) return next;
  next?.root.unmount();
  const element = document.createElement("div");
  let fail: (reason: unknown) => void = () => {};
  const failed = new Promise<never>((_resolve, reject) => {
    fail = reject;
  });
  const root = createRoot(element, { onUncaughtError: (error) => fail(error) });
  const ready = Promise.race([failed, renderInto(root, page, navigate)]);
  // A failure is of interest only when the page is wanted.
  ready.catch(() => {});
  const rendered: RenderedPage = { page, root, element, ready, show: () => showPage(rendered) };
  next = rendered;
  return rendered;
}

function renderInto(root: Root, page: PageData, navigate: Navigate): Promise<void> {
  return new Promise((resolve) => {
    startTransition(() => root.render(<App page={page} navigate={navigate} onReady={resolve} />));
  });
}

function showPage(rendered: RenderedPage): void {
  const last = shown;
  shown = rendered;
  next = undefined;
  document.getElementById(marks.rootId)?.replaceWith(rendered.element);
  rendered.element.id = marks.rootId;
  // A dialog that is removed with its page fires no event.
  document.documentElement.removeAttribute(marks.modal);
  updateHead(rendered.page);
  countVisit(rendered.page);
  syncControls();
  startOnDemand();
  syncFilters();
  startSmoothScroll();
  if (last) setTimeout(() => last.root.unmount());
}

/** Renders the page that is shown again, with other data: what is open stays open, and the focus where it is. */
export async function updatePage(page: PageData, navigate: Navigate): Promise<void> {
  if (shown) {
    await renderInto(shown.root, page, navigate);
    updateHead(page);
    syncControls();
    syncFilters();
  } else {
    const first = renderPage(page, navigate);
    await first.ready;
    first.show();
  }
}

/** Makes the head that of another page, but for what only programs read: they load each page anew. @internal */
export function updateHead({ title, description = "", url, shell }: PageData): void {
  document.title = title;
  document.documentElement.lang = shell.language;
  document.querySelector("link[rel=canonical]")?.setAttribute("href", url);
  document.querySelector("meta[name=description]")?.setAttribute("content", description);
}

/** Counts a page that was reached without a load, as its document does itself. */
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

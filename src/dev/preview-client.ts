import * as dataAttributes from "../data-attributes.ts";
import { openDetailsAround } from "../editor/open-details.ts";
import type { FromPreview, ToPreview } from "../editor/preview-channel.ts";
import { editedText, InPlace } from "./in-place.ts";
import { PartHandle } from "./part-handle.ts";
import { findShown, findTarget, nodesAt, nodesOf, selectorOf } from "./shown-nodes.ts";

let isStarted = false;

/** Connects the page with the editor that frames it. */
export function startPreviewClient(origin: string): void {
  // The server says it again whenever its events were interrupted.
  if (isStarted) return;
  isStarted = true;
  const send = (message: FromPreview) => window.parent.postMessage(message, origin);
  const inPlace = new InPlace(send);
  const handle = new PartHandle(send);
  const marks = new CSSStyleSheet();
  document.adoptedStyleSheets.push(marks);
  let shown: ToPreview | undefined;
  /** The text that was clicked twice before the editor had answered the first click. */
  let awaited: MouseEvent | undefined;
  let isFollowing = false;
  /** What was chosen elsewhere, until a render shows it: it is then brought into sight. */
  let hidden: readonly string[] = [];
  let isClicked = false;
  /** The rules of `marks`. */
  let lastRules = "";

  const show = (next: ToPreview) => {
    if (next.nodes[0] !== shown?.nodes[0]) {
      hidden = isClicked ? [] : next.nodes;
      isClicked = false;
    }
    shown = next;
    if (next.colorMode) document.documentElement.setAttribute(dataAttributes.colorMode, next.colorMode);
    const rules = describeMarks(next);
    // New rules make the browser restyle the whole page.
    if (rules !== lastRules) marks.replaceSync(rules);
    lastRules = rules;
    inPlace.update(next.field);
    handle.update(next);
    if (awaited && openAt(awaited)) awaited = undefined;
    revealHidden();
  };
  const revealHidden = () => {
    const found = findShown(hidden);
    if (found) hidden = [];
    reveal(found);
  };
  /** Opens the text at a click, if it is the chosen one. */
  const openAt = ({ target, clientX, clientY }: MouseEvent): boolean => {
    const { field } = shown ?? {};
    const text = target instanceof Element ? findTarget(target).closest(`[${dataAttributes.node}]`) : null;
    if (!field || !text || !nodesOf(text).some((node) => field.nodes.includes(node))) return false;
    inPlace.open(text, field, { x: clientX, y: clientY });
    return true;
  };
  const click = (event: MouseEvent) => {
    const { target } = event;
    if (!shown?.selects || isFollowing || !(target instanceof Element)) return;
    const own = findTarget(target);
    const nodes = nodesAt(own);
    if (nodes.length === 0) return;
    // Tabs and closed details open, so that what is in them can be reached.
    if (event.altKey || !target.closest("[role=tab], details:not([open]) > summary")) {
      event.preventDefault();
      event.stopPropagation();
    }
    if (event.altKey) {
      isFollowing = true;
      // With Alt, browsers would save what a link leads to.
      target.dispatchEvent(new MouseEvent("click", { bubbles: true, cancelable: true, view: window }));
      isFollowing = false;
    } else if (!openAt(event)) {
      awaited = event.detail > 1 ? event : undefined;
      isClicked = true;
      send({ type: "editor:select", nodes, isText: isTextAt(own) });
    }
  };
  const press = (event: KeyboardEvent) => {
    const isTyping = event.target instanceof Element && event.target.localName === editedText;
    const command = isTyping && event.altKey ? undefined : commandOf(event);
    const { field } = shown ?? {};
    const first = field && findShown(field.nodes);
    // Where nothing has the focus, Enter is for the chosen text.
    const edits = event.key === "F2" || (event.key === "Enter" && document.activeElement === document.body);
    if (command) send({ type: "editor:command", command });
    else if (edits && first) inPlace.open(first, field);
    else return;
    event.preventDefault();
    event.stopPropagation();
  };
  addEventListener("message", ({ source, origin: from, data }: MessageEvent<unknown>) => {
    if (source === window.parent && from === origin && isToPreview(data)) show(data);
  });
  document.addEventListener("click", click, { capture: true });
  document.addEventListener("keydown", press);
  let path: string | undefined;
  const watch = () => {
    const isFollowed = path === undefined ? isLoadedByVisitor() : location.pathname !== path;
    if (location.pathname !== path) send({ type: "editor:page", path: location.pathname, isFollowed });
    path = location.pathname;
    revealHidden();
    inPlace.place();
    handle.place();
  };
  // Pages are replaced without a load: by links, and by edits.
  new MutationObserver(watch).observe(document.body, { childList: true, subtree: true, characterData: true });
  new ResizeObserver(watch).observe(document.body);
  for (const type of ["scroll", "resize"]) addEventListener(type, watch, { capture: true, passive: true });
  watch();
}

/** False if the editor has sent the frame here, whose page says no referrer, or if the page was loaded again. */
function isLoadedByVisitor(): boolean {
  const [load] = performance.getEntriesByType("navigation");
  const type = load instanceof PerformanceNavigationTiming ? load.type : "navigate";
  return type === "back_forward" || (type === "navigate" && document.referrer.startsWith(`${location.origin}/`));
}

function isToPreview(data: unknown): data is ToPreview {
  return typeof data === "object" && data !== null && "type" in data && data.type === "editor:show";
}

/** Outlines the chosen text, and the text that a click would choose. Rules outlast every render. */
function describeMarks({ nodes, part, selects }: ToPreview): string {
  const own = nodes.filter((node) => node !== part);
  const color = "#2f6fed";
  return [
    selects &&
      `@media (hover: hover) { [${dataAttributes.node}]:hover:not(:has([${dataAttributes.node}]:hover))
        { outline: 1px dashed ${color}; outline-offset: 3px; cursor: default } }`,
    own.length > 0 && `${selectorOf(own)} { outline: 2px solid ${color} !important; outline-offset: 3px }`,
  ]
    .filter((rule) => rule !== false)
    .join("\n");
}

function isTextAt(target: Element): boolean {
  return [...target.childNodes].some((child) => child instanceof Text && child.data.trim() !== "");
}

function commandOf({ key, ctrlKey, metaKey, altKey, shiftKey, isComposing }: KeyboardEvent) {
  const letter = key.toLowerCase();
  if (isComposing) return undefined;
  if ((ctrlKey || metaKey) && !altKey) {
    if (letter === "z") return shiftKey ? "redo" : "undo";
    return letter === "y" ? "redo" : letter === "k" ? "search" : undefined;
  }
  if (altKey && key === "ArrowUp") return "moveUp";
  if (altKey && key === "ArrowDown") return "moveDown";
  return key === "Escape" && !document.querySelector(":modal") ? "outward" : undefined;
}

/** Brings an element into sight: out of what is closed around it, and into the window. */
function reveal(element: Element | undefined): void {
  if (!element) return;
  openDetailsAround(element);
  const panel = element.closest("[role=tabpanel][hidden]");
  if (panel?.id) document.querySelector<HTMLElement>(`[aria-controls=${CSS.escape(panel.id)}]`)?.click();
  const { top, bottom, height } = element.getBoundingClientRect();
  const isCut = top < 0 || bottom > innerHeight;
  const isLow = top > innerHeight / 2;
  const isOut = bottom < innerHeight / 4 || top > (innerHeight * 3) / 4;
  // `scrollIntoView` would scroll the editor around the frame, too.
  if (isOut || (isCut && (isLow || height < innerHeight / 2))) scrollTo({ top: scrollY + top - innerHeight / 4 });
}

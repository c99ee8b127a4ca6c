import * as dataAttributes from "../data-attributes.ts";
import type { FromPreview, ToPreview } from "../editor/preview-channel.ts";

const marked = "data-marked";

let isStarted = false;

/** Connects the page with the editor that frames it. */
export function startPreviewClient(origin: string): void {
  // The server says it again whenever its events were interrupted.
  if (isStarted) return;
  isStarted = true;
  const send = (message: FromPreview) => window.parent.postMessage(message, origin);
  let shown: ToPreview = { type: "editor:show", node: undefined, colorMode: undefined, selects: false };
  const sheet = new CSSStyleSheet();
  sheet.replaceSync(`[${marked}] { outline: 2px solid #2f6fed !important; outline-offset: 3px; border-radius: 2px }`);
  document.adoptedStyleSheets.push(sheet);
  addEventListener("message", ({ source, origin: from, data }: MessageEvent<unknown>) => {
    if (source !== window.parent || from !== origin || !isToPreview(data)) return;
    const isOther = data.node !== shown.node;
    shown = data;
    show(data, isOther);
  });
  document.addEventListener(
    "click",
    (event) => {
      const nodes = shown.selects && event.target instanceof Element ? nodesAt(event.target) : [];
      if (nodes.length === 0) return;
      event.preventDefault();
      event.stopPropagation();
      send({ type: "editor:select", nodes });
    },
    { capture: true },
  );
  let path = "";
  const watch = () => {
    if (location.pathname !== path) send({ type: "editor:page", path: location.pathname });
    path = location.pathname;
    show(shown, false);
  };
  // Pages are replaced without a load: by links, and by edits.
  new MutationObserver(watch).observe(document.body, { childList: true, subtree: true });
  watch();
}

function isToPreview(data: unknown): data is ToPreview {
  return typeof data === "object" && data !== null && "type" in data && data.type === "editor:show";
}

/** The ids of all nodes that an element shows or is in. */
function nodesAt(element: Element): string[] {
  const nodes: string[] = [];
  for (
    let one = element.closest(`[${dataAttributes.node}]`);
    one;
    one = one.parentElement?.closest(`[${dataAttributes.node}]`) ?? null
  )
    nodes.push(...(one.getAttribute(dataAttributes.node) ?? "").split(" "));
  return nodes;
}

function show({ node, colorMode }: ToPreview, scrolls: boolean): void {
  if (colorMode) document.documentElement.setAttribute(dataAttributes.colorMode, colorMode);
  const all = [...document.querySelectorAll(`[${dataAttributes.node}]`)];
  const wanted = new Set(
    all.filter((one) => node !== undefined && one.getAttribute(dataAttributes.node)?.split(" ").includes(node)),
  );
  for (const element of document.querySelectorAll(`[${marked}]`))
    if (!wanted.has(element)) element.removeAttribute(marked);
  for (const element of wanted) if (!element.hasAttribute(marked)) element.setAttribute(marked, "");
  const [first] = wanted;
  if (!scrolls || !first) return;
  // `scrollIntoView` would scroll the editor around the frame, too.
  const { top, bottom } = first.getBoundingClientRect();
  if (top < 0 || bottom > innerHeight) scrollTo({ top: scrollY + top - innerHeight / 4 });
}

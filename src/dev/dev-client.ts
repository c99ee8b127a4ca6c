import type { PageData, ShellData } from "../../schema/resolve/page-data.ts";
import { refreshPage } from "../client/navigation/navigation.ts";
import { type PageFile, replacePage } from "../client/navigation/page-store.ts";
import * as dataAttributes from "../data-attributes.ts";
import { documentCss } from "../document/document-css.ts";
import { keepEqual } from "../keep-equal.ts";
import { readPreference } from "../preferences.ts";
import { type DevEvents, editorPath, eventsPath } from "./channel.ts";
import { showDiagnostics, showLostServer } from "./diagnostics-overlay.ts";
import { showEditButton } from "./edit-button.ts";
import { startPreviewClient } from "./preview-client.ts";

/** Shows each save at once: the new page, or the errors over the last good one. */
export function startDevClient(): void {
  addEventListener("pointerdown", onPress, { capture: true });
  // `performance.timeOrigin` depends on the clock at the browser's start, and clocks get adjusted.
  const events = new EventSource(`${eventsPath}?since=${Date.now() - performance.now()}`);
  const listen = <Name extends keyof DevEvents>(name: Name, use: (data: DevEvents[Name]) => unknown) =>
    events.addEventListener(name, ({ data }: MessageEvent<string>) => void use(JSON.parse(data)));
  listen("diagnostics", (diagnostics) => showDiagnostics(diagnostics.filter(({ severity }) => severity === "error")));
  listen("changed", showEdit);
  const isFramed = window.parent !== window;
  if (isFramed) listen("editor", ({ origin }) => startPreviewClient(origin));
  else {
    startOpeningSources();
    showEditButton();
  }
  let timer: ReturnType<typeof setTimeout> | undefined;
  // The connection is lost for a moment, too, when the page is left.
  events.addEventListener("error", () => {
    timer ??= setTimeout(showLostServer, 1000, true);
  });
  events.addEventListener("open", () => {
    clearTimeout(timer);
    timer = undefined;
    showLostServer(false);
  });
}

/** Resolves after the click of the button that is pressed, or after a second: it may be released outside the window. */
let untilReleased = async () => {};
const onPress = () => {
  const released = new Promise<void>((resolve) => {
    addEventListener("pointerup", () => setTimeout(resolve), { capture: true, once: true });
    setTimeout(resolve, 1000);
  });
  untilReleased = () => released;
};

let edits = 0;
let shown: PageData | undefined;

async function showEdit({ fontCss }: DevEvents["changed"]): Promise<void> {
  edits += 1;
  const edit = edits;
  const { pathname } = location;
  const folder = pathname.replace(/(?:\/index\.html|\/)?$/, "/");
  const response =
    document.getElementById(dataAttributes.rootId) && (await fetch(folder + dataAttributes.pageFileName));
  if (!response?.ok) {
    location.reload();
    return;
  }
  const { page: fetched }: PageFile = await response.json();
  // If edits are faster than their responses, or than the page's code, only the last one is shown.
  const isNewest = () => edit === edits;
  if (!isNewest()) return;
  const page = keepEqual(shown, fetched);
  // Another design changes the whole document.
  if (page.shell.theme.design !== document.documentElement.getAttribute(dataAttributes.design)) {
    location.reload();
    return;
  }
  replacePage(page);
  const isShown = await refreshPage(page, pathname, isNewest, () => untilReleased());
  if (isShown) {
    shown = page;
    showShell(page.shell, fontCss);
  } else if (isNewest()) setTimeout(showEdit, 100, { fontCss });
}

/** Applies changes outside the page, as a reload would: language, direction and theme. */
function showShell({ base, language, direction, theme }: ShellData, fontCss: string): void {
  const root = document.documentElement;
  // Setting it makes the browser restyle the whole page.
  if (root.lang !== language) root.lang = language;
  root.dir = direction ?? "";
  root.dataset.colorMode = readPreference("color-mode") ?? theme.colorMode;
  const sheet = document.head.querySelector("style:not([data-emotion])");
  const css = documentCss({ theme, direction }, fontCss);
  if (!sheet || sheet.textContent === css) return;
  sheet.textContent = css;
  // The icon has the accent colour. Browsers refetch it only if its URL changes.
  document.head.querySelector("link[rel=icon]")?.setAttribute("href", `${base}/favicon.svg?${Date.now()}`);
}

/** Alt and a click open the location of what is clicked in the owner's editor. Links are then not followed. */
export function startOpeningSources(): void {
  document.addEventListener("click", openSource, { capture: true });
}

function openSource(event: MouseEvent): void {
  const shown =
    event.altKey && event.target instanceof Element ? event.target.closest(`[${dataAttributes.node}]`) : null;
  const [id] = shown?.getAttribute(dataAttributes.node)?.split(" ") ?? [];
  if (id === undefined) return;
  event.preventDefault();
  event.stopPropagation();
  void fetch(`${editorPath}?node=${encodeURIComponent(id)}`, { method: "POST" });
}

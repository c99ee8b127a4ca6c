import type { ShellData } from "../../schema/resolve/page-data.ts";
import { refreshPage } from "../client/navigation/navigation.ts";
import { type PageFile, replacePage } from "../client/page-store.ts";
import { documentCss } from "../document/document-css.ts";
import * as marks from "../marks.ts";
import { readSetting } from "../settings.ts";
import { type DevEvents, eventsPath } from "./channel.ts";
import { startOpeningSources } from "./open-sources.ts";
import { showProblems } from "./problems-overlay.ts";

/** Shows each save of the content at once: the new page in place of the old, or what is wrong over the last good one. */
export function startDevClient(): void {
  // By the clock as it is now: `timeOrigin` goes by what it was when the browser started, and clocks are set.
  const events = new EventSource(`${eventsPath}?since=${Date.now() - performance.now()}`);
  const listen = <Name extends keyof DevEvents>(name: Name, use: (data: DevEvents[Name]) => unknown) =>
    events.addEventListener(name, ({ data }: MessageEvent<string>) => void use(JSON.parse(data)));
  listen("problems", (diagnostics) => showProblems(diagnostics.filter(({ severity }) => severity === "error")));
  listen("changed", showEdit);
  startOpeningSources();
}

let edits = 0;

async function showEdit({ letterCss }: DevEvents["changed"]): Promise<void> {
  edits += 1;
  const edit = edits;
  const folder = location.pathname.replace(/(?:\/index\.html|\/)?$/, "/");
  const response = document.getElementById(marks.rootId) && (await fetch(folder + marks.pageFileName));
  if (!response?.ok) {
    location.reload();
    return;
  }
  const { page }: PageFile = await response.json();
  // Of edits that come faster than their answers the last one shows.
  if (edit !== edits) return;
  // What holds for the whole document is another then.
  if (page.shell.theme.design !== document.documentElement.getAttribute(marks.design)) {
    location.reload();
    return;
  }
  replacePage(page);
  showShell(page.shell, letterCss);
  await refreshPage(page);
}

/** Shows what an edit has changed around the page, as a reload would: language, direction and theme. */
function showShell({ base, language, direction, theme }: ShellData, letterCss: string): void {
  const root = document.documentElement;
  root.lang = language;
  root.dir = direction ?? "";
  root.dataset.colorMode = readSetting("color-mode") ?? theme.colorMode;
  const sheet = document.head.querySelector("style:not([data-emotion])");
  const css = documentCss({ theme, direction }, letterCss);
  if (!sheet || sheet.textContent === css) return;
  sheet.textContent = css;
  // It is drawn in the accent. Browsers ask for it again only by another address.
  document.head.querySelector("link[rel=icon]")?.setAttribute("href", `${base}/favicon.svg?${Date.now()}`);
}

import type { Diagnostic } from "../../schema/messages/messages.ts";
import type { ShellData } from "../../schema/resolve/page-data.ts";
import { refreshPage } from "../client/navigation/navigation.ts";
import { type PageFile, replacePage } from "../client/navigation/page-store.ts";
import { documentCss } from "../document/document-css.ts";
import { directionAttribute } from "../document/html.ts";
import * as marks from "../marks.ts";
import { readSetting } from "../settings.ts";
import { showProblems } from "./problems-overlay.ts";

/** What the page asks when its scripts are there. */
export interface Question {
  /** When it began to load, in milliseconds of the clock: what was saved since may be missing from it. */
  since: number;
}

/** What the page is told of a save, beside what it asks for itself. */
export interface Change {
  /** The rules for the site's letters. */
  letterCss: string;
}

/** Shows each save of the content at once: the new page in place of the old, or what is wrong over the last good one. */
export function startDevClient(hot: NonNullable<ImportMeta["hot"]>): void {
  // After every save.
  hot.on("content:problems", ({ diagnostics }: { diagnostics: Diagnostic[] }) => {
    showProblems(diagnostics.filter(({ severity }) => severity === "error"));
  });
  hot.on("content:changed", showEdit);
  // By the clock as it is now: `timeOrigin` goes by what it was when the browser started, and clocks are set.
  hot.send("content:ask", { since: Date.now() - performance.now() } satisfies Question);
}

async function showEdit({ letterCss }: Change): Promise<void> {
  const folder = location.pathname.replace(/(?:\/index\.html|\/)?$/, "/");
  const response = document.getElementById(marks.rootId) && (await fetch(folder + marks.pageFileName));
  if (!response?.ok) {
    location.reload();
    return;
  }
  const { page }: PageFile = await response.json();
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
function showShell({ base, language, theme }: ShellData, letterCss: string): void {
  const root = document.documentElement;
  root.lang = language;
  root.dir = directionAttribute(language) === "" ? "" : "rtl";
  root.dataset.colorMode = readSetting("color-mode") ?? theme.colorMode;
  const sheet = document.head.querySelector("style:not([data-emotion])");
  const css = documentCss(theme, letterCss);
  if (!sheet || sheet.textContent === css) return;
  sheet.textContent = css;
  // It is drawn in the accent. Browsers ask for it again only by another address.
  document.head.querySelector("link[rel=icon]")?.setAttribute("href", `${base}/favicon.svg?${Date.now()}`);
}

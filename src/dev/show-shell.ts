import type { ShellData } from "../../schema/resolve/page-data.ts";
import { documentCss } from "../document/document-css.ts";
import { directionAttribute } from "../document/html.ts";
import { readSetting } from "../settings.ts";

/** Shows what an edit has changed around the page, as a reload would: language, direction and theme. */
export function showShell({ base, language, theme }: ShellData): void {
  const root = document.documentElement;
  root.lang = language;
  root.dir = directionAttribute(language) === "" ? "" : "rtl";
  root.dataset.colorMode = readSetting("color-mode") ?? theme.colorMode;
  const sheet = document.head.querySelector("style:not([data-emotion])");
  const css = documentCss(theme);
  if (!sheet || sheet.textContent === css) return;
  sheet.textContent = css;
  // It is drawn in the accent. Browsers ask for it again only by another address.
  document.head.querySelector("link[rel=icon]")?.setAttribute("href", `${base}/favicon.svg?${Date.now()}`);
}

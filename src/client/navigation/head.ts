import type { PageData } from "../../../schema/resolve/page-data.ts";

/**
 * Makes the head that of another page, as far as a browser asks it: for the tab, and for the address that a visitor
 * shares or keeps. What only programs read that load each page anew is left as it is.
 */
export function updateHead({ title, description = "", url, shell }: PageData): void {
  document.title = title;
  document.documentElement.lang = shell.language;
  document.querySelector("link[rel=canonical]")?.setAttribute("href", url);
  document.querySelector("meta[name=description]")?.setAttribute("content", description);
}

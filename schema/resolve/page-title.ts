import type { Content, PageContent } from "../content.ts";
import { plain } from "../text.ts";

/** A page's title in the tab and in search results: the home page has the site's, each other one its own before it. */
export function pageTitle(
  { path, title }: Pick<PageContent, "path" | "title">,
  site: Content["site"],
  home = "/",
): string {
  return path === home ? plain(site.title) : `${plain(title)} · ${plain(site.title)}`;
}

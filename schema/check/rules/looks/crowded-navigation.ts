import type { Finding } from "../../../messages/diagnostic.ts";
import { find } from "../../../messages/messages.ts";
import type { ContentIndex } from "../../content-index/content-index.ts";

/** About as many links as the bar's one line has room for, at 1440 pixels and words of everyday length. */
const mostLinks = 8;

/** The bar at the top keeps to one line on a large screen. */
export function checkCrowdedNavigation(index: ContentIndex): Finding[] {
  if (index.isBroken("/navigation") || index.isBroken("/navigation/links")) return [];
  const links = index.root.navigation?.links;
  const areChosen = links !== undefined;
  if (!areChosen && (index.hasUnknownKey("") || index.hasUnknownKey("/navigation"))) return [];
  const shown = links?.filter((link) => link && link.bar !== "never") ?? index.pages.filter(({ hidden }) => !hidden);
  if (shown.length <= mostLinks) return [];
  const pointer = areChosen ? "/navigation/links" : "/pages";
  const data = { count: shown.length, limit: mostLinks, areChosen };
  return [find("crowded-navigation", { pointer, part: "key" }, data)];
}

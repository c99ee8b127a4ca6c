import type { Finding } from "../../messages/diagnostic.ts";
import { find } from "../../messages/messages.ts";
import type { Site } from "./site.ts";
import { isRecord } from "./survey.ts";

/** About as many links as the bar's one line has room for, at 1440 pixels and words of everyday length. */
const mostLinks = 8;

/** The bar at the top keeps to one line on a large screen. */
export function checkCrowdedNavigation(site: Site): Finding[] {
  const { navigation = {} } = site.root;
  if (!isRecord(navigation)) return [];
  const { links } = navigation;
  const areChosen = links !== undefined;
  if (!areChosen && (site.hasUnknownKey("") || site.hasUnknownKey("/navigation"))) return [];
  const chosen = Array.isArray(links) ? links.filter((link) => isRecord(link) && link["bar"] !== "never") : [];
  const shown = areChosen ? chosen : site.survey.pages.filter(({ hidden }) => !hidden);
  if (shown.length <= mostLinks) return [];
  const pointer = areChosen ? "/navigation/links" : "/pages";
  const data = { count: shown.length, limit: mostLinks, areChosen };
  return [find("crowded-navigation", { pointer, part: "key" }, data)];
}

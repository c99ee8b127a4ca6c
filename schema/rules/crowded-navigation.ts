import type { Finding } from "../check/diagnostic.ts";
import { find } from "../check/messages/messages.ts";
import type { Site } from "./site.ts";
import { isRecord } from "./survey.ts";

/** About as many links as the bar's one line has room for, at 1440 pixels and words of everyday length. */
const mostLinks = 8;

/** The bar at the top keeps to one line on a large screen. */
export function checkCrowdedNavigation(site: Site): Finding[] {
  const { navigation, pages } = site.root;
  if (navigation !== undefined && !isRecord(navigation)) return [];
  const links = navigation?.["links"];
  if (links === undefined && (site.hasUnknownKey("") || site.hasUnknownKey("/navigation"))) return [];
  if (links === undefined) return check("/pages", pages, (page) => page["hidden"] !== true);
  return check("/navigation/links", links, (link) => link["bar"] !== "never");
}

function check(pointer: string, list: unknown, isShown: (entry: Record<string, unknown>) => boolean): Finding[] {
  if (!Array.isArray(list)) return [];
  const count = list.filter((entry) => isRecord(entry) && isShown(entry)).length;
  if (count <= mostLinks) return [];
  const data = { count, limit: mostLinks, areChosen: pointer !== "/pages" };
  return [find("crowded-navigation", { pointer, part: "key" }, data)];
}

import type { PlacedBlock } from "../../blocks/walk.ts";
import { listFacts } from "../../json-schema/list-facts.ts";
import type { Finding } from "../../messages/message.ts";
import { find } from "../../messages/messages.ts";
import type { ContentIndex } from "../content-index/content-index.ts";

/** What consists of entries and is shown has one entry at least that is shown. */
export function checkHidden(index: ContentIndex): Finding[] {
  return index.emptied.map((pointer) => {
    const at = pointer.lastIndexOf("/");
    const entry = listFacts().get(pointer.slice(at + 1))?.entry ?? "block";
    return find("everything-hidden", { key: pointer }, { owner: index.describe(pointer.slice(0, at)), entry });
  });
}

/**
 * The headings of a page go down one level at a time (WCAG 2.2, criterion 1.3.1). Titles inside tabs stand one level
 * under the tabs, which have no heading of their own: a page whose first titles those are skips a level.
 */
export function checkHeadingLevels(index: ContentIndex): Finding[] {
  return index.variants.flatMap(index.soundPages).flatMap(({ page, pointer, blocks }) => {
    const skipping = findSkip(blocks);
    if (!skipping) return [];
    const place = `${pointer}/blocks${skipping.within ?? skipping.pointer}`;
    return [find("skipped-heading", place, { page: `the page ${page.path}` })];
  });
}

/** The first block whose titles stand more than one level under those before it. */
function findSkip(blocks: readonly PlacedBlock[]): PlacedBlock | undefined {
  let last = 1;
  return blocks.find(({ holdings, level }, index) => {
    // The first block's heading is that of the page.
    const own = index === 0 ? 1 : level;
    const { heading, hasSubheadings, entries } = holdings;
    for (const [shown, at] of [
      [heading !== undefined, own],
      [hasSubheadings === true, own + 1],
      [entries !== undefined && entries.areHeadings !== false, heading === undefined ? level : own + 1],
    ] as const) {
      if (!shown) continue;
      if (at > last + 1) return true;
      last = at;
    }
    return false;
  });
}

/** About as many links as the bar's one line has room for, at 1440 pixels and words of everyday length. */
const mostLinks = 8;

/** The bar at the top keeps to one line on a large screen. */
export function checkCrowdedNavigation(index: ContentIndex): Finding[] {
  return index.variants.flatMap((language) => checkNavigationIn(language, index));
}

function checkNavigationIn(language: string, index: ContentIndex): Finding[] {
  if (index.mistakes.isBroken("/navigation") || index.mistakes.isBroken("/navigation/links")) return [];
  const links = index.root.navigation?.links;
  const areChosen = links !== undefined;
  if (!areChosen && (index.mistakes.hasUnknownKey("") || index.mistakes.hasUnknownKey("/navigation"))) return [];
  const shown =
    links?.filter((link) => link && !link.hidden && link.bar !== "never") ??
    index.pages.filter(({ languages }) => languages.includes(language));
  if (shown.length <= mostLinks) return [];
  const data = { count: shown.length, limit: mostLinks, areChosen };
  return [find("crowded-navigation", { key: areChosen ? "/navigation/links" : "/pages" }, data)];
}

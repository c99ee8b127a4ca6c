import type { LocatedBlock } from "../../blocks/walk.ts";
import type { DesignFacts } from "../../designs/define-design.ts";
import { designNames, designs } from "../../designs/index.ts";
import { listFacts } from "../../json-schema/list-facts.ts";
import { defineError, defineWarning, ifMeant } from "../../messages/message.ts";
import { defineRule } from "../rule.ts";

/** A visible part that consists of entries has at least one visible entry. */
export const emptied = defineRule({
  messages: {
    "everything-hidden": defineError<{ owner: string; entry: string }>({
      title: "everything that a part consists of is hidden",
      message: ({ owner, entry }) => `All ${entry}s of ${owner} are hidden, so nothing of it would show.`,
      hint: ({ owner }) =>
        owner.startsWith("the page")
          ? 'Hide the page itself with "hidden": true, or show one of its blocks.'
          : 'Show one of them, or hide the whole with "hidden": true.',
      explanation: "A page, tab or block with nothing in it would be an empty place on the site.",
      wrong: '{ "path": "/about", "blocks": [{ "type": "hero", "hidden": true }] }',
      right: '{ "path": "/about", "hidden": true, "blocks": [{ "type": "hero" }] }',
    }),
  },
  create: ({ index, report }) => ({
    exit() {
      for (const pointer of index.emptied) {
        const at = pointer.lastIndexOf("/");
        const entry = listFacts().get(pointer.slice(at + 1))?.entry ?? "block";
        report("everything-hidden", { key: pointer }, { owner: index.describe(pointer.slice(0, at)), entry });
      }
    },
  }),
});

/**
 * The headings of a page go down one level at a time (WCAG 2.2, criterion 1.3.1). Titles in tabs are one level below
 * the tabs, which have no heading of their own. If they are the first titles of a page, a level is skipped.
 */
export const headingLevels = defineRule({
  messages: {
    "skipped-heading": defineWarning<{ page: string }>({
      title: "headings that skip a level",
      message: ({ page }) =>
        `The titles inside these tabs come directly under the heading of ${page}, with a level between them left out.`,
      hint: () => 'Put a heading before the tabs: { "type": "heading", "text": "…" }.',
      explanation:
        "Screen readers list the headings of a page as a table of contents. A level that is skipped sounds as if a part were missing (WCAG 2.2, criterion 1.3.1).",
      wrong: '"blocks": [{ "type": "tabs", … }]',
      right:
        '"blocks": [{ "type": "heading", "text": "About me" }, { "type": "heading", "text": "More" }, { "type": "tabs", … }]',
    }),
  },
  create: ({ index, report }) => ({
    exit() {
      for (const { page, pointer, blocks } of index.variants.flatMap(index.soundPages)) {
        const skipping = findSkip(blocks);
        if (!skipping) continue;
        const location = `${pointer}/blocks${skipping.within ?? skipping.pointer}`;
        report("skipped-heading", location, { page: `the page ${page.path}` });
      }
    },
  }),
});

/** The first block whose titles are more than one level below those before it. */
function findSkip(blocks: readonly LocatedBlock[]): LocatedBlock | undefined {
  let last = 1;
  return blocks.find(({ traits, level }, index) => {
    // The first block's heading is the page's `h1`.
    const own = index === 0 ? 1 : level;
    const { heading, hasSubheadings, entries } = traits;
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

/** About how many links fit in one line of the navigation bar, at 1440 pixels and with words of ordinary length. */
const mostLinks = 8;

/** In pixels, what a side menu adds to the room for links: other controls are in it. */
const menuRoom = 36;

/** True if links with these labels take two lines of the bar on a phone. Labels in several languages are estimated. */
function wrapsOnPhones(labels: readonly unknown[], hasMenu: boolean, { room, link, character }: DesignFacts["bar"]) {
  const lengths = labels.map((label) => (typeof label === "string" ? label.length : 8));
  const width = lengths.reduce((sum, length) => sum + link + character * length, 0);
  return labels.length > 2 && width > room + (hasMenu ? menuRoom : 0);
}

/** The navigation bar fits in one line on a large screen, and on a phone. */
export const crowdedNavigation = defineRule({
  messages: {
    "crowded-navigation": defineWarning<{ count: number; limit: number; areChosen: boolean }>({
      title: "more links than the bar has room for",
      message: ({ count, limit, areChosen }) =>
        areChosen
          ? `The bar at the top has ${count} links; one line has room for about ${limit}.`
          : `Without links of your choice, the bar at the top has one for each of the ${count} pages; one line has room for about ${limit}.`,
      hint: ({ areChosen }) =>
        areChosen
          ? 'Take out what matters least, or give it "bar": "never" and link it from a page.'
          : 'Choose what matters, "navigation": { "links": [{ "label": "Projects", "to": "/projects" }, …] }, and link the rest from these pages.',
      allow: ifMeant,
      explanation:
        "A visitor has seconds and reads a few links, not a list. Each link stands in every page, too: with hundreds of pages it is these lists that the build writes most of the time.",
      wrong: '"pages": [ (thirty pages) ]',
      right: '"navigation": { "links": [{ "label": "Projects", "to": "/projects" }, …] }, "pages": [ (thirty pages) ]',
    }),
    "wrapping-navigation": defineWarning<{ count: number }>({
      title: "a bar of two lines on phones",
      message: ({ count }) => `The ${count} links in the bar take two lines on a phone.`,
      hint: () =>
        'Give those that matter less "bar": "wide", "menu": true in "navigation" → "links": phones then have them in a menu.',
      allow: ifMeant,
      explanation: "The bar stays in sight while visitors scroll, and a second line of it takes room from the page.",
      wrong: '"links": [{ "label": "Publications", "to": "/publications" }, … four more]',
      right: '"links": [{ "label": "Publications", "to": "/publications", "bar": "wide", "menu": true }, …]',
    }),
  },
  create: ({ index: { errors, pages, root, variants }, report }) => ({
    exit() {
      if (errors.hasError("/navigation") || errors.hasError("/navigation/links")) return;
      const links = root.navigation?.links;
      const areChosen = links !== undefined;
      if (!areChosen && (errors.hasUnknownKey("") || errors.hasUnknownKey("/navigation"))) return;
      const chosen = links?.filter((link) => link && !link.hidden && link.bar !== "never");
      for (const language of variants) {
        const { length: count } = chosen ?? pages.filter(({ languages }) => languages.includes(language));
        const location = { key: areChosen ? "/navigation/links" : "/pages" };
        if (count > mostLinks) report("crowded-navigation", location, { count, limit: mostLinks, areChosen });
        const always = chosen?.filter((link) => link?.bar !== "wide").map((link) => link?.label);
        const labels =
          always ?? pages.filter(({ languages }) => languages.includes(language)).map(({ value }) => value.title);
        const hasMenu = links?.some((link) => link?.menu === true && !link.hidden) ?? false;
        const design = designNames.find((name) => name === root.theme?.design) ?? designNames[0];
        if (count <= mostLinks && wrapsOnPhones(labels, hasMenu, designs[design].bar))
          report("wrapping-navigation", location, { count: labels.length });
      }
    },
  }),
});

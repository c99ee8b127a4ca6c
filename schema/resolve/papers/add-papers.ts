import type { SectionMap } from "../../blocks/index.ts";
import { choosePapers, mostInFull } from "../../blocks/records/publications.ts";
import { everyBlock } from "../../blocks/walk.ts";
import type { Content, PageContent } from "../../content.ts";
import { describeVenue, type Publication } from "../../records/publication.ts";
import { makeSlug, Names, pathBelow } from "../../slug.ts";
import { openingOf } from "../../words/read-text.ts";
import { mapContent } from "../map-texts.ts";
import { pathsBelow } from "../posts/made-pages.ts";

/** A publication's own page: where it stands, and the list that leads to it. */
interface OwnPage {
  path: string;
  block: SectionMap["publications"];
  list: PageContent;
  isHidden: boolean;
}

/**
 * Gives each publication of a long list a page of its own, behind all others: a page that showed all abstracts would take
 * seconds to load, and programs for references read one work of a page. Every language has as many, in one order.
 */
export function addPapers(content: Content): Content {
  const own = findOwnPages(content);
  if (own.size === 0) return content;
  const added = [...own].map(([paper, page]) => makePage(paper, page));
  const lead = (paper: Publication): Publication => {
    const page = own.get(paper);
    return page && !page.isHidden ? { ...paper, page: page.path } : paper;
  };
  const led = new Map<unknown, readonly Publication[]>();
  for (const { source } of new Set([...own.values()].map(({ block }) => block)))
    if (typeof source !== "string") led.set(source, source.map(lead));
  const linked = mapContent(content, (value, kind) =>
    kind === "bibliographyFile" ? (led.get(value) ?? value) : value,
  );
  return { ...linked, pages: [...linked.pages, ...added] };
}

/** The paths of the pages that publications have of their own and that visitors see. */
export function listPaperPaths(content: Content): string[] {
  return [...findOwnPages(content).values()].flatMap(({ path, isHidden }) => (isHidden ? [] : [path]));
}

/** The pages of publications in long lists, in the order of these; the first that visitors see leads to a page. */
function findOwnPages({ pages }: Content): ReadonlyMap<Publication, OwnPage> {
  const own = new Map<Publication, OwnPage>();
  const names = new Names(pages.map(({ path }) => path));
  for (const list of pages) {
    for (const { block, isHidden } of everyBlock(list.blocks, "", list.hidden)) {
      const papers = block.type === "publications" ? choosePapers(block) : [];
      if (block.type !== "publications" || papers.length <= mostInFull) continue;
      for (const paper of papers) {
        const known = own.get(paper);
        if (known && !known.isHidden) continue;
        const path = known?.path ?? findPath(list.path, paper.key, names);
        own.set(paper, { path, block, list, isHidden });
      }
    }
  }
  return own;
}

/** As long as a key may stand in an address, whatever else stands there. */
const longestName = 80;

/** A path under that of the list, by the publication's key, which nothing else has. */
function findPath(list: string, key: string, names: Names): string {
  return names.take(pathBelow(list, makeSlug(key).slice(0, longestName) || "publication"));
}

function makePage(paper: Publication, { path, block, list, isHidden }: OwnPage): PageContent {
  const label = block.title ?? list.title;
  return {
    path,
    title: paper.title,
    description: (paper.abstract && openingOf(paper.abstract)) ?? describeVenue(paper),
    languages: list.languages,
    hidden: isHidden,
    paths: pathsBelow(list, path),
    blocks: [
      {
        type: "publication",
        hidden: false,
        source: [paper],
        key: paper.key,
        names: block.names,
        list: { label, href: list.path },
      },
    ],
  };
}

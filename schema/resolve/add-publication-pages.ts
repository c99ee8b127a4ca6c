import type { Content, PageContent } from "../content.ts";
import { mapValues } from "../localize/fill-texts.ts";
import { findOwnPages, type OwnPage } from "../portfolio/publication-pages.ts";
import { describeVenue, type Publication } from "../records/publication.ts";
import { openingOf } from "../rich-text/reading-time.ts";
import { pathsBelow } from "./generated-paths.ts";

/**
 * Generates a page for each publication of a long list, after all other pages. A page with all abstracts would take
 * seconds to load, and reference managers read one work per page. Every language has the same pages in the same order.
 */
export function addPublicationPages(content: Content): Content {
  const own = findOwnPages(content.pages);
  if (own.size === 0) return content;
  const added = [...own].map(([publication, page]) => makePage(publication, page));
  const lead = (publication: Publication): Publication => {
    const page = own.get(publication);
    return page && !page.isHidden ? { ...publication, page: page.path } : publication;
  };
  const led = new Map<unknown, readonly Publication[]>();
  for (const { source } of new Set([...own.values()].map(({ block }) => block)))
    if (typeof source !== "string") led.set(source, source.map(lead));
  const linked = mapValues(content, (value, kind) => (kind === "bibliographyFile" ? (led.get(value) ?? value) : value));
  return { ...linked, pages: [...linked.pages, ...added] };
}

function makePage(publication: Publication, { path, block, list, isHidden }: OwnPage): PageContent {
  const label = block.title ?? list.title;
  return {
    path,
    title: publication.title,
    description: (publication.abstract && openingOf(publication.abstract)) ?? describeVenue(publication),
    languages: list.languages,
    hidden: isHidden,
    paths: pathsBelow(list, path),
    blocks: [
      {
        type: "publication",
        hidden: false,
        source: [publication],
        key: publication.key,
        names: block.names,
        list: { label, href: list.path },
      },
    ],
  };
}

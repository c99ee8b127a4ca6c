import type { TextNode } from "../../../document/content-node.ts";
import { SaidNode } from "../../../document/part-node.ts";
import { makeSuggester } from "../../../messages/suggest.ts";
import { makeAnchors } from "../../../slug.ts";
import { groupBy } from "../../../source/group-by.ts";
import { memoize } from "../../../source/once.ts";
import { headingsOf } from "../../../words/plain.ts";
import type { ContentIndex } from "../../content-index/content-index.ts";
import type { PageFacts } from "../../content-index/gather.ts";

/**
 * What links within a site may lead to in one of its languages, gathered once for all of them: a search through all
 * pages for each link would be quadratic.
 */
export function gatherTargets(index: ContentIndex, language: string) {
  const footer = index.root.footer?.id;
  const isShown = ({ languages }: { languages: readonly string[] }) => languages.includes(language);
  const all = [...index.pages, ...index.posts];
  const shown = byPath(all.filter(isShown));
  const paths = [...shown.keys()];
  const paperPaths = index.paperPaths(language);
  const pages = index.pages.filter(isShown);
  const hasId = (page: PageFacts, anchor: string) => page.anchors.get(anchor)?.includes(language) === true;
  const idsOf = (page: PageFacts) => [...page.anchors.keys()].filter((anchor) => hasId(page, anchor));
  const owners = groupBy(
    pages.flatMap((page) => idsOf(page).map((anchor) => ({ page, anchor }))),
    ({ anchor }) => anchor,
  );
  const bodies = groupBy(listBodies(index).filter(isShown), index.pageOf);
  const headingAnchors = memoize((target: PageFacts): ReadonlySet<string> | undefined => {
    const headings: string[] = [];
    for (const { kind, text } of bodies.get(target) ?? []) {
      const written = kind === "textFile" ? index.document.fileOf(text)?.source.prose : text;
      if (written === undefined) return undefined;
      for (const heading of headingsOf(written)) headings.push(heading);
    }
    return new Set(makeAnchors(headings, [...idsOf(target), ...(footer === undefined ? [] : [footer])]));
  });
  return {
    /** Pages that are shown. */
    pages,
    /** Pages and posts that are shown, by their paths. */
    shown,
    /** The same with those that are hidden. */
    all: byPath(all),
    /** The paths of what is shown; a post is in every list that shows it, and in this one once. */
    paths,
    /** The same with the pages of publications. */
    candidates: new Set([...paths, ...paperPaths]),
    /** Suggests what a bad link was likely meant for. */
    suggest: makeSuggester(),
    /** Whether something that a page shows has an anchor as its id. */
    hasId,
    /** The first page that is shown and has an anchor. */
    ownerOf: (anchor: string) => owners.get(anchor)?.[0]?.page,
    /** The first page that is shown and lacks an anchor. */
    pageWithout: memoize((anchor: string) => pages.find((page) => !hasId(page, anchor))),
    /** The ids of the headings in a page's articles; undefined where a text couldn't be read. */
    headingAnchors,
    /** The ids of what a page shows, and of the headings in its articles. */
    anchorsOf: memoize((target: PageFacts) => [...idsOf(target), ...(headingAnchors(target) ?? [])]),
  };
}

/** The texts of posts and articles. */
function listBodies({ blockLists, posts, texts }: ContentIndex): TextNode[] {
  const articles = blockLists.flatMap(({ value, pointer }) =>
    value.flatMap((block, number) => (block?.type === "article" ? [`${pointer}/${number}`] : [])),
  );
  const owners = new Set([...posts.map(({ pointer }) => pointer), ...articles]);
  if (owners.size === 0) return [];
  return texts.filter((text) => {
    const { localPointer: local } = text;
    const owner =
      text instanceof SaidNode || !local.includes("/body") ? undefined : /^(.*)\/body(?:\/[^/]*)?$/.exec(local)?.[1];
    return owner !== undefined && owners.has(owner);
  });
}

/** Pages by their paths; of several with one path, the first. */
function byPath(pages: readonly PageFacts[]): Map<string, PageFacts> {
  const known = new Map<string, PageFacts>();
  for (const page of pages) {
    const { path } = page.value;
    if (path !== undefined && !known.has(path)) known.set(path, page);
  }
  return known;
}

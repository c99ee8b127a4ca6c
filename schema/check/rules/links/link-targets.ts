import type { StringNode } from "../../../document/content-node.ts";
import { PartValueNode } from "../../../document/part-node.ts";
import { makeSuggester } from "../../../messages/suggest.ts";
import { headingsOf } from "../../../rich-text/plain-text.ts";
import { makeAnchors } from "../../../slug.ts";
import { groupBy } from "../../../source/group-by.ts";
import { memoize } from "../../../source/once.ts";
import type { ContentIndex } from "../../content-index/content-index.ts";
import type { PageFacts } from "../../content-index/gather.ts";

/** The targets of internal links in one language, gathered once: a search per link would be quadratic. */
export function gatherTargets(index: ContentIndex, language: string) {
  const footer = index.root.footer?.id;
  const isShown = ({ languages }: { languages: readonly string[] }) => languages.includes(language);
  const all = [...index.pages, ...index.posts];
  const shown = byPath(all.filter(isShown));
  const paths = [...shown.keys()];
  const publicationPaths = index.publicationPaths(language);
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
    pages,
    /** Visible pages and posts by their paths. */
    shown,
    /** Pages and posts by their paths, hidden ones included. */
    all: byPath(all),
    /** The paths of visible pages and posts. A post is here once, however many lists show it. */
    paths,
    /** `paths` and the paths of publication pages. */
    candidates: new Set([...paths, ...publicationPaths]),
    suggest: makeSuggester(),
    /** True if a visible part of a page has this id. */
    hasId,
    /** The first visible page with this anchor. */
    ownerOf: (anchor: string) => owners.get(anchor)?.[0]?.page,
    /** The first visible page without this anchor. */
    pageWithout: memoize((anchor: string) => pages.find((page) => !hasId(page, anchor))),
    /** The ids of the headings in a page's articles; undefined if a text couldn't be read. */
    headingAnchors,
    /** The ids of a page's visible parts and of the headings in its articles. */
    anchorsOf: memoize((target: PageFacts) => [...idsOf(target), ...(headingAnchors(target) ?? [])]),
  };
}

/** The paths of all pages and posts, hidden ones included. */
export function listPaths({ pages, posts }: ContentIndex): string[] {
  return [...new Set([...pages, ...posts].flatMap(({ value: { path } }) => path ?? []))];
}

function listBodies({ blockLists, posts, texts }: ContentIndex): StringNode[] {
  const articles = blockLists.flatMap(({ value, pointer }) =>
    value.flatMap((block, number) => (block?.type === "article" ? [`${pointer}/${number}`] : [])),
  );
  const owners = new Set([...posts.map(({ pointer }) => pointer), ...articles]);
  if (owners.size === 0) return [];
  return texts.filter((text) => {
    const { localPointer: local } = text;
    const owner =
      text instanceof PartValueNode || !local.includes("/body")
        ? undefined
        : /^(.*)\/body(?:\/[^/]*)?$/.exec(local)?.[1];
    return owner !== undefined && owners.has(owner);
  });
}

/** Pages by their paths. The first page with a path wins. */
function byPath(pages: readonly PageFacts[]): Map<string, PageFacts> {
  const known = new Map<string, PageFacts>();
  for (const page of pages) {
    const { path } = page.value;
    if (path !== undefined && !known.has(path)) known.set(path, page);
  }
  return known;
}

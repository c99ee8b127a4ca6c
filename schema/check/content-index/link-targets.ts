import { makeSuggester } from "../../messages/suggest.ts";
import { makeAnchors } from "../../slug.ts";
import { groupBy } from "../../source/group-by.ts";
import { headingsOf } from "../../words/plain.ts";
import type { ContentIndex } from "./content-index.ts";
import type { PageFacts, TextValue } from "./gather.ts";

/**
 * What links within a site may lead to in one of its languages, gathered once for all of them: a search through all
 * pages for each link would be quadratic.
 */
export class LinkTargets {
  /** Pages and posts that are shown, by their paths. */
  readonly shown: ReadonlyMap<string, PageFacts>;
  /** The same with those that are hidden. */
  readonly all: ReadonlyMap<string, PageFacts>;
  readonly posts: ReadonlySet<PageFacts>;
  readonly paperPaths: ReadonlySet<string>;
  readonly lacksPaths: boolean;
  /** The paths of what is shown; a post is in every list that shows it, and in this one once. */
  readonly paths: readonly string[];
  /** The same with the pages of publications. */
  readonly candidates: readonly string[];
  readonly #index: ContentIndex;
  readonly #language: string;
  readonly #shownPages: PageFacts[];
  readonly #owners = new Map<string, PageFacts>();
  readonly #lacking = new Map<string, PageFacts | undefined>();
  readonly #headings = new Map<PageFacts, ReadonlySet<string> | undefined>();
  readonly #anchors = new Map<PageFacts, readonly string[]>();
  readonly #bodies: ReadonlyMap<PageFacts | undefined, readonly TextValue[]>;

  constructor(index: ContentIndex, language: string) {
    const pages = [...index.pages, ...index.posts];
    this.all = byPath(pages);
    this.shown = byPath(pages.filter(({ languages }) => languages.includes(language)));
    this.posts = new Set(index.posts);
    this.paperPaths = new Set(index.paperPaths(language));
    this.lacksPaths = index.lacksPaths;
    this.paths = [...this.shown.keys()];
    this.candidates = [...this.paths, ...this.paperPaths];
    this.#index = index;
    this.#language = language;
    this.#shownPages = index.pages.filter(({ languages }) => languages.includes(language));
    for (const page of this.#shownPages)
      for (const anchor of this.#idsOf(page)) if (!this.#owners.has(anchor)) this.#owners.set(anchor, page);
    this.#bodies = groupBy(this.#listBodies(), ({ page }) => page);
  }

  /** Whether something that a page shows has an anchor as its id. */
  hasId(page: PageFacts, anchor: string): boolean {
    return page.anchors.get(anchor)?.includes(this.#language) === true;
  }

  /** The first page that is shown and has an anchor. */
  ownerOf(anchor: string): PageFacts | undefined {
    return this.#owners.get(anchor);
  }

  /** The first page that is shown and lacks an anchor. */
  pageWithout(anchor: string): PageFacts | undefined {
    if (!this.#lacking.has(anchor))
      this.#lacking.set(
        anchor,
        this.#shownPages.find((page) => !this.hasId(page, anchor)),
      );
    return this.#lacking.get(anchor);
  }

  /** Suggests what a bad link was likely meant for. */
  readonly suggest = makeSuggester();

  /** The ids of the headings in a page's articles; undefined where a text couldn't be read. */
  headingAnchors(target: PageFacts): ReadonlySet<string> | undefined {
    if (!this.#headings.has(target)) this.#headings.set(target, this.#readHeadings(target));
    return this.#headings.get(target);
  }

  /** The ids of what a page shows, and of the headings in its articles. */
  anchorsOf(target: PageFacts): readonly string[] {
    const known = this.#anchors.get(target) ?? [...this.#idsOf(target), ...(this.headingAnchors(target) ?? [])];
    this.#anchors.set(target, known);
    return known;
  }

  #readHeadings(target: PageFacts): ReadonlySet<string> | undefined {
    const { textFiles, root } = this.#index;
    const headings: string[] = [];
    for (const { kind, text } of this.#bodies.get(target) ?? []) {
      const facts = kind === "textFile" ? textFiles.get(text) : undefined;
      if (kind === "textFile" && facts?.status !== "text") return undefined;
      for (const heading of headingsOf(facts?.status === "text" ? facts.source.prose : text)) headings.push(heading);
    }
    const footer = root.footer?.id;
    return new Set(makeAnchors(headings, [...this.#idsOf(target), ...(footer === undefined ? [] : [footer])]));
  }

  #idsOf(page: PageFacts): string[] {
    return [...page.anchors.keys()].filter((anchor) => this.hasId(page, anchor));
  }

  /** The texts of posts and articles. */
  #listBodies(): TextValue[] {
    const articles = new Set(
      this.#index.blockLists.flatMap(({ value, pointer }) =>
        value.flatMap((block, number) => (block?.type === "article" ? [`${pointer}/${number}`] : [])),
      ),
    );
    return this.#index.texts.filter(({ page, local, isPart, languages }) => {
      if (isPart || !page || !languages.includes(this.#language) || !local.includes("/body")) return false;
      const owner = /^(.*)\/body(?:\/[^/]*)?$/.exec(local)?.[1];
      return this.posts.has(page) ? owner === page.pointer : owner !== undefined && articles.has(owner);
    });
  }
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

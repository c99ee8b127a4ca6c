import { mostSuggestions, suggest } from "../../messages/suggest.ts";
import { makeAnchors } from "../../slug.ts";
import { headingsOf } from "../../words/plain.ts";
import type { ContentIndex } from "./content-index.ts";
import type { PageFacts, TextValue } from "./gather.ts";

/**
 * What links within a site may lead to, gathered once for all of them: a search through all pages for each link would
 * be quadratic.
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
  readonly #shownPages: PageFacts[];
  readonly #owners = new Map<string, PageFacts>();
  readonly #lacking = new Map<string, PageFacts | undefined>();
  readonly #headings = new Map<PageFacts, ReadonlySet<string> | undefined>();
  readonly #anchors = new Map<PageFacts, readonly string[]>();
  readonly #bodies = new Map<PageFacts, TextValue[]>();
  #suggestions = 0;

  constructor(index: ContentIndex) {
    const pages = [...index.pages, ...index.posts];
    this.all = byPath(pages);
    this.shown = byPath(pages.filter(({ hidden }) => !hidden));
    this.posts = new Set(index.posts);
    this.paperPaths = new Set(index.paperPaths);
    this.lacksPaths = index.lacksPaths;
    this.paths = [...this.shown.keys()];
    this.candidates = [...this.paths, ...this.paperPaths];
    this.#index = index;
    this.#shownPages = index.pages.filter(({ hidden }) => !hidden);
    for (const page of this.#shownPages)
      for (const anchor of page.anchors) if (!this.#owners.has(anchor)) this.#owners.set(anchor, page);
    this.#gatherBodies();
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
        this.#shownPages.find(({ anchors }) => !anchors.has(anchor)),
      );
    return this.#lacking.get(anchor);
  }

  /** What was most likely meant, as `suggest` says, for the first bad links alone. */
  suggest(found: string, candidates: Iterable<string>): string | undefined {
    this.#suggestions += 1;
    return this.#suggestions > mostSuggestions ? undefined : suggest(found, candidates);
  }

  /** The ids of the headings in a page's articles; undefined where a text couldn't be read. */
  headingAnchors(target: PageFacts): ReadonlySet<string> | undefined {
    if (!this.#headings.has(target)) this.#headings.set(target, this.#readHeadings(target));
    return this.#headings.get(target);
  }

  /** The ids of what a page shows, and of the headings in its articles. */
  anchorsOf(target: PageFacts): readonly string[] {
    const known = this.#anchors.get(target) ?? [...target.anchors, ...(this.headingAnchors(target) ?? [])];
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
    return new Set(makeAnchors(headings, [...target.anchors, ...(footer === undefined ? [] : [footer])]));
  }

  #gatherBodies(): void {
    const articles = new Set(
      this.#index.blockLists.flatMap(({ value, pointer }) =>
        value.flatMap((block, number) => (block?.type === "article" ? [`${pointer}/${number}`] : [])),
      ),
    );
    for (const value of this.#index.texts) {
      const { page, pointer, isPart } = value;
      const owner = /^(.*)\/body(?:\/[^/]*)?$/.exec(pointer)?.[1];
      if (isPart || !page || owner === undefined) continue;
      if (!(this.posts.has(page) ? owner === page.pointer : articles.has(owner))) continue;
      const bodies = this.#bodies.get(page);
      if (bodies) bodies.push(value);
      else this.#bodies.set(page, [value]);
    }
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

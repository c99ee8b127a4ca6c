import type { Post } from "../../blocks/entries/post.ts";
import { newestFirst } from "../../blocks/entries/post-list.ts";
import type { SectionBlock } from "../../blocks/index.ts";
import { everyBlock } from "../../blocks/walk.ts";
import type { Content, PageContent } from "../../content.ts";
import { openingOf } from "../../words/read-text.ts";
import { copyLanguages, pathsBelow, type WithPages } from "./made-pages.ts";

/** A post in a list, and what its page says besides. */
interface PlacedPost {
  post: Post & { hidden: boolean };
  at: string;
  date: string;
  page: PageContent;
  list: { title: string; at: string };
  previous?: Post | undefined;
  next?: Post | undefined;
}

/**
 * Gives each post of a list a page of its own, behind all others. Every language of a site has as many, in one order;
 * what one of them hasn't is hidden there. A post that stands in several lists belongs to the first that shows all of its
 * own: home pages have the newest once more.
 * @param foreign the languages of texts that are in another than the rest, by their pointers
 */
export function addPosts(content: Content, foreign: ReadonlyMap<string, string> = new Map()): WithPages {
  const lists = content.pages.flatMap((page, number) =>
    listsOf(page.blocks, `/pages/${number}/blocks`, page.hidden).map((list) => ({ page, number, ...list })),
  );
  const placed = [...lists.filter(({ isWhole }) => isWhole), ...lists.filter(({ isWhole }) => !isWhole)].flatMap(
    ({ page, number, title, posts, pointer, hidden }) => {
      const list = {
        title: title ?? page.title,
        at: title === undefined ? `/pages/${number}/title` : `${pointer}/title`,
      };
      const own = posts.map((post, index): PlacedPost => {
        const at = `${pointer}/posts/${index}`;
        return { post: { ...post, hidden: hidden || post.hidden === true }, at, date: post.date, page, list };
      });
      // Readers go on from post to post in their language.
      const read = newestFirst(own.filter(({ post, at }) => !post.hidden && !foreign.has(`${at}/title`)));
      for (const [index, one] of read.entries())
        [one.next, one.previous] = [read[index - 1]?.post, read[index + 1]?.post];
      return own;
    },
  );
  const byPath = new Map<string, PlacedPost>();
  for (const one of placed) {
    const known = byPath.get(one.post.path);
    if (!known || (known.post.hidden && !one.post.hidden)) byPath.set(one.post.path, one);
  }
  if (byPath.size === 0) return { content, foreign };
  const own = [...byPath.values()];
  const added = own.map(({ post, page, list, previous, next }) => makePage(post, page, list.title, previous, next));
  const copies = own.flatMap(({ at, list }, index) => {
    const pageAt = `/pages/${content.pages.length + index}`;
    const ofPost = standsAt.map(([from, to]) => [at + from, pageAt + to] as const);
    return [...ofPost, [list.at, `${pageAt}/blocks/0/list/label`] as const];
  });
  return {
    content: { ...content, pages: [...content.pages, ...added] },
    foreign: copyLanguages(foreign, copies),
  };
}

/** What of a post stands where on its page. */
const standsAt = [
  ["/title", "/title"],
  ["/title", "/blocks/0/title"],
  ["/description", "/description"],
  ["/image/alt", "/blocks/0/image/alt"],
  ["/body", "/blocks/0/body"],
] as const;

interface PlacedList {
  title: string | undefined;
  posts: readonly Post[];
  pointer: string;
  hidden: boolean;
  /** Whether it shows all that it has. */
  isWhole: boolean;
}

/** The lists of posts among blocks, with those that are hidden: each language of a site hides others. */
function listsOf(blocks: readonly SectionBlock[], at: string, isHidden: boolean): PlacedList[] {
  return everyBlock(blocks, at, isHidden).flatMap(({ block, pointer, isHidden: hidden }) =>
    block.type === "post-list" && typeof block.posts !== "string"
      ? [{ title: block.title, posts: block.posts, pointer, hidden, isWhole: block.most === undefined }]
      : [],
  );
}

function makePage(
  { path, title, description, languages, hidden, ...about }: Post & { hidden: boolean },
  page: PageContent,
  listTitle: string,
  previous: Post | undefined,
  next: Post | undefined,
): PageContent {
  const linkTo = (post: Post | undefined) => post && { label: post.title, href: post.path };
  const { note: _, ...shown } = about;
  const article: SectionBlock = {
    type: "article",
    hidden: false,
    title,
    ...shown,
    list: { label: listTitle, href: page.path },
    previous: linkTo(previous),
    next: linkTo(next),
  };
  return {
    path,
    title,
    description: description ?? openingOf(about.body),
    languages,
    hidden,
    paths: pathsBelow(page, path),
    blocks: [article],
  };
}

import type { Post } from "../../blocks/entries/post.ts";
import { newestFirst } from "../../blocks/entries/post-list.ts";
import type { SectionBlock } from "../../blocks/index.ts";
import { everyBlock } from "../../blocks/walk.ts";
import type { Content, PageContent } from "../../content.ts";
import { languageOf, type Text } from "../../text.ts";
import { openingOf } from "../../words/read-text.ts";
import { pathsBelow } from "./made-pages.ts";

/** A post in a list, and what its page says besides. */
interface PlacedPost {
  post: Post & { hidden: boolean };
  date: string;
  page: PageContent;
  /** The words over the list. */
  list: Text;
  previous?: Post | undefined;
  next?: Post | undefined;
}

/**
 * Gives each post of a list a page of its own, behind all others. Every language of a site has as many, in one order;
 * what one of them hasn't is hidden there. A post that stands in several lists belongs to the first that shows all of its
 * own: home pages have the newest once more.
 */
export function addPosts(content: Content): Content {
  const lists = content.pages.flatMap((page) => listsOf(page.blocks, page.hidden).map((list) => ({ page, ...list })));
  const placed = [...lists.filter(({ isWhole }) => isWhole), ...lists.filter(({ isWhole }) => !isWhole)].flatMap(
    ({ page, title, posts, hidden }) => {
      const own = posts.map((post): PlacedPost => {
        return {
          post: { ...post, hidden: hidden || post.hidden === true },
          date: post.date,
          page,
          list: title ?? page.title,
        };
      });
      // Readers go on from post to post in their language.
      const read = newestFirst(own.filter(({ post }) => !post.hidden && languageOf(post.title) === undefined));
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
  const added = [...byPath.values()].map(({ post, page, list, previous, next }) =>
    makePage(post, page, list, previous, next),
  );
  return { ...content, pages: [...content.pages, ...added] };
}

interface PlacedList {
  title: Text | undefined;
  posts: readonly Post[];
  hidden: boolean;
  /** Whether it shows all that it has. */
  isWhole: boolean;
}

/** The lists of posts among blocks, with those that are hidden: each language of a site hides others. */
function listsOf(blocks: readonly SectionBlock[], isHidden: boolean): PlacedList[] {
  return everyBlock(blocks, "", isHidden).flatMap(({ block, isHidden: hidden }) =>
    block.type === "post-list" && typeof block.posts !== "string"
      ? [{ title: block.title, posts: block.posts, hidden, isWhole: block.most === undefined }]
      : [],
  );
}

function makePage(
  { path, title, description, languages, hidden, ...about }: Post & { hidden: boolean },
  page: PageContent,
  listTitle: Text,
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

import type { Post } from "../blocks/define/post.ts";
import type { SectionBlock } from "../blocks/index.ts";
import { newestFirst } from "../blocks/post-list.ts";
import { everyBlock } from "../blocks/walk.ts";
import type { Content, PageContent } from "../content.ts";
import { openingOf } from "../rich-text/reading-time.ts";
import { languageOf, type Text } from "../text.ts";
import { pathsBelow } from "./generated-paths.ts";

/** A post in a list, with what only its page shows. */
interface LocatedPost extends Post {
  hidden: boolean;
  page: PageContent;
  listTitle: Text;
  previous?: Post | undefined;
  next?: Post | undefined;
}

/**
 * Generates a page for each post, after all other pages. Every language has the same pages in the same order; posts
 * that a language lacks are hidden there. A post in several lists belongs to the first one without a limit, since home
 * pages often repeat the newest posts.
 */
export function addPosts(content: Content): Content {
  const lists = content.pages.flatMap((page) =>
    everyBlock(page.blocks).flatMap(({ block, isHidden }) =>
      block.type === "post-list" && typeof block.posts !== "string"
        ? [{ ...block, page, posts: block.posts, hidden: page.hidden || isHidden }]
        : [],
    ),
  );
  const isWhole = ({ most }: { most?: number | undefined }) => most === undefined;
  const placed = [...lists.filter(isWhole), ...lists.filter((list) => !isWhole(list))].flatMap(
    ({ page, title: listTitle = page.title, posts, hidden }) => {
      const own = posts.map((post): LocatedPost => {
        return { ...post, hidden: hidden || post.hidden === true, page, listTitle };
      });
      // The previous and next post are in the same language.
      const read = newestFirst(own.filter((post) => !post.hidden && languageOf(post.title) === undefined));
      for (const [index, one] of read.entries()) [one.next, one.previous] = [read[index - 1], read[index + 1]];
      return own;
    },
  );
  const byPath = new Map<string, LocatedPost>();
  for (const one of placed) {
    const known = byPath.get(one.path);
    if (!known || (known.hidden && !one.hidden)) byPath.set(one.path, one);
  }
  return { ...content, pages: [...content.pages, ...[...byPath.values()].map(makePage)] };
}

function makePage({
  path,
  title,
  description,
  languages,
  hidden,
  movedFrom,
  note: _,
  page,
  listTitle,
  previous,
  next,
  ...about
}: LocatedPost): PageContent {
  const linkTo = (post: Post | undefined) => post && { label: post.title, href: post.path };
  const article: SectionBlock = {
    type: "article",
    hidden: false,
    title,
    ...about,
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
    movedFrom,
    paths: pathsBelow(page, path),
    blocks: [article],
  };
}

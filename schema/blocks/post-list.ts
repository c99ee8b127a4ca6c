import { z } from "zod";
import { listOf } from "../object.ts";
import { label } from "../primitives.ts";
import { readingTime } from "../rich-text/reading-time.ts";
import { idOf } from "../source/node-ids.ts";
import { defineTitled } from "./define/define-block.ts";
import { type Post, post, postFiles, showAbout } from "./define/post.ts";

export const postList = defineTitled({
  type: "post-list",
  description: "Posts, the newest first, each on a page of its own.",
  fields: {
    title: label.optional().meta({ description: "A heading over the posts." }),
    posts: z.union([postFiles, listOf(post)]).meta({
      entry: "post",
      description:
        "Where the posts are: a folder of texts in Markdown beside content.json, as in `posts/*.md`. Each begins with its keys in YAML, between two lines of `---`; `first.de.md` is the translation of `first.md`. Or the posts themselves, in a list.",
      examples: ["posts/*.md"],
    }),
    most: z
      .int()
      .min(1)
      .max(1000)
      .optional()
      .meta({
        description:
          "How many of them are listed here, the newest; all, if you leave it out. A home page can list the newest of those that another page lists all of: each has its page there.",
        examples: [10],
      }),
  },
  example: { type: "post-list", title: "Notes", posts: "posts/*.md" },
  resolve: ({ posts, most }, { language, labels, destination, opening }, inner) => ({
    posts: newestFirst(postsOf(posts))
      .slice(0, most)
      .map((one) => ({
        node: idOf(one),
        level: inner,
        title: one.title,
        href: destination(one.path).href,
        ...showAbout(one, language),
        minutes: readingTime(one.body, language, labels),
        description: one.description ?? opening(one.body),
        draft: one.draft ? labels.draft : undefined,
      })),
  }),
});

/** The visible posts of a list. Empty if `posts` is a pattern whose files have not been read. */
function postsOf(posts: string | readonly Post[]): readonly Post[] {
  return typeof posts === "string" ? [] : posts.filter(({ hidden }) => !hidden);
}

/** Sorts by date. Posts of the same day keep their order. */
export function newestFirst<Dated extends { date: string }>(posts: readonly Dated[]): Dated[] {
  return posts.toSorted((one, other) => (one.date < other.date ? 1 : one.date > other.date ? -1 : 0));
}

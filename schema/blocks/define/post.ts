import { z } from "zod";
import { formatDate } from "../../entities/dates.ts";
import { movedFrom } from "../../links.ts";
import { entry } from "../../object.ts";
import { image } from "../../pictures/image.ts";
import { body, date, label, path, sentence, tag } from "../../primitives.ts";
import { addNodeIds, idOf } from "../../source/node-ids.ts";

/** Pattern for files of posts, with one `*`. */
export const postFiles = z
  .string()
  .regex(/^(?:[^\s/\\?#:*][^\\?#:*]*\/)?[^\s/\\?#:*]*\*[^/\\?#:*]*\.md$/)
  .meta({
    kind: "postFiles",
    description: "The files of the posts, in one folder beside content.json: `posts/*.md` are all that end in .md.",
    examples: ["posts/*.md"],
    patternErrorMessage: 'Name a folder beside content.json and "*.md", as in "posts/*.md".',
  });

export const aboutFields = {
  date: date.meta({ description: "When it was published.", examples: ["2025-06-30"] }),
  updated: date
    .optional()
    .meta({ description: "When it was last changed, where readers should know.", examples: ["2025-08-02"] }),
  tags: z
    .array(tag)
    .optional()
    .meta({ entry: "tag", description: "What it has to do with, in a few words.", examples: [["soldering"]] }),
  image: image.optional().meta({
    description: "A picture over its text.",
    examples: [{ src: "assets/bench.jpg", alt: "A bench with a lamp" }],
  }),
  body,
};

/** A post. In a file of its own, its keys are the front matter. */
export const post = entry({
  path: path.meta({
    description:
      "Where its page stands. Of a post in a file, it is the list's path with the file's name, unless said else.",
    examples: ["/notes/why-i-solder"],
  }),
  title: label.meta({ description: "What it is called.", examples: ["Why I solder"] }),
  description: sentence.optional().meta({
    description:
      "What it says, in a sentence: for the list, for search results and for feeds. Its beginning, if you leave it out.",
    examples: ["Ten minutes with an iron teach more than an hour of theory."],
  }),
  ...aboutFields,
  movedFrom,
  draft: z.boolean().default(false).meta({
    description: "`true` shows it to you alone, while you edit the site: `dev` has it, what is built hasn't.",
  }),
}).meta({
  kind: "post",
  title: "Post",
  description: "A post: a text with a title and a date, on a page of its own.",
  examples: [
    { path: "/notes/why-i-solder", title: "Why I solder", date: "2025-06-30", body: { file: "posts/why-i-solder.md" } },
  ],
});

export type Post = z.output<typeof post>;

/** The date and tags of a post, resolved for views. */
export function showAbout(post: Pick<Post, "date" | "tags">, language: string) {
  const { text, dateTime } = formatDate(post.date, language);
  const tags = post.tags?.map((tag, index) => addNodeIds(tag, idOf(post, "tags", index))) ?? [];
  return { date: { text: addNodeIds(text, idOf(post, "date")), dateTime }, tags };
}

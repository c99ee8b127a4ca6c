import type { PostText } from "../../../../schema/check/lists/post-text.ts";
import type { Note } from "../json-resume/reading.ts";

/** Names for `--from` of the programs whose blogs are imported. */
export const blogNames = ["hugo", "jekyll", "astro"] as const;
export type BlogName = (typeof blogNames)[number];

/** A text of another program's blog. */
export interface OldText {
  /** The file's name, relative to the blog's folder. */
  file: string;
  source: PostText;
  /** The path that it had, as in "/2020/05/01/first.html"; undefined if it had none. */
  address: string | undefined;
}

/** A post of another program's blog. */
export interface OldPost extends OldText {
  /** The file's name without its language, as translations in other languages have it. */
  original: string;
  /** The front matter as it is written, and in our keys. */
  facts: Readonly<Record<string, unknown>>;
  known: Readonly<Record<string, unknown>>;
  /** The post's name in its new address. */
  slug: string;
  isDraft: boolean;
  /** True if the old program leaves it out today, because of its dates. */
  isOutOfTime: boolean;
}

/** A blog as its generator understands the folder. */
export interface Blog {
  title: string | undefined;
  description: string | undefined;
  author: string | undefined;
  language: string | undefined;
  /** The address of the site, with the folder it is in. */
  url: string | undefined;
  /** The path of the new page that lists the posts. */
  list: string;
  /** What the list's own file says of it, in its front matter and behind it. */
  words?: { title: string | undefined; description: string | undefined; text: OldText | undefined } | undefined;
  posts: readonly OldPost[];
  /** Folders that addresses such as `/img/a.png` refer to, the first one first. */
  roots: readonly string[];
  /** Texts that are left out. */
  others: readonly Note[];
}

/** A blog's folder. */
export interface BlogFolder {
  folder: string;
  /** All files, relative to the folder, with slashes. */
  files: readonly string[];
}

/** One of the programs that make a site of a blog. */
export interface Generator {
  readonly title: string;
  /** Matches the file that each of its sites has. */
  readonly config: RegExp;
  readonly read: (blog: BlogFolder) => Blog;
}

import { splitName } from "../../../../schema/check/lists/post-names.ts";
import { makeSlug, Names } from "../../../../schema/slug.ts";
import { groupBy } from "../../../../schema/source/group-by.ts";
import type { Note } from "../json-resume/reading.ts";
import type { BlogFolder, OldPost } from "./blog.ts";
import { type DayOrder, type Facts, nameOf, readPost, textAt } from "./facts.ts";

export type Address = (post: { file: string; facts: Facts; day: Date | undefined }) => string | undefined;

/** What is particular to a program, or to the settings of one blog. */
export interface Reading {
  /** Its languages, which names of files end in. */
  languages?: readonly string[];
  /** The order of "01/02/2025"; undefined if it doesn't read such dates. */
  order?: DayOrder;
  /** True if posts are published before their date. */
  showsFuture: boolean;
}

export const leftOut = (
  path: string,
  message = "is no post, has no date, or has front matter that can't be read; it was left out.",
): Note => ({ path, message });

/** Reads posts. Those that say when they were written, or in whose name a day is, are posts; all else isn't. */
export function readPosts(
  { folder }: BlogFolder,
  files: readonly string[],
  { languages = [], order, showsFuture }: Reading,
  address: Address,
): { posts: OldPost[]; others: Note[] } {
  const names = new Names();
  const posts: OldPost[] = [];
  const others: Note[] = [];
  const now = Date.now();
  for (const file of files) {
    const { original, language } = splitName(file, languages);
    if (language !== undefined && language !== languages[0]) {
      others.push(leftOut(file, `is a translation; only posts in ${JSON.stringify(languages[0])} were imported.`));
      continue;
    }
    const read = readPost(folder, file, order);
    const date = read?.known["date"];
    const day = typeof date === "string" && !Number.isNaN(Date.parse(date)) ? new Date(date) : undefined;
    const isHidden = read?.known["draft"] === true || /(?:^|\/)_drafts\//.test(file);
    if (!read || (!day && !isHidden)) {
      const unread =
        date === undefined ? undefined : `has a date that can't be read, ${JSON.stringify(date)}; it was left out.`;
      others.push(leftOut(file, unread));
      continue;
    }
    const timeOf = (key: string) => Date.parse(String(read.facts[key])) || undefined;
    const begin = timeOf("publishDate") ?? day?.getTime() ?? now;
    const isOutOfTime = !isHidden && ((begin > now && !showsFuture) || (timeOf("expiryDate") ?? now) < now);
    const slug = names.take(makeSlug(textAt(read.facts, "slug") ?? nameOf(original)) || "post");
    const isDraft = isHidden || isOutOfTime;
    const old = address({ file: original, facts: read.facts, day });
    posts.push({ file, original, ...read, slug, address: old, isDraft, isOutOfTime });
  }
  return { posts, others };
}

/** The folder, among those directly in `within`, with most of the files. */
export function largestFolder(files: readonly string[], within: string): string {
  const folders = groupBy(
    files.filter((file) => file.startsWith(within)),
    (file) => file.slice(within.length).split("/").slice(0, -1)[0] ?? "",
  );
  const [largest = ""] = [...folders].toSorted(([, one], [, other]) => other.length - one.length)[0] ?? [];
  return largest;
}

export const pathOf = (name: string) => `/${makeSlug(name) || "blog"}`;

import { makeSlug } from "../../slug.ts";

/** The endings of Markdown files. The first is the one in patterns, which mean all of them. */
export const markdownEnding = /\.(?:md|markdown|mdx)$/i;

/** For a translation, the name of its original and its language. */
export interface Named {
  original: string;
  language: string | undefined;
}

/** "posts/first.de.md" → "posts/first.md" and "de", if the site has that language. */
export function splitName(name: string, languages: readonly string[]): Named {
  const ending = markdownEnding.exec(name)?.[0] ?? "";
  const stem = name.slice(0, name.length - ending.length);
  const language = languages.find((code) => stem.toLowerCase().endsWith(`.${code.toLowerCase()}`));
  return { original: language === undefined ? name : stem.slice(0, -language.length - 1) + ending, language };
}

/** The name of a post: that of its file, or of its folder if it has one ("posts/first/index.md"). */
export function stemOf(original: string): string {
  const [folder = "", own = ""] = original.split("/").slice(-2);
  const stem = (own || folder).replace(markdownEnding, "");
  return stem === "index" && own !== "" ? folder : stem;
}

/** The part of a post's address that comes from its name. */
export function slugOf(original: string): string {
  return makeSlug(stemOf(original));
}

/** True for the file of a folder's own words, which Hugo calls `_index.md`, in the folder of the posts. */
export function isOfList(name: string): boolean {
  return /^_?index\.[^/]*$/.test(name);
}

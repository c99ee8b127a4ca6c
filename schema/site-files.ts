import { folderOf } from "./language.ts";

/** The owner's vCard. Its name below the site's base path. */
export const contactCardFile = "contact.vcf";

/** A page's publications for reference managers. Its name below the page's path. */
export const bibtexFile = "publications.bib";

/** The search index of a language. Its name below the path of the language's pages. */
export const searchFile = "search.json";

/** A page as Markdown. Its name below the page's path. */
export const markdownFile = "index.md";

/** The printed CV. Its name beside the content, and below the site's base path. */
export const cvFile = "cv.pdf";

/** What addresses depend on in a site with several languages. */
export interface SiteLanguages {
  language: string;
  /** All languages, the first one first; absent if there is only one. */
  languages?: readonly string[] | undefined;
}

/** Folder of a language, below the site's base path: "de/"; "" for the first language. */
export function ownFolder({ language, languages: [first = language] = [] }: SiteLanguages): string {
  return language === first ? "" : `${folderOf(language)}/`;
}

/** A language's own variant of a file name: "cv.pdf" and "cv.de.pdf". */
export function ownName(name: string, languages: SiteLanguages): string {
  return ownFolder(languages) === "" ? name : name.replace(/(\.[^./\\]*)?$/, `.${folderOf(languages.language)}$1`);
}

/** The file that a link names. Each language has its own CV. */
export function ownFile(name: string, languages: SiteLanguages): string {
  return name === cvFile ? ownName(cvFile, languages) : name;
}

/** Folder of the site for the owner's files, which keep their names. */
export const filesFolder = "files";

/**
 * Path of a file below the site's base path. It stays the same when the file changes, since the address may be printed
 * or shared. A leading `assets` or `files` folder is omitted.
 * @param languages of the site, if it has several: a CV is next to the pages in its language
 */
export function filePath(name: string, languages: readonly string[] = []): string {
  const parts = name.split("/").filter((part) => part !== "" && part !== ".");
  const bare = parts.join("/");
  if (bare === cvFile) return cvFile;
  const own = languages.find((language) => bare === ownName(cvFile, { language, languages }));
  if (own !== undefined) return ownFolder({ language: own, languages }) + cvFile;
  if (parts.length > 1 && ["assets", filesFolder].includes(parts[0] ?? "")) parts.shift();
  return [filesFolder, ...parts].join("/");
}

/** Like `filePath`, URL-encoded. */
export function fileAddress(name: string, languages?: readonly string[]): string {
  return filePath(name, languages).split("/").map(encodeURIComponent).join("/");
}

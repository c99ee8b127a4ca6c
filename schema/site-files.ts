import { folderOf } from "./language.ts";

/** The owner's card for address books: its name under the site's own path. */
export const contactCardFile = "contact.vcf";

/** The publications of a page, as programs for references read them: its name under the page's path. */
export const bibtexFile = "publications.bib";

/** The owner's CV, as it is printed: its name beside the content, and under the site's own path. */
export const cvFile = "cv.pdf";

/** What addresses must know of a site's languages. */
export interface SiteLanguages {
  /** The one that something is said in. */
  language: string;
  /** All of them, the first one first; absent where there is but one. */
  languages?: readonly string[] | undefined;
}

/** The folder of what is a language's own, under the site's path: "de/", and none for the first. */
export function ownFolder({ language, languages: [first = language] = [] }: SiteLanguages): string {
  return language === first ? "" : `${folderOf(language)}/`;
}

/** The name of a language's own copy of a file, beside that of the first language: "cv.pdf" and "cv.de.pdf". */
export function ownName(name: string, languages: SiteLanguages): string {
  return ownFolder(languages) === "" ? name : name.replace(/(\.[^./\\]*)?$/, `.${folderOf(languages.language)}$1`);
}

/** The file that a link names: of the CV, each language has its own. */
export function ownFile(name: string, languages: SiteLanguages): string {
  return name === cvFile ? ownName(cvFile, languages) : name;
}

/** The folder of the site in which the owner's files stand, under names that stay. */
export const filesFolder = "files";

/**
 * Where a file that content names stands under the site's own path. It is found there also when it has changed: its
 * address may be printed, or sent to somebody. What says where it is kept says nothing to visitors.
 * @param languages those of the site, where it has several: a CV stands with the pages in its language
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

/** The same as an address. */
export function fileAddress(name: string, languages?: readonly string[]): string {
  return filePath(name, languages).split("/").map(encodeURIComponent).join("/");
}

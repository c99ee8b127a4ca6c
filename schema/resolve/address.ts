import type { Address, NamedAddress } from "../blocks/define/resolver.ts";
import type { Content } from "../content.ts";
import { endingOf } from "../file-types.ts";
import { folderOf } from "../language.ts";
import type { ChatApp, FileFacts } from "../links.ts";
import type { ProfileContent } from "../parts/profile.ts";

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

/** What stands behind an address of the site where a visitor has chosen its language: hosts lead nobody on from there. */
export const chosenLanguage = "lang";

/**
 * A path within the site as links have it. Where hosts lead visitors from the site's own address to their language, links
 * to it say that this one is meant.
 * @param target begins with a slash
 */
export function linkPath(target: string, { detectLanguage, languages = [] }: Content["site"]): string {
  const [first] = languages;
  return detectLanguage && first !== undefined && languages.length > 1
    ? target.replace(/^\/(?=$|#)/, `/?${chosenLanguage}=${first}`)
    : target;
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

/** What visitors are told of a file: its kind, and its size in the words of a language. */
export function describeFile(name: string, bytes: number, language: string): FileFacts {
  const [unit, size] = bytes < 1_000_000 ? ["kilobyte", bytes / 1000] : ["megabyte", bytes / 1_000_000];
  const format = new Intl.NumberFormat(language, { style: "unit", unit, maximumFractionDigits: size < 10 ? 1 : 0 });
  return { type: endingOf(name).toUpperCase(), size: format.format(Math.max(size, 0.1)) };
}

/** The link that dials a number (RFC 3966): digits alone, after the plus sign. */
export function phoneAddress(phone: string): Address {
  return { label: undefined, text: phone, href: `tel:+${digitsOf(phone)}` };
}

/** The link that writes to an e-mail address (RFC 6068). */
export function emailAddress(email: ProfileContent["emails"][number]): NamedAddress {
  return { label: email.label, text: email.address, href: `mailto:${encodeURI(email.address)}` };
}

const chatLinks: Record<ChatApp, (digits: string) => string> = {
  whatsapp: (digits) => `https://wa.me/${digits}`,
  telegram: (digits) => `https://t.me/+${digits}`,
  signal: (digits) => `https://signal.me/#p/+${digits}`,
};

/** The link that opens a chat with the profile's telephone number, where the profile names an app for it. */
export function chatLink({ chat, phone }: ProfileContent) {
  if (!chat || !phone) return undefined;
  return { kind: chat.app, label: chat.label, href: chatLinks[chat.app](digitsOf(phone)) };
}

function digitsOf(phone: string): string {
  return phone.replace(/[^0-9]/g, "");
}

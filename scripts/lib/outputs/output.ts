import type { Portfolio } from "../../../schema/portfolio/portfolio.ts";
import type { PageData, PageHead } from "../../../schema/resolve/page-data.ts";
import type { ResolvedTheme } from "../../../schema/resolve/theme.ts";
import type { SiteFile } from "../files/site-file.ts";
import type { DrawnLetters } from "../fonts/drawn-letters.ts";
import type { PageText } from "./page-text.ts";

/** A picture's file on the owner's disk, and the name of its bytes. */
export interface SourcePicture {
  file: string;
  digest: string;
}

/** What a site's formats are made from. */
export interface SiteMaterial {
  portfolio: Portfolio;
  /** The site's path on its host, without a slash at its end. */
  base: string;
  /** Every page in this language, the fallback not counted. */
  pages: readonly PageData[];
  /** The folder of the language's own files, under the site's: "", "de/". What all languages share is the first one's. */
  folder: string;
  /** The pages of all languages. */
  everyPage: readonly PageData[];
  theme: ResolvedTheme;
  /** What its pictures are written in. */
  letters: DrawnLetters;
  /** The profile's photo, where a block shows it; `src` is its path on the site's host. */
  photo: (SourcePicture & { src: string }) | undefined;
  /** The path on the site's host of a picture that cards show, by the name that content gives it. */
  pathOfPicture: (src: string) => string | undefined;
  /** What no format may show to programs that search for it; mostly nothing. */
  secrets: readonly string[];
}

/** A page whose texts can be read as they stand in its HTML. */
export interface ReadablePage {
  page: PageData;
  readText: () => Promise<PageText>;
}

/** A format that is derived from the content. */
export interface Output {
  /** The switch in `site.outputs` that turns it off. */
  switch: keyof Portfolio["site"]["outputs"];
  /** Whether its files are of the site as a whole, and not of each of its languages. */
  isShared?: true;
  /** What the format adds to a page's head. */
  describe?: (page: PageData, material: SiteMaterial) => Partial<PageHead>;
  /** The files of the format. To list them is cheap: each is made only when it is wanted. */
  files?: (material: SiteMaterial, pages: readonly ReadablePage[]) => SiteFile[];
}

/** The full address of a file or page of the site. */
export function fullAddress({ portfolio }: Pick<SiteMaterial, "portfolio">, path: string): string {
  return new URL(portfolio.site.url).origin + path;
}

/** Whether a page is the first of its language. */
export function isHome({ href, shell }: PageData): boolean {
  return href === homeOf(shell);
}

/** Where the pages of a language begin, on the site's host: "/portfolio/", "/portfolio/de/". */
export function homeOf({ base, home = `${base}/` }: PageData["shell"]): string {
  return home;
}

/** The full address of the same page in every language that has it, itself among them. */
export function alternatesOf({ languages = [], url, href }: Pick<PageData, "languages" | "url" | "href">) {
  const origin = url.slice(0, url.length - href.length);
  return languages.map(({ language, href: other }) => ({ hreflang: language, href: origin + other }));
}

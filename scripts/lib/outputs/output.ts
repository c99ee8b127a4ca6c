import type { FocalPoint } from "../../../schema/pictures/focus.ts";
import type { Portfolio } from "../../../schema/portfolio/portfolio.ts";
import type { PageData, PageHead } from "../../../schema/resolve/page-data.ts";
import type { ResolvedTheme } from "../../../schema/resolve/theme.ts";
import type { SiteFile } from "../files/site-file.ts";
import type { ImageFonts } from "../fonts/image-fonts.ts";
import type { PageText } from "./page-text.ts";

/** A picture's file on disk and the hash of its bytes. */
export interface SourcePicture {
  file: string;
  digest: string;
  /** What stays in sight where it is cropped. */
  focus?: FocalPoint | undefined;
}

export interface SiteMaterial {
  portfolio: Portfolio;
  /** The site's path on its host, without a trailing slash. */
  base: string;
  /** All pages in this language, without the fallback page. */
  pages: readonly PageData[];
  /** Folder of the language's own files within the site: "", "de/". Files that languages share are in "". */
  folder: string;
  everyPage: readonly PageData[];
  theme: ResolvedTheme;
  /** Fonts of rendered images. */
  fonts: ImageFonts;
  /** The profile's photo if a block shows it. `src` is its path on the host. */
  photo: (SourcePicture & { src: string }) | undefined;
  /** Returns the path on the host of a picture in cards, by its name in content. */
  pathOfPicture: (src: string) => string | undefined;
  /** Texts that outputs must hide from crawlers; usually empty. */
  contacts: readonly string[];
}

/** A page and its texts, read from its HTML. */
export interface ReadablePage {
  page: PageData;
  readText: () => Promise<PageText>;
}

/** A format derived from the content. */
export interface Output {
  /** The key in `site.outputs` that turns it off, or in `site` that turns it on. */
  switch: keyof Portfolio["site"]["outputs"] | "search";
  /** True if its files belong to the whole site, not to each language. */
  isShared?: true;
  /** Returns additions to a page's head. */
  describe?: (page: PageData, material: SiteMaterial) => Partial<PageHead>;
  /** Lists the files. Listing is cheap; each file is made on demand. */
  files?: (material: SiteMaterial, pages: readonly ReadablePage[]) => SiteFile[];
}

/** Returns the full address of a path on the site's host. */
export function fullAddress({ portfolio }: Pick<SiteMaterial, "portfolio">, path: string): string {
  return new URL(portfolio.site.url).origin + path;
}

/** True for the first page of a language. */
export function isHome({ href, shell }: PageData): boolean {
  return href === homeOf(shell);
}

/** Returns a language's home path on the host: "/portfolio/", "/portfolio/de/". */
export function homeOf({ base, home = `${base}/` }: PageData["shell"]): string {
  return home;
}

/** Returns the full addresses of a page in all of its languages, its own included. */
export function alternatesOf({ languages = [], url, href }: Pick<PageData, "languages" | "url" | "href">) {
  const origin = url.slice(0, url.length - href.length);
  return languages.map(({ language, href: other }) => ({ hreflang: language, href: origin + other }));
}

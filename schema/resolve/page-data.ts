import type { Block, ResolvedBlock } from "../blocks/index.ts";
import type { Labels } from "../labels/labels.ts";
import type { IconLink, ResolvedLink } from "../links.ts";
import type { Text, Traced } from "../text.ts";
import type { LanguageLink } from "./alternates.ts";
import type { ResolvedTheme } from "./theme.ts";

/** A link of the navigation. `bar` and `menu` say where it is shown. */
export interface NavigationLink extends ResolvedLink {
  bar: "always" | "wide" | "never";
  menu: boolean;
}

/** What surrounds every page. */
export interface ShellData {
  language: string;
  /** Built-in texts that visitors see or hear. */
  labels: Labels;
  /** Text direction of the language, if it is not the default. */
  direction?: "rtl" | undefined;
  siteTitle: string;
  /** Base path of the site, without a slash at its end: "" or "/portfolio". */
  base: string;
  /** Path of the language's own home page: "/portfolio/de/". */
  home?: string;
  /** `href` of links to the home page, if it differs from its address. */
  homeLink?: string;
  theme: ResolvedTheme;
  /** `duration` is in milliseconds; `show`: once per visit, or on every page load. */
  landing: { greeting: Text; title: Text; duration: number; show: "visit" | "load" } | undefined;
  /** The owner. `monogram` is one or two letters of the name. */
  brand: { name: Text; monogram: Text; role: Text };
  /** `profiles` are in the side menu and in a rail, not in a bar. */
  navigation: { links: NavigationLink[]; profiles: IconLink[]; menuTitle: Text; back: Text };
  footer: Block<"footer"> | undefined;
  /**
   * True if any page has endless animation, which visitors can stop (WCAG 2.2, criterion 2.2.2). Every page has the
   * control: the links beside it stay where they are from page to page.
   */
  isMoving?: true;
  /** Path of the search index on the host, if the site has a search. */
  search?: string;
}

/** Complete data of one page. The browser loads it before it navigates to the page. */
export interface PageData extends Traced {
  /** Path of the page, with the base path and a slash at its end: "/portfolio/about/". */
  href: string;
  url: string;
  title: string;
  /** The page's own title, without that of the site. */
  name: string;
  description: string | undefined;
  blocks: ResolvedBlock[];
  /** The page in all its languages, including its own; absent if it has only one. */
  languages?: LanguageLink[];
  /**
   * Addresses that the page's forms are posted to. Its security policy allows more than that of other pages, so it is
   * always loaded as a document of its own.
   */
  forms?: string[];
  pixel?: string;
  /** Set on the fallback page. `text` is "404 Not Found", if the owner has another heading. */
  error: { title: Text; text: Text | undefined } | undefined;
  shell: ShellData;
  /** Only in built pages. Client-side navigation doesn't need it. */
  head?: PageHead;
}

/** A `<meta>` element: `name` for HTML and Twitter, `property` for Open Graph. */
export type HeadMeta = ({ name: string } | { property: string }) & { content: string };

/** A `<link>` element. The keys are its attributes. */
export interface HeadLink {
  rel: "alternate" | "apple-touch-icon" | "manifest" | "preload";
  href: string;
  as?: "font";
  type?: string;
  hreflang?: string;
  crossorigin?: "";
  title?: string;
  sizes?: string;
}

/** Contents of `<head>` for browsers that load fonts, search engines, and apps that preview shared links. */
export interface PageHead {
  meta: readonly HeadMeta[];
  links: readonly HeadLink[];
  /** JSON-LD. */
  structuredData: object | undefined;
  /** `@font-face` rules for the site's own fonts. */
  fontCss?: string;
}

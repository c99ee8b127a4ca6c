import type { Block, ResolvedBlock } from "../blocks/index.ts";
import type { Labels } from "../labels/labels.ts";
import type { IconLink, ResolvedLink } from "../links.ts";
import type { Text, Traced } from "../text.ts";
import type { LanguageLink } from "./editions/standing.ts";
import type { ResolvedTheme } from "./theme.ts";

/** A link of the navigation: its words, its URL under the site's base path, and where it shows. */
export interface NavigationLink extends ResolvedLink {
  bar: "always" | "wide" | "never";
  menu: boolean;
}

/** What stands around every page. */
export interface ShellData {
  language: string;
  /** What visitors see or hear and no owner wrote. */
  labels: Labels;
  /** In which direction the language is written, where that isn't the usual one. */
  direction?: "rtl" | undefined;
  siteTitle: string;
  /** The site's path on its host, with no slash at its end: "" or "/portfolio". */
  base: string;
  /** The URL path of the home page, where the language has one of its own: "/portfolio/de/". */
  home?: string;
  /** What links to the home page say, where that isn't just its address. */
  homeLink?: string;
  theme: ResolvedTheme;
  /** `duration` is in milliseconds; `show` says whether it greets once a visit or whenever a page is loaded. */
  landing: { greeting: Text; title: Text; duration: number; show: "visit" | "load" } | undefined;
  /** Whose site it is; `monogram` is one or two letters of the name. */
  brand: { name: Text; monogram: Text; role: Text };
  /** `profiles` are shown in the side menu alone. */
  navigation: { links: NavigationLink[]; profiles: IconLink[]; menuTitle: Text; back: Text };
  footer: Block<"footer"> | undefined;
}

/** One page, complete: nothing in it needs looking up. It is also what the browser loads before it changes to the page. */
export interface PageData extends Traced {
  /** The page's URL path, base included, with a slash at its end: "/portfolio/about/". */
  href: string;
  /** The page's full address. */
  url: string;
  /** The document's title. */
  title: string;
  /** The page's own name, without that of the site. */
  name: string;
  description: string | undefined;
  blocks: ResolvedBlock[];
  /** The same page in every language that has it, this one among them; absent where it has but one. */
  languages?: LanguageLink[];
  /**
   * Where set, the page has forms, and these are the addresses that they are posted to. Its policy allows what others'
   * don't: it is always loaded as a document of its own.
   */
  forms?: string[];
  /** Whether something on it moves without end, so that visitors need a way to stop it. */
  isMoving?: true;
  /** Where set, the address of the picture that counts who sees the page. */
  pixel?: string;
  /** Where set, the page is the fallback and this is what went wrong: "404 Not Found". */
  error: Text | undefined;
  shell: ShellData;
  /** Only what is built has it: the browser, which changes between pages, tells no program of them. */
  head?: PageHead;
}

/** A `<meta>` element: `name` for HTML's own and Twitter's, `property` for Open Graph's. */
export type HeadMeta = ({ name: string } | { property: string }) & { content: string };

/** A `<link>` element, its keys the names of its attributes. */
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

/** What a page's head says to programs: browsers that fetch letters, search engines, apps that show a shared link. */
export interface PageHead {
  meta: readonly HeadMeta[];
  links: readonly HeadLink[];
  /** JSON-LD: any value that JSON can say. */
  structuredData: object | undefined;
  /** Rules for the letters that the site brings along. */
  letterCss?: string;
}

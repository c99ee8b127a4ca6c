/** A `<meta>` element: `name` for HTML's own and Twitter's, `property` for Open Graph's. */
export type HeadMeta = ({ name: string } | { property: string }) & { content: string };

/** A `<link>` element, its keys the names of its attributes. */
export interface HeadLink {
  rel: "alternate" | "apple-touch-icon" | "manifest";
  href: string;
  type?: string;
  title?: string;
  sizes?: string;
}

/** What a page's head says to programs: search engines, apps that show a shared link, phones that keep an icon. */
export interface PageHead {
  meta: readonly HeadMeta[];
  links: readonly HeadLink[];
  /** JSON-LD: any value that JSON can say. */
  structuredData: object | undefined;
}

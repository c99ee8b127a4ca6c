import type { PageData } from "../../../schema/resolve/page-data.ts";
import { alternatesOf, fullAddress, type Output } from "./output.ts";
import { formatAddress } from "./xml.ts";

/** The sitemap for search engines (sitemaps.org), and the robots.txt that names it (RFC 9309). */
export const sitemap: Output = {
  switch: "sitemap",
  isShared: true,
  files: (material) => [
    { path: "sitemap.xml", make: () => formatSitemap(material.everyPage) },
    { path: "robots.txt", make: () => formatRobots(fullAddress(material, `${material.base}/sitemap.xml`)) },
  ],
};

/**
 * Formats the sitemap. It has no dates: content has none for pages, and search engines distrust guesses. A page in
 * several languages links to each version. @internal
 */
export function formatSitemap(pages: readonly Pick<PageData, "url" | "href" | "languages">[]): string {
  const entries = pages.map((page) => {
    const links = alternatesOf(page).map(
      ({ hreflang, href }) => `<xhtml:link rel="alternate" hreflang="${hreflang}" href="${formatAddress(href)}"/>`,
    );
    return `  <url><loc>${formatAddress(page.url)}</loc>${links.join("")}</url>\n`;
  });
  const links = pages.some(({ languages }) => languages) ? ' xmlns:xhtml="http://www.w3.org/1999/xhtml"' : "";
  return `<?xml version="1.0" encoding="UTF-8"?>\n<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9"${links}>\n${entries.join("")}</urlset>\n`;
}

/** Crawlers read it only at a host's root. Elsewhere it is harmless; submit the sitemap by its address. */
function formatRobots(sitemapAddress: string): string {
  return `User-agent: *\nAllow: /\n\nSitemap: ${new URL(sitemapAddress).href}\n`;
}

import type { PageData } from "../../../schema/resolve/page-data.ts";
import { alternatesOf, fullAddress, type Output } from "./output.ts";
import { formatAddress } from "./xml.ts";

/** The list of pages for search engines (sitemaps.org), and the file that tells them of it (RFC 9309). */
export const sitemap: Output = {
  switch: "sitemap",
  isShared: true,
  files: (material) => [
    { path: "sitemap.xml", make: () => formatSitemap(material.everyPage) },
    { path: "robots.txt", make: () => formatRobots(fullAddress(material, `${material.base}/sitemap.xml`)) },
  ],
};

/**
 * No page says when it changed: the content does not know, and search engines learn to distrust what is guessed. Of a
 * page in several languages each names all of them. @internal
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

/** Robots read it at a host's root alone; under a path it does no harm, and the sitemap is to be handed in by its address. */
function formatRobots(sitemapAddress: string): string {
  return `User-agent: *\nAllow: /\n\nSitemap: ${new URL(sitemapAddress).href}\n`;
}

import type { PageData } from "../../../schema/resolve/page-data.ts";
import { fullAddress, type Output } from "./output.ts";

/** The list of pages for search engines (sitemaps.org), and the file that tells them of it (RFC 9309). */
export const sitemap: Output = {
  switch: "sitemap",
  files: (material) => [
    { path: "sitemap.xml", make: () => formatSitemap(material.pages) },
    { path: "robots.txt", make: () => formatRobots(fullAddress(material, `${material.base}/sitemap.xml`)) },
  ],
};

/** No page says when it changed: the content does not know, and search engines learn to distrust what is guessed. */
export function formatSitemap(pages: readonly Pick<PageData, "url">[]): string {
  const entries = pages.map(({ url }) => `  <url><loc>${escapeXml(new URL(url).href)}</loc></url>\n`);
  return `<?xml version="1.0" encoding="UTF-8"?>\n<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">\n${entries.join("")}</urlset>\n`;
}

/** Robots read it at a host's root alone; under a path it does no harm, and the sitemap is to be handed in by its address. */
function formatRobots(sitemapAddress: string): string {
  return `User-agent: *\nAllow: /\n\nSitemap: ${new URL(sitemapAddress).href}\n`;
}

function escapeXml(text: string): string {
  return text.replace(/[&<>"']/g, (character) => `&#${character.charCodeAt(0)};`);
}

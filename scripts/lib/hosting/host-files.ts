import type { SiteFile } from "../files/site-file.ts";
import { formatHeadersFile } from "./headers-file.ts";
import { createHostHeaders, type Headers, type HostHeaders } from "./host-headers.ts";
import type { LanguageMatch } from "./language-choice.ts";
import type { Redirect } from "./moves.ts";
import { formatNginxFile } from "./nginx-file.ts";
import { formatRedirectsFile } from "./redirects-file.ts";

/**
 * Files that configure the headers of hosts. They are in the site's own folder, because hosts look for them there; they
 * contain nothing that isn't in every response.
 * @param script the inline script of every page
 * @param files the site's files for other programs than browsers
 * @param redirects from the old addresses of pages
 * @param claims the languages that visitors are redirected to
 */
export function listHostFiles(
  base: string,
  script: () => string | Promise<string>,
  files: readonly SiteFile[],
  redirects: readonly Redirect[],
  claims: readonly LanguageMatch[],
): SiteFile[] {
  const formats = { _headers: formatHeadersFile, "vercel.json": formatVercelFile, "nginx.conf": formatNginxFile };
  const rules = Object.entries(formats).map(([path, format]) => {
    return { path, make: async () => format(createHostHeaders(base, await script(), files), redirects, claims) };
  });
  if (redirects.length === 0 && claims.length === 0) return rules;
  return [...rules, { path: "_redirects", make: () => formatRedirectsFile(base, redirects, claims) }];
}

/** The file `vercel.json`, which Vercel reads at the root of the deployed folder. */
function formatVercelFile({ base, all, hashed, other, typed }: HostHeaders, redirects: readonly Redirect[]): string {
  const rule = (path: string, headers: Headers) => ({
    source: `${base}/${path}`,
    headers: Object.entries(headers).map(([key, value]) => ({ key, value })),
  });
  const file = {
    $schema: "https://openapi.vercel.sh/vercel.json",
    // As on other hosts, the address of a page is a folder.
    cleanUrls: false,
    trailingSlash: true,
    redirects:
      redirects.length > 0
        ? redirects.map(({ from, to }) => ({ source: from, destination: to, permanent: true }))
        : undefined,
    // No two rules set the same header for a path: it is unclear which would win.
    headers: [
      rule("assets/(.*)", { ...all, "Cache-Control": hashed }),
      rule("((?!assets/).*)", { ...all, "Cache-Control": other }),
      ...typed.map(([path, type]) => rule(path, { "Content-Type": type })),
    ],
  };
  return `${JSON.stringify(file, undefined, 2)}\n`;
}

import type { SiteFile } from "../files/site-file.ts";
import { formatHeadersFile } from "./headers-file.ts";
import { createHostHeaders } from "./host-headers.ts";
import { formatNginxFile } from "./nginx-file.ts";
import { formatVercelFile } from "./vercel-file.ts";

/**
 * What tells hosts which headers to send. The files stand in the site's own folder: hosts look for them there, and
 * they hold nothing that is not in every answer.
 * @param script the inline script that every page holds
 * @param files the paths of the site's files for other programs than browsers
 */
export function listHostFiles(
  base: string,
  script: () => string | Promise<string>,
  files: readonly string[],
): SiteFile[] {
  const headers = async () => createHostHeaders(base, await script());
  return [
    { path: "_headers", make: async () => formatHeadersFile(await headers(), files) },
    { path: "vercel.json", make: async () => formatVercelFile(await headers(), files) },
    { path: "nginx.conf", make: async () => formatNginxFile(await headers()) },
  ];
}

import { formatHeadersFile } from "./headers-file.ts";
import { createHostHeaders } from "./host-headers.ts";
import { formatNginxFile } from "./nginx-file.ts";
import { formatVercelFile } from "./vercel-file.ts";

/**
 * What tells hosts which headers to send. The files stand in the site's own folder: hosts look for them there, and
 * they hold nothing that is not in every answer.
 * @param files the paths of the site's files for other programs than browsers
 */
export function listHostFiles(
  base: string,
  script: string,
  files: readonly string[],
): { path: string; text: string }[] {
  const headers = createHostHeaders(base, script);
  return [
    { path: "_headers", text: formatHeadersFile(headers, files) },
    { path: "vercel.json", text: formatVercelFile(headers, files) },
    { path: "nginx.conf", text: formatNginxFile(headers) },
  ];
}

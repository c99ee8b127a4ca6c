import { open } from "node:fs/promises";
import type { IncomingMessage, ServerResponse } from "node:http";
import { extname, join } from "node:path";

/** The types of all files that sites hold. */
const types: Record<string, string> = {
  ".avif": "image/avif",
  ".css": "text/css; charset=utf-8",
  ".gif": "image/gif",
  ".html": "text/html; charset=utf-8",
  ".ico": "image/x-icon",
  ".jpg": "image/jpeg",
  ".js": "text/javascript; charset=utf-8",
  ".json": "application/json; charset=utf-8",
  ".md": "text/markdown; charset=utf-8",
  ".pdf": "application/pdf",
  ".png": "image/png",
  ".svg": "image/svg+xml",
  ".txt": "text/plain; charset=utf-8",
  ".vcf": "text/vcard; charset=utf-8",
  ".webmanifest": "application/manifest+json",
  ".webp": "image/webp",
  ".woff2": "font/woff2",
  ".xml": "application/xml; charset=utf-8",
};

/**
 * Answers with the file at a path of the folder, or returns false where there is none. The file is opened once: its
 * size and its bytes are those of one site, even where a build puts another in the folder at that moment.
 */
export async function serveFile(
  folder: string,
  pathname: string,
  request: IncomingMessage,
  response: ServerResponse,
): Promise<boolean> {
  const path = decodePath(pathname);
  if (path === undefined) return false;
  const name = path.endsWith("/") ? `${path}index.html` : path;
  const file = await readWhole(join(folder, name));
  if (!file) return false;
  response.setHeader("etag", file.etag);
  if (request.headers["if-none-match"] === file.etag) {
    response.writeHead(304).end();
    return true;
  }
  response.setHeader("content-type", types[extname(name).toLowerCase()] ?? "application/octet-stream");
  response.setHeader("content-length", file.bytes.length);
  response.end(file.bytes);
  return true;
}

/** Nothing above the folder is served, however it is written. */
function decodePath(pathname: string): string | undefined {
  try {
    const path = decodeURIComponent(pathname);
    return path.includes("\0") || path.split(/[/\\]/).includes("..") ? undefined : path;
  } catch {
    return undefined;
  }
}

async function readWhole(path: string): Promise<{ bytes: Buffer; etag: string } | undefined> {
  const handle = await open(path).catch(() => undefined);
  if (!handle) return undefined;
  try {
    const stats = await handle.stat();
    if (!stats.isFile()) return undefined;
    return { bytes: await handle.readFile(), etag: `W/"${stats.size}-${stats.mtimeMs}"` };
  } finally {
    await handle.close();
  }
}

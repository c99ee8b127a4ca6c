import { existsSync } from "node:fs";
import { readFile } from "node:fs/promises";
import { createServer, type IncomingMessage, type ServerResponse } from "node:http";
import { join } from "node:path";
import compression from "@polka/compression";
import { listen } from "./listen.ts";
import { headersFor, parseHeadersFile } from "./policy/headers-file.ts";
import type { Headers } from "./policy/host-headers.ts";
import { serveFile } from "./serve-file.ts";

interface ServeOptions {
  /** The site's path on the host, without a slash at its end. */
  base: string;
  /** The first port to try; the next free one is taken. 0 takes any. */
  port: number;
}

/** A site that is being served. */
export interface SiteServer {
  /** The address of its home page. */
  url: string;
  close: () => Promise<void>;
}

/**
 * Serves a site as a static host does, on this machine alone: the fallback page with status 404, compression, the
 * headers that the site's own `_headers` file asks for, pages to ask for again.
 */
export async function serveSite(folder: string, { base, port }: ServeOptions): Promise<SiteServer> {
  const compress = compression({ brotli: true, level: 4 });
  const respond = async (request: IncomingMessage, response: ServerResponse) => {
    const path = request.url ?? "/";
    const notFound = async () => {
      response.statusCode = 404;
      response.setHeader("content-type", "text/html; charset=utf-8");
      response.setHeader("cache-control", "no-cache");
      response.end(await readFile(join(folder, "404.html")).catch(() => "404 Not Found"));
    };
    response.setHeader("cache-control", "no-cache");
    response.setHeaders(new Map(Object.entries(await readHeaders(folder, path))));
    if (path === base && base !== "") {
      response.writeHead(301, { location: `${base}/` }).end();
      return;
    }
    if (!path.startsWith(`${base}/`) || path.startsWith("//")) {
      await notFound();
      return;
    }
    request.url = path.slice(base.length);
    const [pathname = "", query] = request.url.split("?");
    if (!pathname.endsWith("/") && existsSync(join(folder, pathname, "index.html"))) {
      // A folder's address ends with a slash, as static hosts have it.
      response.writeHead(301, { location: `${base}${pathname}/${query === undefined ? "" : `?${query}`}` }).end();
      return;
    }
    compress(request, response, async () => {
      if (!(await serveFile(folder, pathname, request, response))) await notFound();
    });
  };
  const server = createServer((request, response) => void respond(request, response));
  const taken = await listen(server, port);
  return {
    url: `http://localhost:${taken}${base}/`,
    close: () =>
      new Promise((resolve) => {
        server.closeAllConnections();
        server.close(() => resolve());
      }),
  };
}

/** Read anew for each answer: another build may have put another site in the folder. */
async function readHeaders(folder: string, path: string): Promise<Headers> {
  const text = await readFile(join(folder, "_headers"), "utf8").catch(() => "");
  return headersFor(parseHeadersFile(text), path);
}

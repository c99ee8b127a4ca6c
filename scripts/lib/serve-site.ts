import { existsSync } from "node:fs";
import { readFile } from "node:fs/promises";
import { createServer } from "node:http";
import { join } from "node:path";
import compression from "@polka/compression";
import sirv from "sirv";
import { listen } from "./listen.ts";

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

const oneYear = 31_536_000;

/**
 * Serves a site as a static host does, on this machine alone: the fallback page with status 404, compression,
 * hashed files to keep for ever and pages to ask for again.
 */
export async function serveSite(folder: string, { base, port }: ServeOptions): Promise<SiteServer> {
  const files = sirv(folder, {
    dev: true,
    etag: true,
    setHeaders: (response, pathname) => {
      const isHashed = pathname.startsWith("/assets/");
      response.setHeader("cache-control", isHashed ? `public, max-age=${oneYear}, immutable` : "no-cache");
      response.setHeader("x-content-type-options", "nosniff");
    },
  });
  const compress = compression({ brotli: true });
  const server = createServer((request, response) => {
    const path = request.url ?? "/";
    const notFound = async () => {
      response.statusCode = 404;
      response.setHeader("content-type", "text/html; charset=utf-8");
      response.end(await readFile(join(folder, "404.html")).catch(() => "404 Not Found"));
    };
    if (path === base && base !== "") {
      response.writeHead(301, { location: `${base}/` }).end();
      return;
    }
    if (!path.startsWith(`${base}/`) || path.startsWith("//")) {
      void notFound();
      return;
    }
    request.url = path.slice(base.length);
    const [pathname = "", query] = request.url.split("?");
    if (!pathname.endsWith("/") && existsSync(join(folder, pathname, "index.html"))) {
      // A folder's address ends with a slash, as static hosts have it.
      response.writeHead(301, { location: `${base}${pathname}/${query === undefined ? "" : `?${query}`}` }).end();
      return;
    }
    compress(request, response, () => files(request, response, () => void notFound()));
  });
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

import { createServer, type IncomingMessage, type ServerResponse } from "node:http";
import compression from "@polka/compression";
import { headersFor } from "../hosting/headers-file.ts";
import { listen } from "./listen.ts";
import { readAnswer } from "./read-answer.ts";
import { type ServedFile, sendFile } from "./serve-file.ts";

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

const noFallback: ServedFile = {
  bytes: Buffer.from("404 Not Found"),
  etag: '"none"',
  type: "text/plain; charset=utf-8",
};

/**
 * Serves a site as a static host does, on this machine alone: the fallback page with status 404, compression, the
 * headers that the site's own `_headers` file asks for, pages to ask for again.
 */
export async function serveSite(folder: string, { base, port }: ServeOptions): Promise<SiteServer> {
  const compress = compression({ brotli: true, level: 4 });
  const respond = async (request: IncomingMessage, response: ServerResponse) => {
    const url = request.url ?? "/";
    const answer = await readAnswer(folder, url, base);
    response.setHeader("cache-control", "no-cache");
    response.setHeaders(new Map(Object.entries(headersFor(answer.rules, url))));
    if ("location" in answer) {
      response.writeHead(301, { location: answer.location }).end();
      return;
    }
    compress(request, response, () => {
      if ("file" in answer) {
        sendFile(answer.file, request, response);
        return;
      }
      response.statusCode = 404;
      response.setHeader("cache-control", "no-cache");
      sendFile(answer.fallback ?? noFallback, request, response);
    });
  };
  const server = createServer((request, response) => {
    respond(request, response).catch((error: unknown) => {
      if (!response.headersSent) response.writeHead(500, { "content-type": "text/plain; charset=utf-8" });
      response.end(`${error instanceof Error ? error.message : error}\n`);
    });
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

import { readFile } from "node:fs/promises";
import { createServer, type IncomingMessage, type ServerResponse } from "node:http";
import { join } from "node:path";
import compression from "@polka/compression";
import { z } from "zod";
import { callOf } from "../../../schema/program.ts";
import { pageFileName } from "../../../src/marks.ts";
import { CommandError, shortPath } from "../cli/command.ts";
import { headersFor } from "../hosting/headers-file.ts";
import { listen } from "./listen.ts";
import { readAnswer } from "./read-answer.ts";
import { type ServedFile, sendFile } from "./serve-file.ts";

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
 * @param options the site's path on the host, without a slash at its end; the first port to try, 0 for any
 */
export async function serveSite(folder: string, options: { base: string; port: number }): Promise<SiteServer> {
  const { base, port } = options;
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
      if ("file" in answer) return sendFile(answer.file, request, response);
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

/** Serves a built site under the base path that it was built for, and prints its address. */
export async function serveFolder(folder: string, port: number): Promise<void> {
  const { url } = await serveSite(folder, { base: await readBase(folder), port });
  process.stdout.write(`\n  The site is up: ${url}\n\n  Press Ctrl+C to stop.\n`);
}

/** What is asked of the data of a home page: the base path stands in it. */
const homeData = z.object({ page: z.object({ shell: z.object({ base: z.string() }) }) });

export async function readBase(folder: string): Promise<string> {
  try {
    const data: unknown = JSON.parse(await readFile(join(folder, pageFileName), "utf8"));
    return homeData.parse(data).page.shell.base;
  } catch (error) {
    const message = `There is no site in ${shortPath(folder)}. Build one first: ${callOf("build")}`;
    throw new CommandError(message, { cause: error });
  }
}

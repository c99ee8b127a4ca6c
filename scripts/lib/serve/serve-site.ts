import { finished } from "node:stream";
import compression from "@polka/compression";
import { z } from "zod";
import { callOf } from "../../../schema/program.ts";
import { pageFileName } from "../../../src/data-attributes.ts";
import { CommandError, shortPath } from "../cli/command.ts";
import { headersFor } from "../hosting/headers-file.ts";
import { createGuardedServer } from "./guard-requests.ts";
import { listen } from "./listen.ts";
import { bodyOf, readServed, sendBody, sendFile } from "./serve-file.ts";
import { readResponse } from "./static-response.ts";

export interface SiteServer {
  /** The address of the home page. */
  url: string;
  close: () => Promise<void>;
}

const noFallback = bodyOf(Buffer.from("404 Not Found"), "text/plain; charset=utf-8");

/**
 * Serves a site as a static host does, only on this machine: with the fallback page at status 404, compression, the
 * headers in the site's `_headers` file, and revalidation of pages.
 * @param options the site's path on the host, without a slash at its end; the first port to try, 0 for any
 * @internal
 */
export async function serveSite(folder: string, options: { base: string; port: number }): Promise<SiteServer> {
  const { base, port } = options;
  const compress = compression({ brotli: true, level: 4 });
  const server = createGuardedServer(async (request, response, url) => {
    const answer = await readResponse(folder, url, base);
    // Called when the response was sent or the client has gone; compression would hide that.
    finished(response, answer.close);
    response.setHeader("cache-control", "no-cache");
    response.setHeaders(new Map(Object.entries(headersFor(answer.rules, url.pathname))));
    if ("location" in answer) {
      response.writeHead(301, { location: answer.location }).end();
      return;
    }
    compress(request, response, () => {
      if ("file" in answer) return sendFile(answer.file, request, response);
      response.statusCode = 404;
      response.setHeader("cache-control", "no-cache");
      if (answer.fallback) sendFile(answer.fallback, request, response);
      else sendBody(noFallback, request, response);
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

/** The field of the home page's data that is needed: the base path. */
const homeData = z.object({ page: z.object({ shell: z.object({ base: z.string() }) }) });

/** @internal */
export async function readBase(folder: string): Promise<string> {
  try {
    const data: unknown = JSON.parse(readServed(folder, pageFileName) ?? "");
    return homeData.parse(data).page.shell.base;
  } catch (error) {
    const message = `There is no site in ${shortPath(folder)}. Build one first: ${callOf("build")}`;
    throw new CommandError(message, { cause: error });
  }
}

import { createServer, type IncomingMessage, type ServerResponse } from "node:http";
import type { Diagnostic } from "../../../schema/check/check.ts";
import type { Question } from "../../../src/dev/dev-client.ts";
import { reportFailure, shortPath } from "../cli/command.ts";
import type { LoadedContent } from "../content/load-content.ts";
import { watchContent } from "../content/watch-content.ts";
import type { SiteFile } from "../files/site-file.ts";
import { originalPictures } from "../images/collect-pictures.ts";
import { hashImages } from "../images/site-images.ts";
import { listen } from "../serve/listen.ts";
import { lookUp } from "../serve/look-up.ts";
import { contentType } from "../serve/serve-file.ts";
import { listSite } from "../site/list-site.ts";
import { type DevApp, startDevApp } from "./dev-app.ts";

/** The last content that was sound, as a site; and what is wrong with the newest. */
interface DevSite {
  base: string;
  /** By their paths under the site's folder. */
  files: ReadonlyMap<string, SiteFile>;
  diagnostics: Diagnostic[];
}

interface DevServerOptions {
  /** The content file. */
  file: string;
  /** The first port to try; 0 takes any. */
  port: number;
  /** Called with every new state of the site: the first, and one for each edit. */
  onChange: (site: DevSite) => void;
}

/** Serves the content file as it is being edited: the files are those that the build would write. */
export async function startDevServer({ file, port, onChange }: DevServerOptions) {
  const http = createServer();
  const app = await startDevApp(http);
  const { ws } = app.vite;
  let site: DevSite = { base: "", files: new Map(), diagnostics: [] };
  let changed = 0;
  const sendProblems = () => ws.send("content:problems", { file, diagnostics: site.diagnostics });
  ws.on("content:ask", ({ since }: Question, client) => {
    sendProblems();
    if (changed >= since) client.send("content:changed");
  });
  const refresh = async ({ content, diagnostics, images, cv }: LoadedContent) => {
    site = { ...site, diagnostics };
    if (content) {
      const siteImages = await hashImages(images);
      const { base, files } = listSite({ content, images: siteImages, cv }, app, originalPictures(siteImages));
      site = { base, files: new Map(files.map((one) => [one.path, one])), diagnostics };
    }
    onChange(site);
    sendProblems();
    if (!content) return;
    changed = Date.now();
    ws.send("content:changed");
  };
  const watcher = await watchContent([shortPath(file)], {
    use: (loaded) => Promise.all(loaded.map(refresh)),
    onFailure: reportFailure,
  });

  http.on("request", (request, response) => {
    const answer = () => respond(site, app, request, response).catch((error: Error) => explain(error, app, response));
    if (app.isModule(request.url ?? "/")) app.vite.middlewares(request, response, answer);
    else void answer();
  });
  const taken = await listen(http, port);
  return {
    url: `http://localhost:${taken}${site.base}/`,
    close: async () => {
      http.closeAllConnections();
      http.close();
      await watcher.close();
      await app.vite.close();
    },
  };
}

async function respond({ base, files }: DevSite, app: DevApp, request: IncomingMessage, response: ServerResponse) {
  const answer = lookUp(request.url ?? "/", base, (path) => files.get(path));
  response.setHeader("cache-control", "no-cache");
  if ("location" in answer) {
    response.writeHead(301, { location: answer.location }).end();
    return;
  }
  const file = "file" in answer ? answer.file : answer.fallback;
  const type = contentType(file?.path ?? "index.html");
  const body = await (file ? file.make() : app.renderEmpty());
  response.statusCode = "file" in answer ? 200 : 404;
  response.setHeader("content-type", type);
  // A drawing that is opened by its address may hold scripts.
  if (type === contentType("a.svg")) {
    response.setHeader("content-security-policy", "default-src 'none'; style-src 'unsafe-inline'; sandbox");
  }
  response.end(body);
}

/** Where it was is for who writes views, at the terminal; what it was, for whoever looks at the page. */
function explain(error: Error, { vite }: DevApp, response: ServerResponse): void {
  const cause = error.cause instanceof Error ? error.cause : error;
  vite.ssrFixStacktrace(cause);
  console.error(cause.stack);
  response.statusCode = 500;
  response.setHeader("content-type", "text/plain; charset=utf-8");
  response.end(error.message);
}

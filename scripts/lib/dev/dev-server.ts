import { readFile } from "node:fs/promises";
import { createServer, type IncomingMessage, type Server, type ServerResponse } from "node:http";
import { join, relative, sep } from "node:path";
import { createServer as createBundler, type ViteDevServer } from "vite";
import type { Diagnostic } from "../../../schema/check/check.ts";
import type { Change, Question } from "../../../src/dev/dev-client.ts";
import type { ServerEntry } from "../app/app-build.ts";
import { reportFailure, shortPath } from "../cli/command.ts";
import type { LoadedContent } from "../content/load-content.ts";
import { watchContent } from "../content/watch-content.ts";
import { cacheFolder, programFolder } from "../files/roots.ts";
import type { SiteFile } from "../files/site-file.ts";
import { readLetters, wholeLetters } from "../fonts/site-letters.ts";
import { originalPictures } from "../images/collect-pictures.ts";
import { readSiteImages } from "../images/site-images.ts";
import { nameMedia } from "../images/site-media.ts";
import { listen } from "../serve/listen.ts";
import { lookUp } from "../serve/read-answer.ts";
import { contentType, sendRange } from "../serve/serve-file.ts";
import { listSite, type SiteApp } from "../site/list-site.ts";
import { loadTypesetter } from "../typesetting/typesetter.ts";

/** What the bundler watches of the program's folder, which is there itself. */
const code = new Set(["", "src", "schema", "index.html"]);

/** Where the bundler's addresses begin, which are none of a site's own. */
const modulesPath = "/@app/";

/** The last content that was sound, as a site, its files by their paths; and what is wrong with the newest. */
interface DevSite {
  base: string;
  letterCss: string;
  files: ReadonlyMap<string, SiteFile>;
  diagnostics: Diagnostic[];
}

/**
 * Serves the content file as it is being edited: the files are those that the build would write.
 * @param port the first port to try; 0 takes any
 * @param onChange called with every new state of the site: the first, and one for each edit
 */
export async function startDevServer(options: { file: string; port: number; onChange: (site: DevSite) => void }) {
  const { file, port, onChange } = options;
  const http = createServer();
  const vite = await startBundler(http);
  const { ws } = vite;
  const app = openApp(vite);
  let site: DevSite = { base: "", letterCss: "", files: new Map(), diagnostics: [] };
  let changed = 0;
  const sendProblems = () => ws.send("content:problems", { diagnostics: site.diagnostics });
  const tellChange = (): Change => ({ letterCss: site.letterCss });
  ws.on("content:ask", ({ since }: Question, client) => {
    sendProblems();
    if (changed >= since) client.send("content:changed", tellChange());
  });
  const refresh = async ({ content, diagnostics, images, media, linked, typesetting }: LoadedContent) => {
    site = { ...site, diagnostics };
    if (content) {
      const siteImages = await readSiteImages(images);
      const typesetter = await loadTypesetter(typesetting);
      const letters = wholeLetters(await readLetters(content.theme));
      const parts = { content, images: siteImages, media: await nameMedia(media), linked, letters, typesetter };
      const { base, files, letterCss } = listSite(parts, app, originalPictures(siteImages));
      site = { base, letterCss, files: new Map(files.map((one) => [one.path, one])), diagnostics };
    }
    onChange(site);
    sendProblems();
    if (!content) return;
    changed = Date.now();
    ws.send("content:changed", tellChange());
  };
  const watcher = await watchContent([shortPath(file)], {
    use: (loaded) => Promise.all(loaded.map(refresh)),
    onFailure: reportFailure,
  });

  http.on("request", (request, response) => {
    const answer = () => respond(site, vite, request, response).catch((error: Error) => explain(error, vite, response));
    if (request.url?.startsWith(modulesPath)) vite.middlewares(request, response, answer);
    else void answer();
  });
  const taken = await listen(http, port);
  return {
    url: `http://localhost:${taken}${site.base}/`,
    close: async () => {
      http.closeAllConnections();
      http.close();
      await watcher.close();
      await vite.close();
    },
  };
}

/** Starts the bundler, which speaks to open pages through `http`. It has modules alone to serve. */
function startBundler(http: Server): Promise<ViteDevServer> {
  return createBundler({
    root: programFolder,
    configFile: join(programFolder, "vite.config.ts"),
    cacheDir: join(cacheFolder, "vite"),
    base: modulesPath,
    publicDir: false,
    server: {
      middlewareMode: true,
      hmr: { server: http },
      watch: { ignored: (path) => !code.has(relative(programFolder, path).split(sep, 1)[0] ?? "") },
    },
    logLevel: "warn",
  });
}

/** The application as it is while somebody works on it: each module is compiled when it is asked for. */
function openApp(vite: ViteDevServer): SiteApp {
  const loadEntry = async () => (await vite.ssrLoadModule("/src/entry-server.tsx")) as ServerEntry;
  return {
    build: "dev",
    renderPage: async (page) => (await loadEntry()).renderPage(page, await readTemplate(vite, page.href)),
    headScript: async () => (await loadEntry()).headScript,
  };
}

async function readTemplate(vite: ViteDevServer, address: string): Promise<string> {
  return vite.transformIndexHtml(address, await readFile(join(programFolder, "index.html"), "utf8"));
}

async function respond(
  { base, files }: DevSite,
  vite: ViteDevServer,
  request: IncomingMessage,
  response: ServerResponse,
): Promise<void> {
  const answer = lookUp(request.url ?? "/", base, (path) => files.get(path));
  response.setHeader("cache-control", "no-cache");
  if ("location" in answer) {
    response.writeHead(301, { location: answer.location }).end();
    return;
  }
  const file = "file" in answer ? answer.file : answer.fallback;
  const type = contentType(file?.path ?? "index.html");
  // While there is no content yet, the document stands alone.
  const body = await (file ? file.make() : readTemplate(vite, "/"));
  response.statusCode = "file" in answer ? 200 : 404;
  response.setHeader("content-type", type);
  // A drawing that is opened by its address may hold scripts.
  if (type === contentType("a.svg")) {
    response.setHeader("content-security-policy", "default-src 'none'; style-src 'unsafe-inline'; sandbox");
  }
  sendRange(Buffer.from(body), type, request, response);
}

/** Where it was is for who writes views, at the terminal; what it was, for whoever looks at the page. */
function explain(error: Error, vite: ViteDevServer, response: ServerResponse): void {
  const cause = error.cause instanceof Error ? error.cause : error;
  vite.ssrFixStacktrace(cause);
  console.error(cause.stack);
  response.writeHead(500, { "content-type": "text/plain; charset=utf-8" }).end(error.message);
}

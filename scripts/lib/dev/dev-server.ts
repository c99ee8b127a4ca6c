import { readFile } from "node:fs/promises";
import { createServer as createHttpServer, type IncomingMessage, type ServerResponse } from "node:http";
import { basename, dirname, join } from "node:path";
import { createServer, type ViteDevServer } from "vite";
import { cvFile } from "../../../schema/resolve/address.ts";
import type { PageData } from "../../../schema/resolve/page-data.ts";
import type { Question } from "../../../src/dev/dev-client.ts";
import { programFolder } from "../files/roots.ts";
import type { RenderedPage, SiteFile } from "../outputs/output.ts";
import { describePage, outputFiles } from "../outputs/outputs.ts";
import { protectFile } from "../privacy/protect-file.ts";
import { listen } from "../serve/listen.ts";
import { contentType } from "../serve/serve-file.ts";
import { renderOrExplain } from "../site/render-or-explain.ts";
import { pageFile } from "../site/site-files.ts";
import { makeOnDemand } from "./dev-files.ts";
import { type DevSite, emptySite, refreshSite } from "./dev-site.ts";

interface ServerEntry {
  renderPage: (page: PageData, template: string) => string;
}

interface DevServerOptions {
  /** The content file. */
  file: string;
  /** The first port to try; 0 takes any. */
  port: number;
  /** Called with every new state of the site: the first, and one for each edit. */
  onChange: (site: DevSite) => void;
}

const settleMilliseconds = 25;

/** Serves the content file as it is being edited; pages are rendered by the same function that the build uses. */
export async function startDevServer({ file, port, onChange }: DevServerOptions) {
  const http = createHttpServer();
  const vite = await createServer({
    root: programFolder,
    configFile: join(programFolder, "vite.config.ts"),
    server: {
      middlewareMode: true,
      hmr: { server: http },
      watch: { ignored: ["**/.cache/**", "**/dist/**", "**/tests/**"] },
    },
    logLevel: "warn",
  });
  let site = await refreshSite(emptySite, file);
  let findFile = makeOnDemand(() => makeFiles(vite, site));
  onChange(site);
  const sendProblems = () => vite.ws.send("content:problems", { file, diagnostics: site.diagnostics });

  http.on("request", (request, response) => {
    vite.middlewares(request, response, () => {
      respond({ vite, site, findFile }, request, response).catch((error: Error) => {
        // Where it was is for who writes views, at the terminal; what it was, for whoever looks at the page.
        const cause = error.cause instanceof Error ? error.cause : error;
        vite.ssrFixStacktrace(cause);
        console.error(cause.stack);
        response.statusCode = 500;
        response.setHeader("content-type", "text/plain; charset=utf-8");
        response.end(error.message);
      });
    });
  });
  let changed = 0;
  vite.ws.on("content:ask", ({ since }: Question, client) => {
    sendProblems();
    if (changed >= since) client.send("content:changed");
  });

  vite.watcher.add(dirname(file));
  const update = async () => {
    site = await refreshSite(site, file);
    findFile = makeOnDemand(() => makeFiles(vite, site));
    onChange(site);
    sendProblems();
    if (site.diagnostics.some(({ severity }) => severity === "error")) return;
    changed = Date.now();
    vite.ws.send("content:changed");
  };
  let pending: NodeJS.Timeout | undefined;
  vite.watcher.on("all", (_event, path) => {
    if (path !== file && !isAsset(path, dirname(file))) return;
    // Editors empty a file before they fill it; the watcher may tell of the first alone.
    clearTimeout(pending);
    pending = setTimeout(() => void update(), settleMilliseconds);
  });

  const taken = await listen(http, port);
  return {
    url: `http://localhost:${taken}${site.base}/`,
    close: async () => {
      http.closeAllConnections();
      http.close();
      await vite.close();
    },
  };
}

interface Answering {
  vite: ViteDevServer;
  site: DevSite;
  /** A file that the build would write beside the pages, by its path under the site's folder. */
  findFile: (path: string) => Promise<SiteFile | undefined>;
}

async function respond({ vite, site, findFile }: Answering, request: IncomingMessage, response: ServerResponse) {
  const { pathname } = new URL(request.url ?? "/", "http://localhost");
  const image = site.images.get(pathname);
  if (image) {
    response.setHeader("content-type", image.format === "svg" ? "image/svg+xml" : `image/${image.format}`);
    // A drawing that is opened by its address may hold scripts.
    response.setHeader("content-security-policy", "default-src 'none'; style-src 'unsafe-inline'; sandbox");
    response.end(await readFile(image.file));
    return;
  }
  if (pathname === `${site.base}/favicon.svg`) {
    response.setHeader("content-type", "image/svg+xml");
    response.end(site.favicon);
    return;
  }
  const dataOf = /^(.*\/)page\.json$/.exec(pathname)?.[1];
  const wanted = dataOf ?? (pathname.endsWith("/") ? pathname : `${pathname}/`);
  const page = site.pages.get(wanted);
  if (dataOf !== undefined) {
    response.statusCode = page ? 200 : 404;
    response.setHeader("content-type", "application/json");
    response.end(page ? pageFile(page, "dev") : "{}");
    return;
  }
  const file = page ? undefined : await findFile(pathname.slice(site.base.length + 1));
  if (file) {
    response.setHeader("content-type", contentType(file.path));
    response.end("text" in file ? file.text : await readFile(file.source));
    return;
  }
  response.statusCode = page ? 200 : 404;
  response.setHeader("content-type", "text/html; charset=utf-8");
  response.end(await renderDocument(vite, page ? withHead(page, site) : site.notFound, pathname));
}

/** A page with all that its head says on the site. */
function withHead(page: PageData, { material }: DevSite): PageData {
  return material ? { ...page, head: describePage(page, material) } : page;
}

/** The files that the build writes beside the pages, one after the other. */
async function* makeFiles(vite: ViteDevServer, { material, pages, cv }: DevSite): AsyncGenerator<SiteFile> {
  if (cv !== undefined) yield { path: cvFile, source: cv };
  if (!material) return;
  const rendered: RenderedPage[] = [];
  for (const page of pages.values()) rendered.push({ page, html: await renderDocument(vite, page, page.href) });
  for await (const file of outputFiles(material, rendered)) yield protectFile(file, material.secrets);
}

/** A page's document; while no content has been sound yet, an empty one, over which the overlay shows what is wrong. */
async function renderDocument(vite: ViteDevServer, page: PageData | undefined, path: string): Promise<string> {
  const source = await readFile(join(programFolder, "index.html"), "utf8");
  const template = await vite.transformIndexHtml(path, source);
  if (!page) return template;
  const { renderPage } = (await vite.ssrLoadModule("/src/entry-server.tsx")) as ServerEntry;
  return renderOrExplain(page, (data) => renderPage(data, template));
}

/** Whether a changed file may be a picture of the content, or the CV. */
function isAsset(changed: string, folder: string): boolean {
  if (changed === join(folder, cvFile)) return true;
  return changed.startsWith(join(folder, "assets")) && basename(changed).includes(".");
}

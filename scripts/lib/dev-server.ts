import { readFile } from "node:fs/promises";
import { createServer as createHttpServer, type IncomingMessage, type ServerResponse } from "node:http";
import { basename, dirname, join } from "node:path";
import { createServer, type ViteDevServer } from "vite";
import type { PageData } from "../../schema/resolve/page-data.ts";
import { type DevSite, emptySite, refreshSite } from "./dev-site.ts";
import { listen } from "./listen.ts";
import { projectFolder } from "./project.ts";
import { pageFile } from "./site-files.ts";

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
    root: projectFolder,
    configFile: join(projectFolder, "vite.config.ts"),
    server: {
      middlewareMode: true,
      hmr: { server: http },
      watch: { ignored: ["**/.cache/**", "**/dist/**", "**/tests/**"] },
    },
    logLevel: "warn",
  });
  let site = await refreshSite(emptySite, file);
  onChange(site);
  const sendProblems = () => vite.ws.send("content:problems", { file, diagnostics: site.diagnostics });

  http.on("request", (request, response) => {
    vite.middlewares(request, response, () => {
      respond(vite, site, request, response).catch((error: Error) => {
        vite.ssrFixStacktrace(error);
        response.statusCode = 500;
        response.end(error.stack);
      });
    });
  });
  vite.ws.on("content:ask", sendProblems);

  vite.watcher.add(dirname(file));
  const update = async () => {
    site = await refreshSite(site, file);
    onChange(site);
    sendProblems();
    if (site.diagnostics.every(({ severity }) => severity === "warning")) vite.ws.send("content:changed");
  };
  let pending: NodeJS.Timeout | undefined;
  vite.watcher.on("all", (_event, changed) => {
    if (changed !== file && !isAsset(changed, dirname(file))) return;
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

async function respond(vite: ViteDevServer, site: DevSite, request: IncomingMessage, response: ServerResponse) {
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
  response.statusCode = page ? 200 : 404;
  response.setHeader("content-type", "text/html; charset=utf-8");
  response.end(await renderDocument(vite, page ?? site.notFound, pathname));
}

/** A page's document; while no content has been sound yet, an empty one, over which the overlay shows what is wrong. */
async function renderDocument(vite: ViteDevServer, page: PageData | undefined, path: string): Promise<string> {
  const source = await readFile(join(projectFolder, "index.html"), "utf8");
  const template = await vite.transformIndexHtml(path, source);
  if (!page) return template;
  const { renderPage } = (await vite.ssrLoadModule("/src/entry-server.tsx")) as ServerEntry;
  return renderPage(page, template);
}

/** Whether a changed file may be a picture of the content. */
function isAsset(changed: string, folder: string): boolean {
  return changed.startsWith(join(folder, "assets")) && basename(changed).includes(".");
}

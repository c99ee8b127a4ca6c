import { readFile } from "node:fs/promises";
import type { Server } from "node:http";
import { join, relative, sep } from "node:path";
import { createServer, type ViteDevServer } from "vite";
import type { ServerEntry } from "../app/app-build.ts";
import { cacheFolder, programFolder } from "../files/roots.ts";
import type { SiteApp } from "../site/list-site.ts";

/** What the bundler watches of the program's folder, which is there itself. */
const code = new Set(["", "src", "schema", "index.html"]);

/** Where the bundler's addresses begin, which are none of a site's own. */
const modulesPath = "/@app/";

/** The application as it is while somebody works on it: each module is compiled when it is asked for. */
export interface DevApp extends SiteApp {
  vite: ViteDevServer;
  /** Whether a request is for the bundler and not for the site. */
  isModule: (url: string) => boolean;
  /** The document of a page that has no content yet. */
  renderEmpty: () => Promise<string>;
}

/** Starts the bundler, which speaks to open pages through `http`. It has modules alone to serve. */
export async function startDevApp(http: Server): Promise<DevApp> {
  const vite = await createServer({
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
  const template = async (address: string) =>
    vite.transformIndexHtml(address, await readFile(join(programFolder, "index.html"), "utf8"));
  const loadEntry = async () => (await vite.ssrLoadModule("/src/entry-server.tsx")) as ServerEntry;
  return {
    vite,
    build: "dev",
    isModule: (url) => url.startsWith(modulesPath),
    renderEmpty: () => template("/"),
    renderPage: async (page) => (await loadEntry()).renderPage(page, await template(page.href)),
    headScript: async () => (await loadEntry()).headScript,
  };
}

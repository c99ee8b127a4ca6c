import { readFile } from "node:fs/promises";
import type { Server } from "node:http";
import { join, relative, sep } from "node:path";
import { createServer } from "vite";
import { ownPath } from "../../../src/dev/channel.ts";
import type { ServerEntry } from "../app/app-build.ts";
import { cacheFolder, programFolder } from "../files/roots.ts";
import type { DevApp } from "./dev-app.ts";

/** What the bundler watches of the program's folder, which is there itself. */
const code = new Set(["", "src", "schema", "index.html"]);

/**
 * The application as it is while somebody works on it: each module is compiled when it is asked for. The bundler has
 * modules alone to serve, and speaks of changes in them to open pages through `http`.
 */
export async function openViteApp(http: Server): Promise<DevApp> {
  const vite = await createServer({
    root: programFolder,
    configFile: join(programFolder, "vite.config.ts"),
    cacheDir: join(cacheFolder, "vite"),
    base: ownPath,
    publicDir: false,
    server: {
      middlewareMode: true,
      hmr: { server: http },
      // What the first edit needs is compiled before it comes.
      warmup: { clientFiles: ["src/dev/dev-client.ts", "src/client/navigation/app.tsx"] },
      watch: { ignored: (path) => !code.has(relative(programFolder, path).split(sep, 1)[0] ?? "") },
    },
    logLevel: "warn",
  });
  const loadEntry = async () => (await vite.ssrLoadModule("/src/entry-server.tsx")) as ServerEntry;
  const readTemplate = async (address: string) =>
    vite.transformIndexHtml(address, await readFile(join(programFolder, "index.html"), "utf8"));
  return {
    build: "dev",
    renderPage: async (page) => (await loadEntry()).renderPage(page, await readTemplate(page.href)),
    headScript: async () => (await loadEntry()).headScript,
    emptyDocument: () => readTemplate("/"),
    files: [],
    serveModule: vite.middlewares,
    traceError: (error) => vite.ssrFixStacktrace(error),
    close: () => vite.close(),
  };
}

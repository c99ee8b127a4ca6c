import { readFile } from "node:fs/promises";
import { Server } from "node:http";
import { join, relative, sep } from "node:path";
import { createServer } from "vite";
import { ownPath } from "../../../src/dev/channel.ts";
import type { ServerEntry } from "../app/app-build.ts";
import { cacheFolder, programFolder } from "../files/roots.ts";
import type { DevApp } from "./dev-app.ts";
import { isViteModule } from "./vite-modules.ts";

/** What the bundler watches of the program's folder, which is there itself. */
const code = new Set(["", "src", "schema", "index.html"]);

/** The subprotocols of the WebSocket by which Vite reports changes, and by which pages look if it is back. */
const hmrProtocols = ["vite-hmr", "vite-ping"];

/** Pages send only `{"type":"ping"}`, to keep the connection. What is longer, in bytes, ends it. */
const longestMessage = 1_024;

/**
 * The application as it is while somebody works on it: each module is compiled when it is asked for. Vite serves only
 * modules, and tells open pages of changes in them.
 */
export async function openViteApp(): Promise<DevApp> {
  // It never listens: Vite takes the connections that are handed to it.
  const upgrades = new Server();
  const vite = await createServer({
    root: programFolder,
    configFile: join(programFolder, "vite.config.ts"),
    cacheDir: join(cacheFolder, "vite"),
    base: ownPath,
    publicDir: false,
    server: {
      middlewareMode: true,
      ws: { server: upgrades },
      cors: false,
      forwardConsole: false,
      fs: { allow: ["src", join(cacheFolder, "vite/deps")] },
      // What the first edit needs is compiled before it comes.
      warmup: { clientFiles: ["src/dev/dev-client.ts", "src/client/navigation/app.tsx"] },
      watch: { ignored: (path) => !code.has(relative(programFolder, path).split(sep, 1)[0] ?? "") },
    },
    logLevel: "warn",
  });
  // Asked for while a connection is made, before anything is read from it.
  vite.ws.on("headers", function () {
    this.options.maxPayload = longestMessage;
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
    serveModule: (request, response, url) => {
      if (!isViteModule(url)) return Promise.resolve(false);
      // What was judged is what is served.
      request.url = url.pathname + url.search;
      return new Promise((resolve, reject) => {
        response.once("close", () => resolve(true));
        vite.middlewares(request, response, (error?: unknown) => (error ? reject(error) : resolve(false)));
      });
    },
    upgrade: (request, socket, head, { pathname }) => {
      const isHmr = pathname === ownPath && hmrProtocols.includes(request.headers["sec-websocket-protocol"] ?? "");
      if (!isHmr) return false;
      upgrades.emit("upgrade", request, socket, head);
      // No page sends what Vite acts on, and Vite trusts all of it: a message without data ends the process, as does a
      // broken frame, for whose error nobody listens where a page only looks if Vite is back.
      for (const client of vite.ws.clients) {
        client.socket
          .removeAllListeners("message")
          .removeAllListeners("error")
          .on("error", () => {});
      }
      return true;
    },
    traceError: (error) => vite.ssrFixStacktrace(error),
    close: () => vite.close(),
  };
}

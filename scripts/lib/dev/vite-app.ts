import { readFile } from "node:fs/promises";
import { Server } from "node:http";
import { join, relative, sep } from "node:path";
import { createServer } from "vite";
import { ownPath } from "../../../src/dev/channel.ts";
import type { ServerEntry } from "../app/app-build.ts";
import { cacheFolder, programFolder } from "../files/roots.ts";
import type { DevApp } from "./dev-app.ts";
import { isViteModule } from "./vite-modules.ts";

/** The entries of the program's folder that the bundler watches; "" is the folder itself. */
const code = new Set(["", "src", "schema", "index.html"]);

/** WebSocket subprotocols: Vite reports changes by the first; pages check by the second if it is back. */
const hmrProtocols = ["vite-hmr", "vite-ping"];

/** In bytes; a longer message closes the connection. Pages send only `{"type":"ping"}`, to keep it open. */
const longestMessage = 1_024;

/** The application during development. Vite serves only modules, and reports their changes to open pages. */
export async function openViteApp(): Promise<DevApp> {
  // This server never listens: connections are passed to Vite.
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
      // Compiles in advance what the first edit needs.
      warmup: { clientFiles: ["src/dev/dev-client.ts", "src/client/navigation/app.tsx"] },
      watch: { ignored: (path) => !code.has(relative(programFolder, path).split(sep, 1)[0] ?? "") },
    },
    logLevel: "warn",
  });
  // This event fires while a connection is made, before anything is read from it.
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
      // Vite must serve the same address that was checked.
      request.url = url.pathname + url.search;
      // A connection that is closed already fires no event, and Vite wouldn't say that it is done.
      if (response.destroyed) return Promise.resolve(true);
      return new Promise((resolve, reject) => {
        response.once("close", () => resolve(true));
        vite.middlewares(request, response, (error?: unknown) => (error ? reject(error) : resolve(false)));
      });
    },
    upgrade: (request, socket, head, { pathname }) => {
      const isHmr = pathname === ownPath && hmrProtocols.includes(request.headers["sec-websocket-protocol"] ?? "");
      if (!isHmr) return false;
      upgrades.emit("upgrade", request, socket, head);
      // Pages send nothing that Vite acts on, but Vite trusts every message. A message without data ends the process;
      // so does a broken frame on a ping connection, whose error has no listener.
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

import { readFile } from "node:fs/promises";
import type { IncomingMessage, ServerResponse } from "node:http";
import { join, relative } from "node:path";
import { isPackage } from "../../../schema/program.ts";
import { loadServerEntry, packagedApp } from "../app/app-build.ts";
import { listFiles } from "../files/hash-files.ts";
import type { SiteFile } from "../files/site-file.ts";
import type { UpgradeHandler } from "../serve/guard-requests.ts";
import type { SiteApp } from "../site/list-site.ts";

/** The application with what an owner sees who edits, as the dev server has it. */
export interface DevApp extends SiteApp {
  /** A document that shows what is wrong, where there is no content to show yet. */
  emptyDocument: () => Promise<string>;
  /** The files that browsers load, beside the site's own. */
  files: readonly SiteFile[];
  /** Answers a request for one of the application's modules; resolves to false if there is none at this address. */
  serveModule: (request: IncomingMessage, response: ServerResponse, url: URL) => Promise<boolean>;
  /** Connects a page that listens for changes in the application's modules. */
  upgrade?: UpgradeHandler;
  /** Makes an error's trace one of the sources. */
  traceError: (error: Error) => void;
  close: () => Promise<void>;
}

/** Opens the application: a checkout's as its sources are at any moment, the package's compiled. */
export async function openDevApp(): Promise<DevApp> {
  if (isPackage) return openCompiledApp();
  const { openViteApp } = await import("./vite-app.ts");
  return openViteApp();
}

/** The folder of the package that has the browser's files for owners. */
const packagedDevClient = join(packagedApp, "dev");

async function openCompiledApp(): Promise<DevApp> {
  const server = await loadServerEntry(packagedApp);
  const template = await readFile(join(packagedDevClient, "index.html"), "utf8");
  // What both have stands with those of the visitors.
  const folders = [join(packagedApp, "client"), packagedDevClient];
  const assets = folders.map(async (folder) => {
    const files = await listFiles(join(folder, "assets"));
    return files.map((file) => ({ path: relative(folder, file).replaceAll("\\", "/"), make: () => readFile(file) }));
  });
  return {
    build: "dev",
    renderPage: (page) => server.renderPage(page, template),
    headScript: () => server.headScript,
    emptyDocument: async () => template.replace('"./assets/', '"/assets/'),
    files: (await Promise.all(assets)).flat(),
    serveModule: async () => false,
    traceError: () => {},
    close: async () => {},
  };
}

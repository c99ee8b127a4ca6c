import { readFile } from "node:fs/promises";
import { join, relative } from "node:path";
import { isPackage } from "../../../schema/program.ts";
import { loadServerEntry, packagedApp } from "../app/app-build.ts";
import { listFiles } from "../files/hash-files.ts";
import type { DevApp } from "./dev-app.ts";

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

import { readFile } from "node:fs/promises";
import { join, relative } from "node:path";
import { loadServerEntry, readyApp } from "../app/app-build.ts";
import { listFiles } from "../files/hash-files.ts";
import type { DevApp } from "./dev-app.ts";

/** Opens the compiled application in a package, or else the current sources. */
export async function openDevApp(): Promise<DevApp> {
  if (readyApp !== undefined) return openCompiledApp(readyApp);
  const { openViteApp } = await import("./vite-app.ts");
  return openViteApp();
}

/** The folder in the compiled application with the client files for owners. */
export const devClient = "dev";

async function openCompiledApp(folder: string): Promise<DevApp> {
  const server = await loadServerEntry(folder);
  const client = join(folder, devClient);
  const template = await readFile(join(client, "index.html"), "utf8");
  const files = await listFiles(join(client, "assets"));
  return {
    build: "dev",
    renderPage: (page) => server.renderPage(page, template),
    headScript: () => server.headScript,
    emptyDocument: async () => template.replace('"./assets/', '"/assets/'),
    files: files.map((file) => ({ path: relative(client, file).replaceAll("\\", "/"), make: () => readFile(file) })),
  };
}

import { copyFile, link, mkdir, readFile } from "node:fs/promises";
import { dirname, join } from "node:path";
import { pathToFileURL } from "node:url";
import type { CvData } from "../../../schema/resolve/cv.ts";
import type { PageData } from "../../../schema/resolve/page-data.ts";
import { once } from "../../../schema/source/once.ts";
import type { PolicyOf } from "../../../src/document/document.ts";
import { CommandError, shortPath } from "../cli/command.ts";
import { hashApp } from "../files/code-names.ts";
import { cacheFolder, readyFolder } from "../files/roots.ts";
import { type AppFiles, readAppFiles } from "./app-files.ts";

/** The compiled application. It contains no content, so it serves any number of sites. */
export interface AppBuild {
  /** Hash of the sources that it was compiled from. */
  build: string;
  /** The folder with the files that browsers load. */
  clientFolder: string;
  /** Hashes (hashBytes) of the files that a site contains, by their paths in the site. */
  clientFiles: AppFiles;
  /** Renders a page as a whole document, with the security policy that `policyOf` makes for it. */
  renderPage: (page: PageData, policyOf: PolicyOf) => string;
  renderCv: ServerEntry["renderCv"];
  /** The inline script of every page. */
  headScript: () => string;
  isReused: boolean;
}

/** The exports of `src/entry-server.tsx`. `template` is the document that pages are inserted into. */
export interface ServerEntry {
  renderPage: (page: PageData, template: string, policyOf?: PolicyOf) => string;
  renderCv: (cv: CvData, code: string, fontCss: string) => string;
  headScript: string;
}

/** The folder of the application in a package, compiled before packing; undefined in a checkout. */
export const readyApp = readyFolder === undefined ? undefined : join(readyFolder, "app");

/** Compiles the application, or reuses the build of the same sources. Runs once per process. */
export const buildApp = once(async (): Promise<AppBuild> => {
  const build = await hashApp();
  const folder = readyApp ?? join(cacheFolder, "app", build);
  const known = await readAppFiles(folder);
  if (!readyApp && !known) {
    // The bundler is loaded only if needed: an edit of content doesn't need it.
    const { compileApp } = await import("./compile-app.ts");
    await compileApp(build, folder);
  }
  const files = known ?? (await readAppFiles(folder));
  if (!files) {
    const remedy = readyApp ? "Install this program again" : "Build again, and see whether the disk is full or failing";
    throw new CommandError(`Files in ${shortPath(folder)} are damaged or missing. ${remedy}.`);
  }
  const clientFiles = [...files].flatMap(([path, name]): [string, string][] =>
    path.startsWith("client/assets/") ? [[path.slice("client/".length), name]] : [],
  );
  const clientFolder = join(folder, "client");
  const server = await loadServerEntry(folder);
  const template = await readFile(join(clientFolder, "index.html"), "utf8");
  return {
    build,
    clientFolder,
    clientFiles: new Map(clientFiles),
    renderPage: (page, policyOf) => server.renderPage(page, template, policyOf),
    renderCv: server.renderCv,
    headScript: () => server.headScript,
    isReused: known !== undefined,
  };
});

export function loadServerEntry(folder: string): Promise<ServerEntry> {
  return import(pathToFileURL(join(folder, "server", "entry-server.js")).href);
}

/** Adds the compiled files to a site, as hard links where the disk has them: many sites share one copy. */
export async function addAppFiles({ clientFolder, clientFiles }: AppBuild, siteFolder: string): Promise<void> {
  for (const path of clientFiles.keys()) {
    const [source, target] = [join(clientFolder, path), join(siteFolder, path)];
    await mkdir(dirname(target), { recursive: true });
    await link(source, target).catch(() => copyFile(source, target));
  }
}

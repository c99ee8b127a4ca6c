import { copyFile, link, mkdir, readFile } from "node:fs/promises";
import { dirname, join } from "node:path";
import { pathToFileURL } from "node:url";
import type { CvData } from "../../../schema/resolve/cv.ts";
import type { PageData } from "../../../schema/resolve/page-data.ts";
import { once } from "../../../schema/source/once.ts";
import type { PolicyOf } from "../../../src/document/document.ts";
import { CommandError, shortPath } from "../cli/command.ts";
import { nameApp } from "../files/code-names.ts";
import { cacheFolder, readyFolder } from "../files/roots.ts";
import { type AppFiles, readAppFiles } from "./app-files.ts";

/** The application, compiled: it knows no word of any content and serves any number of sites. */
export interface AppBuild {
  /** Names the sources that it was compiled from. */
  build: string;
  /** The folder of the files that browsers load. */
  clientFolder: string;
  /** The names of those that a site holds (hashBytes), by their paths in it. */
  clientFiles: AppFiles;
  /** Renders a page to a whole document, with the policy that is made for it. */
  renderPage: (page: PageData, policyOf: PolicyOf) => string;
  renderCv: ServerEntry["renderCv"];
  /** The inline script that every page holds. */
  headScript: () => string;
  /** Whether an earlier build could be used as it was. */
  isReused: boolean;
}

/** What `src/entry-server.tsx` exports; `template` is the document that pages are put into. */
export interface ServerEntry {
  renderPage: (page: PageData, template: string, policyOf?: PolicyOf) => string;
  renderCv: (cv: CvData, code: string, letterCss: string) => string;
  headScript: string;
}

/** The application that was compiled before the program was packed; undefined in a checkout. */
export const readyApp = readyFolder === undefined ? undefined : join(readyFolder, "app");

/** Compiles the application, or takes the build that stands for the same sources; once in a command. */
export const buildApp = once(async (): Promise<AppBuild> => {
  const build = await nameApp();
  const folder = readyApp ?? join(cacheFolder, "app", build);
  const known = await readAppFiles(folder);
  if (!readyApp && !known) {
    // The bundler is loaded only where it is needed: an edit of content is not.
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

/** Loads what renders pages, of a compiled application. */
export function loadServerEntry(folder: string): Promise<ServerEntry> {
  return import(pathToFileURL(join(folder, "server", "entry-server.js")).href);
}

/** Puts the compiled files into a site; linked where the disk allows, so that a thousand sites hold them once. */
export async function addAppFiles({ clientFolder, clientFiles }: AppBuild, siteFolder: string): Promise<void> {
  for (const path of clientFiles.keys()) {
    const [source, target] = [join(clientFolder, path), join(siteFolder, path)];
    await mkdir(dirname(target), { recursive: true });
    await link(source, target).catch(() => copyFile(source, target));
  }
}

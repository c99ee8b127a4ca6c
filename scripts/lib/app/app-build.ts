import { existsSync } from "node:fs";
import { copyFile, link, mkdir, readFile, rename } from "node:fs/promises";
import { dirname, join, relative } from "node:path";
import { pathToFileURL } from "node:url";
import type { CvData } from "../../../schema/resolve/cv.ts";
import type { PageData } from "../../../schema/resolve/page-data.ts";
import type { PolicyOf } from "../../../src/document/document.ts";
import { hashBytes, hashPaths, listFiles, packageVersions } from "../files/hash-files.ts";

import { cacheFolder, programFolder } from "../files/roots.ts";
import { claimFolder } from "../files/swap/claim-folder.ts";

/** The application, compiled: it knows no word of any content and serves any number of sites. */
export interface AppBuild {
  /** Names the sources that it was compiled from. */
  build: string;
  /** The folder of the files that browsers load. */
  clientFolder: string;
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

/** What the compiled application depends on; a change of anything else needs no bundler. */
const sources = ["src", "schema", "index.html", "package.json", "vite.config.ts", "scripts/lib/app/app-build.ts"];

/** The name that the compiled application has, as its sources are now: by their bytes, not by their dates. */
export async function nameAppBuild(): Promise<string> {
  // A package that is installed comes without this file: what its own manifest says has to do.
  const lock = await readFile(join(programFolder, "package-lock.json")).catch(() => undefined);
  return hashBytes(await hashPaths(programFolder, sources), lock ?? JSON.stringify(packageVersions));
}

let app: Promise<AppBuild> | undefined;

/** Compiles the application, or takes the build that stands for the same sources; once in a command. */
export function buildApp(): Promise<AppBuild> {
  app ??= prepareApp();
  return app;
}

async function prepareApp(): Promise<AppBuild> {
  const build = await nameAppBuild();
  const folder = join(cacheFolder, "app", build);
  const isReused = existsSync(folder);
  if (!isReused) await compile(build, folder);
  const clientFolder = join(folder, "client");
  const server: ServerEntry = await import(pathToFileURL(join(folder, "server", "entry-server.js")).href);
  const template = await readFile(join(clientFolder, "index.html"), "utf8");
  return {
    build,
    clientFolder,
    renderPage: (page, policyOf) => server.renderPage(page, template, policyOf),
    renderCv: server.renderCv,
    headScript: () => server.headScript,
    isReused,
  };
}

/** Compiles aside. Builds of the same sources at once do it once, and whole: each waits for its turn. */
function compile(build: string, folder: string): Promise<void> {
  return claimFolder(dirname(folder), async (aside) => {
    if (existsSync(folder)) return;
    // The bundler is loaded only where it is needed: an edit of content is not.
    const { build: bundle } = await import("vite");
    const next = join(aside, "next");
    const common = {
      root: programFolder,
      configFile: join(programFolder, "vite.config.ts"),
      logLevel: "warn",
      define: { __BUILD__: JSON.stringify(build), "process.env.NODE_ENV": '"production"' },
    } as const;
    await inProduction(async () => {
      await bundle({ ...common, build: { outDir: join(next, "client") } });
      await bundle({
        ...common,
        // One file that needs no other: it is imported in a tenth of a second.
        ssr: { noExternal: true },
        build: {
          ssr: join(programFolder, "src/entry-server.tsx"),
          outDir: join(next, "server"),
          // The inline script of every page is the text of a function in it.
          minify: true,
          rollupOptions: { output: { entryFileNames: "entry-server.js" } },
        },
      });
    });
    await mkdir(dirname(folder), { recursive: true });
    await rename(next, folder);
  });
}

/**
 * The bundler takes over what stands in the environment, and compiles for developers where that is anything else. Whoever
 * starts the dev server in this process afterwards wants just that.
 */
async function inProduction(work: () => Promise<void>): Promise<void> {
  const before = process.env.NODE_ENV;
  process.env.NODE_ENV = "production";
  await work().finally(() => {
    if (before === undefined) delete process.env.NODE_ENV;
    else process.env.NODE_ENV = before;
  });
}

/** Puts the compiled files into a site; linked where the disk allows, so that a thousand sites hold them once. */
export async function addAppFiles({ clientFolder }: AppBuild, siteFolder: string): Promise<void> {
  for (const source of await listFiles(join(clientFolder, "assets"))) {
    const target = join(siteFolder, relative(clientFolder, source));
    await mkdir(dirname(target), { recursive: true });
    await link(source, target).catch(() => copyFile(source, target));
  }
}

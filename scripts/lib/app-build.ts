import { createHash } from "node:crypto";
import { existsSync } from "node:fs";
import { cp, mkdir, readdir, readFile, rename, rm } from "node:fs/promises";
import { dirname, join, relative } from "node:path";
import { fileURLToPath, pathToFileURL } from "node:url";
import type { PageData } from "../../schema/resolve/page-data.ts";

/** The project's own folder, wherever the command was called. */
export const projectFolder = fileURLToPath(new URL("../../", import.meta.url));

/** The application, compiled: it knows no word of any content and serves any number of sites. */
export interface AppBuild {
  /** Names the sources that it was compiled from. */
  build: string;
  /** The folder of the files that browsers load. */
  clientFolder: string;
  /** The document that pages are put into. */
  template: string;
  renderPage: (page: PageData, template: string) => string;
  /** Whether an earlier build could be used as it was. */
  isReused: boolean;
}

/** What the compiled application depends on; a change of anything else needs no bundler. */
const sources = ["src", "schema", "index.html", "vite.config.ts", "package-lock.json"];

/** Compiles the application, or takes the build that stands for the same sources. */
export async function buildApp(): Promise<AppBuild> {
  const build = await hashSources();
  const folder = join(projectFolder, ".cache", "app", build);
  const isReused = existsSync(folder);
  if (!isReused) await compile(build, folder);
  const clientFolder = join(folder, "client");
  const server: Pick<AppBuild, "renderPage"> = await import(
    pathToFileURL(join(folder, "server", "entry-server.js")).href
  );
  const template = await readFile(join(clientFolder, "index.html"), "utf8");
  return { build, clientFolder, template, renderPage: server.renderPage, isReused };
}

async function compile(build: string, folder: string): Promise<void> {
  // The bundler is loaded only where it is needed: an edit of content is not.
  const { build: bundle } = await import("vite");
  const aside = `${folder}.${process.pid}`;
  const common = {
    root: projectFolder,
    configFile: join(projectFolder, "vite.config.ts"),
    logLevel: "warn",
    define: { __BUILD__: JSON.stringify(build), "process.env.NODE_ENV": '"production"' },
  } as const;
  try {
    await bundle({ ...common, build: { outDir: join(aside, "client") } });
    await bundle({
      ...common,
      // One file that needs no other: it is imported in a tenth of a second.
      ssr: { noExternal: true },
      build: {
        ssr: join(projectFolder, "src/entry-server.tsx"),
        outDir: join(aside, "server"),
        rollupOptions: { output: { entryFileNames: "entry-server.js" } },
      },
    });
    await mkdir(dirname(folder), { recursive: true });
    await rename(aside, folder).catch((error: NodeJS.ErrnoException) => {
      // Another build of the same sources was quicker.
      if (error.code !== "ENOTEMPTY" && error.code !== "EEXIST") throw error;
    });
  } finally {
    await rm(aside, { recursive: true, force: true });
  }
}

async function hashSources(): Promise<string> {
  const hash = createHash("sha256").update(process.version);
  for (const source of sources) {
    for (const file of await listFiles(join(projectFolder, source))) {
      hash
        .update(relative(projectFolder, file))
        .update("\0")
        .update(await readFile(file))
        .update("\0");
    }
  }
  return hash.digest("hex").slice(0, 16);
}

/** The files under a path, or the path itself where it is a file, in an order that is always the same. */
async function listFiles(path: string): Promise<string[]> {
  const entries = await readdir(path, { withFileTypes: true }).catch((error: NodeJS.ErrnoException) => {
    if (error.code === "ENOTDIR") return undefined;
    throw error;
  });
  if (!entries) return [path];
  const nested = await Promise.all(
    entries.toSorted((a, b) => (a.name < b.name ? -1 : 1)).map((entry) => listFiles(join(path, entry.name))),
  );
  return nested.flat();
}

/** Copies the compiled application's files into a site. */
export async function copyAppFiles(app: AppBuild, siteFolder: string): Promise<void> {
  await cp(join(app.clientFolder, "assets"), join(siteFolder, "assets"), { recursive: true });
}

import { cp, readFile, writeFile } from "node:fs/promises";
import { join } from "node:path";
import { pathToFileURL } from "node:url";
import { build, type InlineConfig, type Plugin } from "vite";
import type { PageData } from "../../../schema/resolve/page-data.ts";
import type { ServerEntry } from "../../../scripts/lib/app/app-build.ts";
import { programFolder } from "../../../scripts/lib/files/roots.ts";

/** The naive application's sources. */
const root = join(programFolder, "tests/bench/naive");

/** The name by which the naive application imports the content of all pages, as such sites do. */
const contentModule = "virtual:pages";

/**
 * Puts a naive build of the same pages in place of those of a built site: the whole application in one script, the
 * whole page hydrated at once, the whole default design system.
 */
export async function buildNaiveSite(pages: readonly PageData[], siteFolder: string): Promise<void> {
  const work = `${siteFolder}-build`;
  const common: InlineConfig = {
    root,
    base: "./",
    configFile: false,
    logLevel: "error",
    define: { __BUILD__: '"naive"', __FOR_OWNERS__: "false", "process.env.NODE_ENV": '"production"' },
    plugins: [servePages(pages)],
  };
  // Dynamic imports are folded in: one file holds all there is.
  const oneFile = { output: { codeSplitting: false } };
  await build({
    ...common,
    build: { outDir: join(work, "client"), emptyOutDir: true, modulePreload: false, rollupOptions: oneFile },
  });
  await build({
    ...common,
    ssr: { noExternal: true },
    build: {
      ssr: join(root, "entry-server.tsx"),
      outDir: join(work, "server"),
      emptyOutDir: true,
      rollupOptions: { output: { ...oneFile.output, entryFileNames: "entry-server.js" } },
    },
  });
  const server: Pick<ServerEntry, "renderPage"> = await import(
    pathToFileURL(join(work, "server/entry-server.js")).href
  );
  const template = await readFile(join(work, "client/index.html"), "utf8");
  for (const page of pages) {
    const path = page.href.slice(page.shell.base.length + 1);
    await writeFile(join(siteFolder, path, "index.html"), server.renderPage(page, template));
  }
  await cp(join(work, "client/assets"), join(siteFolder, "assets"), { recursive: true });
  // The site's own policy knows no script but its own.
  const headers = join(siteFolder, "_headers");
  await writeFile(headers, (await readFile(headers, "utf8")).replace(/^ *Content-Security-Policy:.*\n/gm, ""));
}

function servePages(pages: readonly PageData[]): Plugin {
  return {
    name: "pages-of-the-site",
    resolveId: (source) => (source === contentModule ? `\0${contentModule}` : undefined),
    load: (id) => (id === `\0${contentModule}` ? `export const pages = ${JSON.stringify(pages)};` : undefined),
  };
}

import { join } from "node:path";
import { build as bundle, type InlineConfig } from "vite";
import { programFolder } from "../files/roots.ts";
import { makeListed } from "./app-files.ts";

/** Compiles the application into a folder, completely or not at all. */
export function compileApp(build: string, folder: string): Promise<void> {
  return makeListed(folder, async (next) => {
    await compileParts(build, next);
  });
}

/** Compiles `client` and `server` below `folder`; returns the paths of the bundled modules. */
export async function compileParts(build: string, folder: string): Promise<string[]> {
  return [
    ...(await compile(build, { build: { outDir: join(folder, "client") } })),
    ...(await compile(build, {
      // One file without dependencies: it is imported in a tenth of a second.
      ssr: { noExternal: true },
      build: {
        ssr: join(programFolder, "src/entry-server.tsx"),
        outDir: join(folder, "server"),
        // The inline script of every page is the source text of a function in this file.
        minify: true,
        rollupOptions: { output: { entryFileNames: "entry-server.js" } },
      },
    })),
  ];
}

/** Compiles for visitors or, with `forOwners`, for the dev server; returns the paths of the bundled modules. */
export async function compile(build: string, config: InlineConfig, forOwners = false): Promise<string[]> {
  const modules: string[] = [];
  const listModules = {
    name: "list-modules",
    generateBundle(_options: unknown, files: Record<string, { moduleIds?: string[] }>) {
      for (const { moduleIds = [] } of Object.values(files)) modules.push(...moduleIds);
    },
  };
  await inProduction(() =>
    bundle({
      root: programFolder,
      configFile: join(programFolder, "vite.config.ts"),
      logLevel: "warn",
      ...config,
      // Packages are also written outside the program's folder.
      build: { ...config.build, emptyOutDir: true },
      plugins: [listModules, ...(config.plugins ?? [])],
      define: {
        __BUILD__: JSON.stringify(build),
        __FOR_OWNERS__: String(forOwners),
        "process.env.NODE_ENV": '"production"',
      },
    }),
  );
  return modules;
}

/**
 * The bundler reads NODE_ENV, and compiles for development unless it is "production". The old value is restored
 * afterwards, because a dev server may start in the same process.
 */
async function inProduction(work: () => Promise<unknown>): Promise<void> {
  const before = process.env.NODE_ENV;
  process.env.NODE_ENV = "production";
  await work().finally(() => {
    if (before === undefined) delete process.env.NODE_ENV;
    else process.env.NODE_ENV = before;
  });
}

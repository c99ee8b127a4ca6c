import { join } from "node:path";
import { build as bundle, type InlineConfig } from "vite";
import { programFolder } from "../files/roots.ts";
import { makeListed } from "./app-files.ts";

/** Compiles the application into a folder, whole or not at all. */
export function compileApp(build: string, folder: string): Promise<void> {
  return makeListed(folder, async (next) => {
    await compileParts(build, next);
  });
}

/** Compiles what visitors load and what renders pages, into a folder each of `folder`; returns the modules that it took. */
export async function compileParts(build: string, folder: string): Promise<string[]> {
  return [
    ...(await compile(build, { build: { outDir: join(folder, "client") } })),
    ...(await compile(build, {
      // One file that needs no other: it is imported in a tenth of a second.
      ssr: { noExternal: true },
      build: {
        ssr: join(programFolder, "src/entry-server.tsx"),
        outDir: join(folder, "server"),
        // The inline script of every page is the text of a function in it.
        minify: true,
        rollupOptions: { output: { entryFileNames: "entry-server.js" } },
      },
    })),
  ];
}

/** Compiles for visitors, or, as `forOwners` says, with what an owner sees who edits; returns the modules that it took. */
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
      // A package is made outside the program's folder, too.
      build: { ...config.build, emptyOutDir: true },
      plugins: [listModules],
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
 * The bundler takes over what stands in the environment, and compiles for developers where that is anything else. Whoever
 * starts the dev server in this process afterwards wants just that.
 */
async function inProduction(work: () => Promise<unknown>): Promise<void> {
  const before = process.env.NODE_ENV;
  process.env.NODE_ENV = "production";
  await work().finally(() => {
    if (before === undefined) delete process.env.NODE_ENV;
    else process.env.NODE_ENV = before;
  });
}

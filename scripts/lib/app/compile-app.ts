import { mkdir, writeFile } from "node:fs/promises";
import { dirname, join } from "node:path";
import { build as bundle, type InlineConfig } from "vite";
import { z } from "zod";
import { programFolder } from "../files/roots.ts";
import { claimFolder } from "../files/swap/claim-folder.ts";
import { replaceFolder } from "../files/swap/replace-folder.ts";
import { listAppFiles, readAppFiles } from "./app-files.ts";

/** The file beside the compiled application that names the modules it is made of. */
export const modulesFile = "modules.json";

/** What stands in it: paths, as the bundler has them. */
export const moduleList = z.array(z.string());

/** Compiles aside. Builds of the same sources at once do it once, and whole: each waits for its turn. */
export function compileApp(build: string, folder: string): Promise<void> {
  return claimFolder(dirname(folder), async (aside) => {
    if (await readAppFiles(folder)) return;
    const next = join(aside, "next");
    const modules = [
      ...(await compile(build, { build: { outDir: join(next, "client") } })),
      ...(await compile(
        build,
        {
          // One file that needs no other: it is imported in a tenth of a second.
          ssr: { noExternal: true },
          build: {
            ssr: join(programFolder, "src/entry-server.tsx"),
            outDir: join(next, "server"),
            // The inline script of every page is the text of a function in it.
            minify: true,
            rollupOptions: { output: { entryFileNames: "entry-server.js" } },
          },
        },
        // The dev server renders with it, too: what the pages' data says of nodes is for owners, and built pages say nothing of them.
        true,
      )),
    ];
    const list: z.infer<typeof moduleList> = [...new Set(modules)].toSorted();
    await writeFile(join(next, modulesFile), JSON.stringify(list));
    await listAppFiles(next);
    await mkdir(dirname(folder), { recursive: true });
    // A damaged one may be there.
    replaceFolder(folder, next);
  });
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

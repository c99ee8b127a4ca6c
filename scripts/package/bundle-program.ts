import { build, type Metafile } from "esbuild";
import { programFolder } from "../lib/files/roots.ts";

/** The packages that are installed beside this one: they load binaries of theirs. */
export const besides = ["sharp", "harfbuzzjs"];

/** The file that is run, in the package's folder. */
export const programFile = "program/portfolio.mjs";

/**
 * Bundles the program, the worker that builds one of many sites, and the thread that reports the worker's memory, all
 * beside each other. What is imported when it is needed is a file of its own, so that a check loads no more than it needs.
 * @returns what went into the bundle
 */
export async function bundleProgram(folder: string): Promise<Metafile> {
  const { metafile } = await build({
    absWorkingDir: programFolder,
    entryPoints: {
      portfolio: "scripts/portfolio.ts",
      "site-worker": "scripts/lib/sites/site-worker.ts",
      "report-memory": "scripts/lib/sites/report-memory.mjs",
    },
    outdir: folder,
    outExtension: { ".js": ".mjs" },
    chunkNames: "[name]-[hash]",
    bundle: true,
    splitting: true,
    platform: "node",
    format: "esm",
    target: "node20",
    minify: true,
    keepNames: true,
    // Of letters outside ASCII an escape takes two or three times as many bytes.
    charset: "utf8",
    // The compiler is for those who change the program: a package has the application compiled.
    external: [...besides, "vite"],
    define: { __PACKAGED__: "true" },
    // What older packages ask for.
    banner: {
      js: 'import { createRequire as makeRequire } from "node:module"; const require = makeRequire(import.meta.url), __dirname = import.meta.dirname, __filename = import.meta.filename;',
    },
    metafile: true,
    logLevel: "error",
  });
  return metafile;
}

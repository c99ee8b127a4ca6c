import { build, type Metafile } from "esbuild";
import { programFolder } from "../lib/files/roots.ts";

/** Packages that are installed beside this one, because they load their own binaries. */
export const besides = ["sharp", "harfbuzzjs"];

/** The program's main file in the package's folder. */
export const programFile = "program/portfolio.mjs";

/**
 * Bundles three entry points into one folder: the program, the worker that builds one of many sites, and the thread
 * that reports the worker's memory. Dynamic imports become separate files, so a check loads no more than it needs.
 * @returns the bundle's metafile
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
    // An escape of a non-ASCII character would take two or three times as many bytes.
    charset: "utf8",
    // The compiler is only for changing the program: a package contains the compiled application.
    external: [...besides, "vite"],
    define: { __PACKAGED__: "true" },
    // CommonJS globals that older packages use.
    banner: {
      js: 'import { createRequire as makeRequire } from "node:module"; const require = makeRequire(import.meta.url), __dirname = import.meta.dirname, __filename = import.meta.filename;',
    },
    metafile: true,
    logLevel: "error",
  });
  return metafile;
}

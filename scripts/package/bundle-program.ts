import { writeFile } from "node:fs/promises";
import { join } from "node:path";
import { build, type Metafile, type Plugin } from "esbuild";
import { programFolder } from "../lib/files/roots.ts";
import { freezePlugin } from "./freeze.ts";
import { packData, packedBanner } from "./pack-data.ts";
import { packModules } from "./pack-modules.ts";

/** What is loaded from packages beside this one: sharp, and languages of code that nobody brings along. */
const external = ["sharp", "shiki/langs", "shiki/package.json"];

/** The file that is run, beside its parts. */
export const programFile = "portfolio.js";

/** The names and the form of all bundles for Node. */
const common = {
  absWorkingDir: programFolder,
  bundle: true,
  platform: "node",
  format: "esm",
  target: "node20",
  // Of letters outside ASCII an escape takes two or three times as many bytes.
  charset: "utf8",
  define: { __PACKAGED__: "true", "process.env.NODE_ENV": '"production"' },
  logLevel: "error",
} as const;

/**
 * Bundles the program, the worker that builds one of many sites, and the thread that reports the worker's memory. What is loaded later is a file of its own, so that
 * a check loads no more than it needs.
 * @returns what went into the bundle
 */
export async function bundleProgram(folder: string): Promise<Metafile> {
  const packed = packModules(folder, common, [packData(folder)]);
  const { metafile } = await build({
    ...common,
    entryPoints: {
      cli: "scripts/cli.ts",
      "site-worker": "scripts/lib/sites/site-worker.ts",
      "report-memory": "scripts/lib/sites/report-memory.mjs",
    },
    outdir: folder,
    // Code finds its neighbours beside it, and the package's folder above.
    chunkNames: "[name]-[hash]",
    splitting: true,
    minify: true,
    keepNames: true,
    metafile: true,
    plugins: [
      packed.plugin,
      await loadReadyPlugin(),
      await freezePlugin(),
      leaveCheckoutOut,
      keepOutside,
      packData(folder),
    ],
    banner: { js: packedBanner },
  });
  // What makes a package is no file; what went into it are.
  const files = Object.entries(metafile.inputs).filter(([path]) => !path.startsWith("packed:"));
  await writeFile(join(folder, programFile), '#!/usr/bin/env node\nimport "./cli.js";\n', { mode: 0o755 });
  return { ...metafile, inputs: { ...packed.inputs, ...Object.fromEntries(files) } };
}

/** Loads a module as the package has it: its words name the package's own program. */
export async function loadPackaged<Module>(entry: string): Promise<Module> {
  const { outputFiles } = await build({ ...common, entryPoints: [entry], write: false, external: ["esbuild"] });
  return import(`data:text/javascript,${encodeURIComponent(outputFiles[0]?.text ?? "")}`);
}

async function loadReadyPlugin(): Promise<Plugin> {
  const { readyPlugin } = await loadPackaged<typeof import("../lib/app/ready-plugin.ts")>(
    "scripts/lib/app/ready-plugin.ts",
  );
  return readyPlugin(programFolder);
}

/** Modules that a checkout alone has: they make what the package has ready-made. */
const ofCheckout = /[/](?:compile-app|vite-app|commands[/](?:start|schema))\.ts$/;

const leaveCheckoutOut: Plugin = {
  name: "leave-checkout-out",
  setup({ onResolve }) {
    onResolve({ filter: ofCheckout }, ({ path }) => ({ path, external: true }));
  },
};

/** By exact names: `shiki/langs/c.mjs` is brought along, where `shiki/langs` is not. */
const keepOutside: Plugin = {
  name: "keep-outside",
  setup({ onResolve }) {
    onResolve({ filter: /^(?:sharp|shiki)(?:\/|$)/ }, ({ path }) =>
      external.includes(path) ? { path, external: true } : undefined,
    );
  },
};

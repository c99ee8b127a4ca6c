import { mkdir, rm, writeFile } from "node:fs/promises";
import { join } from "node:path";
import { runNpm } from "../../owner/run-npm.ts";

/** A way from an empty folder to a site. */
export interface Scaffold {
  name: string;
  /** Begins the site in an empty folder, and installs what it needs. */
  begin: (folder: string) => Promise<void>;
  /** The program that serves and builds it, seen from the folder. */
  program: string;
  /** Arguments of its dev server, except the port. */
  serving: readonly string[];
}

/** Ours, by the package's own `new`. */
export const ours = (tarball: string): Scaffold => ({
  name: "portfolio-from-json",
  begin: async (folder) => {
    runNpm(folder, "exec", "--yes", `--package=${tarball}`, "--", "portfolio", "new", ".", "--yes");
    runNpm(folder, "install");
  },
  program: "node_modules/portfolio-from-json/program/portfolio.mjs",
  serving: [],
});

/** The last versions that run on Node 20. */
const versions = { astro: "5.18.2", vitepress: "1.6.4" };

/** As its minimal template is, by hand: its own program takes that from GitHub, and would be measured with it. */
const astro: Scaffold = {
  name: `Astro ${versions.astro}`,
  begin: async (folder) => {
    await writeManifest(folder, { astro: versions.astro });
    await writeFile(
      join(folder, "astro.config.mjs"),
      'import { defineConfig } from "astro/config";\nexport default defineConfig({});\n',
    );
    await mkdir(join(folder, "src/pages"), { recursive: true });
    await writeFile(
      join(folder, "src/pages/index.astro"),
      '---\n---\n<html lang="en"><head><meta charset="utf-8" /><title>Astro</title></head><body><h1>Astro</h1></body></html>\n',
    );
    runNpm(folder, "install");
  },
  program: "node_modules/astro/astro.js",
  serving: ["--host", "127.0.0.1"],
};

/** As its `init` does, whose questions are answered by what it proposes. */
const scaffold =
  'import { scaffold, ScaffoldThemeType } from "vitepress"; scaffold({ root: ".", theme: ScaffoldThemeType.Default, useTs: false, injectNpmScripts: true });';

const vitepress: Scaffold = {
  name: `VitePress ${versions.vitepress}`,
  begin: async (folder) => {
    await writeManifest(folder, { vitepress: versions.vitepress });
    runNpm(folder, "install");
    await writeFile(join(folder, "begin.mjs"), scaffold);
    runNpm(folder, "exec", "--", "node", "begin.mjs");
    await rm(join(folder, "begin.mjs"));
  },
  program: "node_modules/vitepress/bin/vitepress.js",
  serving: ["--host", "127.0.0.1"],
};

export const others: readonly Scaffold[] = [astro, vitepress];

async function writeManifest(folder: string, dependencies: Record<string, string>): Promise<void> {
  await writeFile(join(folder, "package.json"), JSON.stringify({ private: true, type: "module", dependencies }));
}

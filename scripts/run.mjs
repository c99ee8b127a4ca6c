/**
 * Runs a command of cli.ts: `node scripts/run.mjs validate …`. Those that only read content are bundled, once for each
 * state of their sources, and then start five times as fast as through tsx, whose start alone takes longer than a check.
 * The others go through tsx: they bring the bundler, start processes and read files that lie beside their sources.
 */
import { createHash } from "node:crypto";
import { existsSync, mkdirSync, readdirSync, readFileSync, renameSync, rmSync, writeFileSync } from "node:fs";
import { join, relative } from "node:path";
import { fileURLToPath, pathToFileURL } from "node:url";

const root = fileURLToPath(new URL("../", import.meta.url));
const folder = join(root, ".cache/commands");
const command = process.argv[2] ?? "";

if (["validate", "audit", "import"].includes(command)) {
  await import(pathToFileURL(findBundle() ?? (await makeBundle())).href);
} else {
  const { register } = await import("tsx/esm/api");
  register();
  await import("./cli.ts");
}

/** The command's bundle, if it was made of the sources as they are now. */
function findBundle() {
  try {
    const names = JSON.parse(readFileSync(join(folder, `${command}.json`), "utf8"));
    const bundle = nameBundle(names.map((name) => [name, readFileSync(join(root, name))]));
    return existsSync(bundle) ? bundle : undefined;
  } catch {
    // It was never made, or one of its sources is gone.
    return undefined;
  }
}

/** The bundle of these sources: pairs of name and bytes. */
function nameBundle(sources) {
  const hash = createHash("sha1").update(process.version);
  for (const name of ["package-lock.json", "scripts/run.mjs"]) {
    if (existsSync(join(root, name))) hash.update(readFileSync(join(root, name)));
  }
  for (const [name, bytes] of sources) hash.update(`${name}\0`).update(bytes);
  return join(folder, `${command}-${hash.digest("hex").slice(0, 16)}.mjs`);
}

async function makeBundle() {
  const { build } = await import("esbuild");
  mkdirSync(folder, { recursive: true });
  const old = new RegExp(`^${command}-[0-9a-f]{16}\\.mjs$`);
  for (const name of readdirSync(folder)) if (old.test(name)) rmSync(join(folder, name), { force: true });
  const aside = (name) => join(folder, `${command}-${process.pid}-${name}`);
  const sources = new Map();
  const common = {
    absWorkingDir: root,
    bundle: true,
    platform: "node",
    format: "esm",
    target: "node20",
    external: ["sharp", "esbuild"],
    logLevel: "error",
    banner: {
      js: 'import { createRequire as makeRequire } from "node:module"; const require = makeRequire(import.meta.url);',
    },
  };
  // What is bundled is what is named, also where a source is saved meanwhile.
  const noteSources = {
    name: "note-sources",
    setup({ onLoad }) {
      onLoad({ filter: /\.ts$/ }, ({ path }) => {
        const contents = readFileSync(path);
        sources.set(relative(root, path).replaceAll("\\", "/"), contents);
        return { contents, loader: "ts" };
      });
    },
  };
  try {
    await build({
      ...common,
      entryPoints: ["scripts/lib/app/compile-validator.ts"],
      outfile: aside("compiler.mjs"),
      plugins: [noteSources],
    });
    const { compileValidator } = await import(pathToFileURL(aside("compiler.mjs")).href);
    const contents = compileValidator();
    const lighter = {
      name: "lighter",
      setup({ onLoad, onResolve }) {
        const filter = /[/\\]schema[/\\]check[/\\]shape[/\\]validator\.ts$/;
        onLoad({ filter }, () => ({ contents, loader: "js", resolveDir: root }));
        // Sixty languages of messages that nobody sees: ours are told instead.
        onLoad({ filter: /[/\\]zod[/\\]v4[/\\]locales[/\\]index\.js$/ }, () => ({ contents: "export {};" }));
        onResolve({ filter: /^\.\/commands\// }, ({ path }) =>
          path === `./commands/${command}.ts` ? undefined : { path, external: true },
        );
      },
    };
    await build({
      ...common,
      entryPoints: ["scripts/cli.ts"],
      outfile: aside("bundle.mjs"),
      plugins: [lighter, noteSources],
      minify: true,
      keepNames: true,
    });
    const entries = [...sources].sort();
    const bundle = nameBundle(entries);
    // Whole or not at all, also when two commands start at once.
    renameSync(aside("bundle.mjs"), bundle);
    writeFileSync(aside("names.json"), JSON.stringify(entries.map(([name]) => name)));
    renameSync(aside("names.json"), join(folder, `${command}.json`));
    return bundle;
  } finally {
    for (const name of ["compiler.mjs", "bundle.mjs", "names.json"]) rmSync(aside(name), { force: true });
  }
}

/**
 * Runs a command of cli.ts: `node scripts/run.mjs validate …`. Commands that only read content are bundled once for
 * each state of their sources. They then start five times as fast as with tsx, whose start alone takes longer than a
 * check. The others run with tsx: they load the bundler, start processes and read files beside their sources.
 *
 * This is not the cache of `lib/files/cache.ts`, which is TypeScript: this file runs before anything is compiled.
 */
import { createHash } from "node:crypto";
import { existsSync, mkdirSync, readFileSync, renameSync, statSync, writeFileSync } from "node:fs";
import { join, relative } from "node:path";
import { fileURLToPath, pathToFileURL } from "node:url";

const root = fileURLToPath(new URL("../", import.meta.url));
const command = process.argv[2] ?? "";
const bundle = join(root, ".cache/commands", `${command}.mjs`);

const isBundled = ["new", "validate", "audit", "import", "migrate", "translations"].includes(command);
// If the bundle can't be written, as in a read-only folder, the sources are run instead.
if (
  isBundled &&
  (isFresh() ||
    (await makeBundle().then(
      () => true,
      () => false,
    )))
) {
  await import(pathToFileURL(bundle).href);
} else {
  const { register } = await import("tsx/esm/api");
  register();
  await import("./cli.ts");
}

/** True if the bundle is undamaged and was made from the current sources, which its first line lists. */
function isFresh() {
  try {
    // Reading a FIFO would wait for its writer.
    if (!statSync(bundle).isFile()) return false;
    const text = readFileSync(bundle, "utf8");
    const [line, hash, names] = /^\/\/ (\w+) (.*)\n/.exec(text);
    const sources = JSON.parse(names).map((name) => [name, readFileSync(join(root, name))]);
    return hash === hashSources([...sources, ["", text.slice(line.length)]]);
  } catch {
    // It was never made, or one of its sources was deleted.
    return false;
  }
}

/** A hash of the sources, pairs of name and bytes, and of everything else that affects a bundle. */
function hashSources(sources) {
  const hash = createHash("sha1").update(process.version);
  for (const [name, bytes] of sources) hash.update(`${name}\0`).update(bytes);
  for (const name of ["scripts/run.mjs", "package-lock.json"].map((name) => join(root, name))) {
    if (existsSync(name)) hash.update(readFileSync(name));
  }
  return hash.digest("hex");
}

async function makeBundle() {
  const esbuild = await import("esbuild");
  const sources = [];
  const bundleSources = async (entry, ...plugins) => {
    const setup = ({ onLoad }) => {
      // Each source is read once, so the hash is of the bundled text even if a file is saved meanwhile.
      onLoad({ filter: /\.ts$/ }, ({ path }) => {
        const contents = readFileSync(path);
        sources.push([relative(root, path).replaceAll("\\", "/"), contents]);
        return { contents, loader: "ts" };
      });
    };
    const { outputFiles } = await esbuild.build({
      absWorkingDir: root,
      entryPoints: [entry],
      plugins: [...plugins, { name: "sources", setup }],
      bundle: true,
      write: false,
      platform: "node",
      format: "esm",
      target: "node20",
      external: ["sharp", "harfbuzzjs", "shiki", "ajv/dist/standalone/index.js"],
      minify: true,
      keepNames: true,
      logLevel: "error",
    });
    return outputFiles[0].text;
  };
  const others = {
    name: "other-commands",
    setup: ({ onResolve }) =>
      onResolve({ filter: /^\.\/commands\// }, ({ path }) => ({ external: path !== `./commands/${command}.ts` })),
  };
  const code = await bundleSources("scripts/cli.ts", others);
  mkdirSync(join(root, ".cache/commands"), { recursive: true });
  const aside = `${bundle}.${process.pid}.tmp`;
  const names = sources.map(([name]) => name);
  const require =
    'import { createRequire as makeRequire } from "node:module"; const require = makeRequire(import.meta.url);';
  const text = `${require}\n${code}`;
  writeFileSync(aside, `// ${hashSources([...sources, ["", text]])} ${JSON.stringify(names)}\n${text}`);
  // A rename is atomic, also if two commands start at once.
  renameSync(aside, bundle);
}

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
const folder = join(root, ".cache/commands");
const bundle = join(folder, `${command}.mjs`);

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

/** True if the bundle is whole and was made from the current sources. Its first line lists them and its chunks. */
function isFresh() {
  try {
    // Reading a FIFO would wait for its writer.
    if (!statSync(bundle).isFile()) return false;
    const text = readFileSync(bundle, "utf8");
    const [line, hash, json] = /^\/\/ (\w+) (.*)\n/.exec(text);
    const { names, chunks } = JSON.parse(json);
    // Reading them would take longer than most commands.
    if (!chunks.every(([name, size]) => statSync(join(folder, name)).size === size)) return false;
    const sources = names.map((name) => [name, readFileSync(join(root, name))]);
    return hash === hashSources([...sources, ["", text.slice(line.length)]]);
  } catch {
    // It was never made, or one of its files was deleted.
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

/** Dynamic imports become chunks, so that a command loads no more than it needs. */
async function makeBundle() {
  const esbuild = await import("esbuild");
  const sources = [];
  const readSources = ({ onLoad }) => {
    // Each source is read once, so the hash is of the bundled text even if a file is saved meanwhile.
    onLoad({ filter: /\.ts$/ }, ({ path }) => {
      const contents = readFileSync(path);
      sources.push([relative(root, path).replaceAll("\\", "/"), contents]);
      return { contents, loader: "ts" };
    });
  };
  const leaveOthersOut = ({ onResolve }) =>
    onResolve({ filter: /^\.\/commands\// }, ({ path }) => ({ external: path !== `./commands/${command}.ts` }));
  const { outputFiles } = await esbuild.build({
    absWorkingDir: root,
    entryPoints: { [command]: "scripts/cli.ts" },
    outdir: folder,
    outExtension: { ".js": ".mjs" },
    chunkNames: "chunks/[name]-[hash]",
    plugins: [
      { name: "other-commands", setup: leaveOthersOut },
      { name: "sources", setup: readSources },
    ],
    bundle: true,
    splitting: true,
    write: false,
    platform: "node",
    format: "esm",
    target: "node20",
    external: ["sharp", "harfbuzzjs", "shiki"],
    banner: {
      js: 'import { createRequire as makeRequire } from "node:module"; const require = makeRequire(import.meta.url);',
    },
    minify: true,
    logLevel: "error",
  });
  mkdirSync(join(folder, "chunks"), { recursive: true });
  const chunks = [];
  for (const { path, contents } of outputFiles.filter(({ path }) => path !== bundle)) {
    chunks.push([relative(folder, path).replaceAll("\\", "/"), contents.length]);
    writeWhole(path, contents);
  }
  const { text } = outputFiles.find(({ path }) => path === bundle);
  const lists = JSON.stringify({ names: sources.map(([name]) => name), chunks });
  writeWhole(bundle, `// ${hashSources([...sources, ["", text]])} ${lists}\n${text}`);
}

/** A rename is atomic, also if two commands start at once. */
function writeWhole(file, contents) {
  const aside = `${file}.${process.pid}.tmp`;
  writeFileSync(aside, contents);
  renameSync(aside, file);
}

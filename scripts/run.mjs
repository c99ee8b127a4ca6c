/**
 * Runs a command of cli.ts: `node scripts/run.mjs validate …`. Commands that only read content are bundled once for
 * each state of their sources. They then start five times as fast as with tsx, whose start alone takes longer than a
 * check. The others run with tsx: they load the bundler, start processes and read files beside their sources.
 *
 * This is not the cache of `lib/files/cache.ts`, which is TypeScript: this file runs before anything is compiled.
 */
import { createHash } from "node:crypto";
import { existsSync, mkdirSync, readdirSync, readFileSync, renameSync, rmSync, statSync, writeFileSync } from "node:fs";
import { join, relative } from "node:path";
import { fileURLToPath, pathToFileURL } from "node:url";

const root = fileURLToPath(new URL("../", import.meta.url));
const command = process.argv[2] ?? "";
const folder = join(root, ".cache/commands");
const bundle = join(folder, `${command}.mjs`);
const dayMs = 24 * 60 * 60 * 1000;

const isBundled = ["new", "validate", "explain", "audit", "import", "migrate", "translations"].includes(command);
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
    const [line, json] = /^\/\/ (.*)\n/.exec(text);
    const { version, hash, sources, chunks, length } = JSON.parse(json);
    if (version !== process.version || text.length - line.length !== length) return false;
    // Reading them would take longer than most commands.
    if (!chunks.every(([name, size]) => statSync(join(folder, name)).size === size)) return false;
    if (sources.every(([name, ...known]) => stamp(name).every((value, index) => value === known[index]))) return true;
    // A checkout changes only the times.
    return hash === hashSources(sources.map(([name]) => [name, readFileSync(join(root, name))]));
  } catch {
    // It was never made, or one of its files was deleted.
    return false;
  }
}

/** The size and the time of the last change of a source. */
function stamp(name) {
  const { size, mtimeMs } = statSync(join(root, name));
  return [size, mtimeMs];
}

/** @param sources pairs of name and bytes */
function hashSources(sources) {
  const hash = createHash("sha1");
  for (const [name, bytes] of sources) hash.update(`${name}\0`).update(bytes);
  return hash.digest("hex");
}

/** Dynamic imports become chunks, so that a command loads no more than it needs. */
async function makeBundle() {
  const esbuild = await import("esbuild");
  const sources = [];
  // Each source is read once, and after its time, so that a file that is saved meanwhile is noticed at the next start.
  const readSource = (path) => {
    const name = relative(root, path).replaceAll("\\", "/");
    const stamped = [name, ...stamp(name)];
    const contents = readFileSync(path);
    sources.push({ stamped, pair: [name, contents] });
    return contents;
  };
  // What else affects a bundle.
  for (const name of ["scripts/run.mjs", "package-lock.json"].map((name) => join(root, name)))
    if (existsSync(name)) readSource(name);
  const readSources = ({ onLoad }) =>
    onLoad({ filter: /\.ts$/ }, ({ path }) => ({ contents: readSource(path), loader: "ts" }));
  const leaveOthersOut = ({ onResolve }) =>
    onResolve({ filter: /^\.\/commands\// }, ({ path }) => ({ external: path !== `./commands/${command}.ts` }));
  const { outputFiles } = await esbuild.build({
    absWorkingDir: root,
    entryPoints: { [command]: "scripts/cli.ts" },
    outdir: folder,
    outExtension: { ".js": ".mjs" },
    chunkNames: `chunks/${command}/[name]-[hash]`,
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
  const chunkFolder = join(folder, "chunks", command);
  mkdirSync(chunkFolder, { recursive: true });
  const chunks = [];
  for (const { path, contents } of outputFiles.filter(({ path }) => path !== bundle)) {
    chunks.push([relative(folder, path).replaceAll("\\", "/"), contents.length]);
    writeWhole(path, contents);
  }
  const { text } = outputFiles.find(({ path }) => path === bundle);
  const made = {
    version: process.version,
    hash: hashSources(sources.map(({ pair }) => pair)),
    length: text.length,
    sources: sources.map(({ stamped }) => stamped),
    chunks,
  };
  writeWhole(bundle, `// ${JSON.stringify(made)}\n${text}`);
  // A command that is still running may load chunks of the bundle before this one.
  for (const file of readdirSync(chunkFolder).map((name) => join(chunkFolder, name)))
    if (statSync(file).mtimeMs < Date.now() - dayMs) rmSync(file, { force: true });
}

/** A rename is atomic, also if two commands start at once. */
function writeWhole(file, contents) {
  const aside = `${file}.${process.pid}.tmp`;
  writeFileSync(aside, contents);
  renameSync(aside, file);
}

/**
 * Runs a command of this folder: `node scripts/run.mjs validate …`. The command is bundled once for each state of
 * its sources and then starts five times as fast as through tsx, whose start alone takes longer than a check.
 */
import { createHash } from "node:crypto";
import { existsSync, mkdirSync, readdirSync, readFileSync, renameSync, rmSync, writeFileSync } from "node:fs";
import { dirname, join } from "node:path";
import { fileURLToPath, pathToFileURL } from "node:url";

const root = dirname(dirname(fileURLToPath(import.meta.url)));
const [command = ""] = process.argv.splice(2, 1);
const folder = join(root, ".cache/commands");
const bundle = join(folder, `${command}-${hashSources()}.mjs`);
if (!existsSync(bundle)) await makeBundle();
await import(pathToFileURL(bundle).href);

function hashSources() {
  const hash = createHash("sha1").update(process.version);
  const lock = join(root, "package-lock.json");
  if (existsSync(lock)) hash.update(readFileSync(lock));
  for (const part of ["schema", "scripts"]) {
    const names = readdirSync(join(root, part), { recursive: true }).map(String);
    for (const name of names.filter((name) => /\.m?ts$|\.mjs$/.test(name)).sort()) {
      hash.update(`${name}\0`).update(readFileSync(join(root, part, name)));
    }
  }
  return hash.digest("hex").slice(0, 16);
}

async function makeBundle() {
  const { build } = await import("esbuild");
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
  mkdirSync(folder, { recursive: true });
  const old = new RegExp(`^${command}-[0-9a-f]{16}\\.mjs$`);
  for (const name of readdirSync(folder)) if (old.test(name)) rmSync(join(folder, name), { force: true });
  const compiler = join(folder, `compiler-${process.pid}.mjs`);
  const made = join(folder, `${command}-${process.pid}.tmp`);
  try {
    await build({ ...common, entryPoints: ["scripts/lib/app/compile-validator.ts"], outfile: compiler });
    const { compileValidator } = await import(pathToFileURL(compiler).href);
    const contents = compileValidator();
    const lighter = {
      name: "lighter",
      setup({ onLoad }) {
        const filter = /[/\\]schema[/\\]check[/\\]shape[/\\]validator\.ts$/;
        onLoad({ filter }, () => ({ contents, loader: "js", resolveDir: root }));
        // Sixty languages of messages that nobody sees: ours are told instead.
        onLoad({ filter: /[/\\]zod[/\\]v4[/\\]locales[/\\]index\.js$/ }, () => ({ contents: "export {};" }));
      },
    };
    const { outputFiles } = await build({
      ...common,
      entryPoints: [`scripts/${command}.ts`],
      plugins: [lighter],
      minify: true,
      keepNames: true,
      write: false,
    });
    writeFileSync(made, outputFiles[0].contents);
    // Whole or not at all, also when two commands start at once.
    renameSync(made, bundle);
  } finally {
    rmSync(compiler, { force: true });
    rmSync(made, { force: true });
  }
}

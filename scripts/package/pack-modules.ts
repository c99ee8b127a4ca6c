import { createHash } from "node:crypto";
import { mkdir, writeFile } from "node:fs/promises";
import { join } from "node:path";
import { type BuildOptions, build, type Metafile, type Plugin } from "esbuild";
import { press } from "./press.ts";

/** Modules that are large, and that only what some owners do asks for; ours among them take no more than their part of a package. */
const rarelyNeeded = new Set([
  "@babel/parser",
  "@retorquere/bibtex-parser",
  "csv-parse/sync",
  "katex",
  "libphonenumber-js/min",
  "saxes",
  "yaml",
  "./read-tracks.ts",
]);

/**
 * Puts such modules into compressed files beside the program, each bundled by itself, of which they are made when they
 * are asked for: together they are a quarter as large.
 * @param settings how the program itself is bundled
 * @param within what is done to their modules
 * @returns the plugin, and what went into these files
 */
export function packModules(folder: string, settings: BuildOptions, within: Plugin[]) {
  const inputs: Metafile["inputs"] = {};
  const bundle = (path: string, format: "cjs" | "esm") =>
    build({ ...settings, entryPoints: [path], format, minify: true, write: false, metafile: true, plugins: within });
  const plugin: Plugin = {
    name: "pack-modules",
    setup({ onResolve, onLoad, resolve }) {
      onResolve({ filter: /./ }, async ({ path, kind, resolveDir, pluginData }) => {
        if (!rarelyNeeded.has(path) || pluginData === plugin) return undefined;
        const { path: found, errors } = await resolve(path, { kind, resolveDir, pluginData: plugin });
        return errors.length > 0 ? { errors } : { path: found, namespace: "packed" };
      });
      onLoad({ filter: /.*/, namespace: "packed" }, async ({ path }) => {
        const { outputFiles, metafile } = await bundle(path, "cjs");
        Object.assign(inputs, metafile.inputs);
        const code = outputFiles[0]?.contents ?? new Uint8Array();
        const name = `${createHash("sha256").update(code).digest("hex").slice(0, 12)}.br`;
        await mkdir(folder, { recursive: true });
        await writeFile(join(folder, name), await press(code));
        const make = `const made = { exports: {} };
          new Function("module", "exports", "require", "unpackText", unpackText("./${name}", "utf8"))(made, made.exports, require, unpackText);`;
        const [source] = Object.values(metafile.outputs).flatMap(({ entryPoint }) => entryPoint ?? []);
        if (metafile.inputs[source ?? ""]?.format === "cjs")
          return { contents: `${make} module.exports = made.exports;` };
        const { metafile: asModule } = await bundle(path, "esm");
        const names = Object.values(asModule.outputs).flatMap(({ exports }) => exports);
        const lines = names.map((one, index) => `const e${index} = made.exports.${one};`);
        const told = names.map((one, index) => `e${index} as ${one}`);
        return { contents: `${make} ${lines.join("")} export { ${told.join(", ")} };` };
      });
    },
  };
  return { plugin, inputs };
}

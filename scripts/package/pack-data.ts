import { createHash } from "node:crypto";
import { mkdir, readFile, writeFile } from "node:fs/promises";
import { createRequire } from "node:module";
import { join } from "node:path";
import { pathToFileURL } from "node:url";
import type { Plugin } from "esbuild";
import { press } from "./press.ts";

/** Modules in which data stands as one long text: WebAssembly, and the grammars of languages. */
const holders = /[/](?:wawoff2|@shikijs[/](?:langs|engine-oniguruma))[/].+\.m?js$/;

/** How the module that cuts letters reads its WebAssembly. */
const cutterCall = "await readFile(require.resolve('harfbuzzjs/dist/harfbuzz-subset.wasm'))";

/** How the module that sets letters finds its own. */
const setterCall = "await createHarfBuzz()";

/** Tables of the signs of LaTeX: those for writing it are asked for by nobody here, that for reading it is large. */
const latexTables = /[/]unicode2latex[/]dist[/]esm[/]tables[/](biblatex|bibtex|minimal|latex2unicode)\.js$/;

/** A text in double quotation marks that is worth a file of its own. */
const longText = /"(?:[^"\\\n]|\\.){10000,}"/g;

/** Base64, behind what may say that it is some. */
const base64 = /^((?:data:[\w/-]+;base64,)?)([A-Za-z0-9+/]{8,}={0,2})$/;

/** What the code of every file begins with: what reads the files of such texts, and what packages of old ask for. */
export const packedBanner = [
  'import { createRequire as makeRequire } from "node:module";',
  "const require = makeRequire(import.meta.url), __dirname = import.meta.dirname, __filename = import.meta.filename;",
  'const unpackText = (name, encoding) => require("node:zlib")',
  '.brotliDecompressSync(require("node:fs").readFileSync(new URL(name, import.meta.url))).toString(encoding);',
].join("");

/** Puts long texts into compressed files beside the program: together they are a fifth as large. */
export function packData(folder: string): Plugin {
  const pack = async (bytes: Buffer, encoding: "utf8" | "base64") => {
    const name = `${createHash("sha256").update(bytes).digest("hex").slice(0, 12)}.br`;
    await mkdir(folder, { recursive: true });
    await writeFile(join(folder, name), await press(bytes));
    return `unpackText("./${name}","${encoding}")`;
  };
  const replace = (literal: string) => {
    const text: string = JSON.parse(literal);
    const [, start = "", data] = base64.exec(text) ?? [];
    if (data === undefined) return pack(Buffer.from(text), "utf8");
    return pack(Buffer.from(data, "base64"), "base64").then((call) => `${JSON.stringify(start)}+${call}`);
  };
  return {
    name: "pack-data",
    setup({ onLoad }) {
      onLoad({ filter: /[/]subset-font[/]index\.js$/ }, async ({ path }) => {
        const source = await readFile(path, "utf8");
        if (!source.includes(cutterCall))
          throw new Error("subset-font reads its WebAssembly in another way than it did.");
        const call = await pack(
          await readFile(createRequire(path).resolve("harfbuzzjs/dist/harfbuzz-subset.wasm")),
          "base64",
        );
        return { contents: source.replace(cutterCall, `Buffer.from(${call}, "base64")`), loader: "js" };
      });
      onLoad({ filter: /[/]harfbuzzjs[/]dist[/]index\.mjs$/ }, async ({ path }) => {
        const source = await readFile(path, "utf8");
        if (!source.includes(setterCall))
          throw new Error("harfbuzzjs loads its WebAssembly in another way than it did.");
        const call = await pack(await readFile(join(path, "../harfbuzz.wasm")), "base64");
        const given = `await createHarfBuzz({ wasmBinary: globalThis.Buffer.from(${call}, "base64") })`;
        return { contents: source.replace(setterCall, given), loader: "js" };
      });
      onLoad({ filter: latexTables }, async ({ path }) => {
        if (!path.endsWith("/latex2unicode.js")) return { contents: "export const table = {};" };
        const { table }: { table: unknown } = await import(pathToFileURL(path).href);
        return {
          contents: `export const table = JSON.parse(${await pack(Buffer.from(JSON.stringify(table)), "utf8")});`,
        };
      });
      onLoad({ filter: holders }, async ({ path }) => {
        const source = await readFile(path, "utf8");
        const literals = [...source.matchAll(longText)].map(([literal]) => literal);
        const calls = new Map<string, string>();
        for (const literal of literals) calls.set(literal, `(${await replace(literal)})`);
        return { contents: source.replace(longText, (literal) => calls.get(literal) ?? literal), loader: "js" };
      });
    },
  };
}

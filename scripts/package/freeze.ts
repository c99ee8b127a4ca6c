import { join, relative } from "node:path";
import type { Plugin } from "esbuild";
import { nameApp, nameBuildCode } from "../lib/app/code-names.ts";
import { packageVersions } from "../lib/files/package-versions.ts";
import { programFolder } from "../lib/files/roots.ts";
import { drawingCode } from "../lib/outputs/drawn/drawing-code.ts";
import { languageNames } from "../lib/typesetting/language-names.ts";

/**
 * Puts what is known here in place of modules that find it out from the sources of a checkout, which a package lacks:
 * what it makes has the same names, and so do its files.
 */
export async function freezePlugin(): Promise<Plugin> {
  const frozen: Readonly<Record<string, string>> = {
    "scripts/lib/app/code-names.ts": `
      export const nameApp = async () => ${JSON.stringify(await nameApp())};
      export const nameBuildCode = () => ${JSON.stringify(nameBuildCode())};`,
    "scripts/lib/files/package-versions.ts": writeConstants({ packageVersions }),
    "scripts/lib/outputs/drawn/drawing-code.ts": writeConstants({ drawingCode }),
    "scripts/lib/typesetting/language-names.ts": writeConstants({ languageNames }),
  };
  return {
    name: "freeze",
    setup({ onLoad }) {
      onLoad({ filter: /[/\\]scripts[/\\]lib[/\\].+\.ts$/ }, ({ path }) => {
        const contents = frozen[relative(programFolder, path).replaceAll("\\", "/")];
        return contents === undefined ? undefined : { contents, resolveDir: join(path, "..") };
      });
    },
  };
}

function writeConstants(values: Readonly<Record<string, unknown>>): string {
  return Object.entries(values)
    .map(([name, value]) => `export const ${name} = ${JSON.stringify(value)};`)
    .join("\n");
}

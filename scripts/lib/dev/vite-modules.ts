import { createRequire } from "node:module";
import { dirname, join, relative } from "node:path";
import { ownPath } from "../../../src/dev/channel.ts";
import { programFolder } from "../files/roots.ts";

/** The one file of Vite's client that has no address of its own. */
const clientEnvironment = join(
  dirname(createRequire(import.meta.url).resolve("vite/package.json")),
  "dist/client/env.mjs",
);

const viteModules = ["@vite/client", addressOf(clientEnvironment)];

/** Our modules, and the dependencies that Vite prepares for them, with their source maps. */
const modulePaths = [/^src\/(?:[\w-]+\/)*[\w-]+(?:\.[\w-]+)*\.tsx?$/, /^\.cache\/vite\/deps\/[\w.@+-]+\.js(?:\.map)?$/];

/** When a module changed, or the version of the prepared dependencies. `?raw` and `?url` serve any file as it is. */
const moduleQuery = /^(?:[?&][tv]=[\da-f]+)*$/;

/**
 * True for the addresses that dev pages load. All others of Vite's are refused: `__open-in-editor` opens any file in
 * the owner's editor, and the rest serves every file of the program's folder, such as the owner's content.
 */
export function isViteModule({ pathname, search }: Pick<URL, "pathname" | "search">): boolean {
  const path = pathname.slice(ownPath.length);
  const isKnown = viteModules.includes(path) || modulePaths.some((pattern) => pattern.test(path));
  return pathname.startsWith(ownPath) && isKnown && moduleQuery.test(search);
}

/** The path of a file under Vite's base. With a linked `node_modules` it is outside the program's folder. */
function addressOf(file: string): string {
  const path = relative(programFolder, file);
  return encodeURI((path.startsWith("..") ? join("@fs", file) : path).replaceAll("\\", "/"));
}

import { createRequire } from "node:module";
import { dirname, join, relative } from "node:path";
import { ownPath } from "../../../src/dev/channel.ts";
import { programFolder } from "../files/roots.ts";

/** The only file of Vite's client without an address of its own. */
const clientEnvironment = join(
  dirname(createRequire(import.meta.url).resolve("vite/package.json")),
  "dist/client/env.mjs",
);

const viteModules = ["@vite/client", addressOf(clientEnvironment)];

/** Our modules, and Vite's prebundled dependencies with their source maps. */
const modulePaths = [/^src\/(?:[\w-]+\/)*[\w-]+(?:\.[\w-]+)*\.tsx?$/, /^\.cache\/vite\/deps\/[\w.@+-]+\.js(?:\.map)?$/];

/** The time of a change, or the dependencies' version. `?raw` and `?url` would serve any file unchanged. */
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

/** The path of a file under Vite's base. If `node_modules` is a link, the file is outside the program's folder. */
function addressOf(file: string): string {
  const path = relative(programFolder, file);
  return encodeURI((path.startsWith("..") ? join("@fs", file) : path).replaceAll("\\", "/"));
}

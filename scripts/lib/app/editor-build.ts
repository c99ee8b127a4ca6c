import { join } from "node:path";
import { once } from "../../../schema/source/once.ts";
import { hashApp } from "../files/code-names.ts";
import { cacheFolder, readyFolder } from "../files/roots.ts";
import { makeListed, readAppFiles } from "./app-files.ts";

/** The name of the editor's script in its folder. */
export const editorScript = "editor.js";

/** The folder of the compiled editor in a package and in the cache. */
export const editorFolder = "editor";

/** Returns the folder of the compiled editor: ready-made in a package, or compiled once from the current sources. */
export const buildEditor = once(async (): Promise<string> => {
  if (readyFolder !== undefined) return join(readyFolder, editorFolder);
  const build = await hashApp();
  const folder = join(cacheFolder, editorFolder, build);
  if (await readAppFiles(folder)) return folder;
  // The bundler is loaded only if needed.
  const { compileEditor } = await import("./compile-editor.ts");
  await makeListed(folder, async (next) => void (await compileEditor(build, next)));
  return folder;
});

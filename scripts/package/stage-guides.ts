import { mkdir, readFile, writeFile } from "node:fs/promises";
import { dirname, join } from "node:path";
import { globSync } from "tinyglobby";
import { commands } from "../commands.ts";
import { programFolder } from "../lib/files/roots.ts";

/** Where the guides are in a checkout. In the package they are in `guide/`, with the reference. */
const guideFolder = ".github/guide";

/** Copies the guides and the reference into a package, without pictures and with the package's commands. */
export async function stageGuides(stage: string): Promise<void> {
  const folder = join(programFolder, guideFolder);
  for (const path of globSync("**/*.md", { cwd: folder })) {
    const target = join(stage, "guide", path);
    await mkdir(dirname(target), { recursive: true });
    await writeFile(target, fitToPackage(await readFile(join(folder, path), "utf8")));
  }
}

function fitToPackage(text: string): string {
  return text
    .replace(/^!\[[^\]]*\]\([^)]*\)\n\n/gm, "")
    .replace(/\nBack to the \[README\].*\n/, "")
    .replace(/npm run (\w+)(?: --(?= ))?/g, (call, name: string) =>
      Object.hasOwn(commands, name) ? `npx portfolio ${name}` : call,
    );
}

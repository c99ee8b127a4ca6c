/** Writes the normalized files of all sites that are held into a folder: `npx tsx tests/faults/built/write-sites.ts FOLDER`. */
import { mkdir, mkdtemp, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { dirname, join } from "node:path";
import { designNames } from "../../../schema/designs/index.ts";
import { normalizeSite } from "./normalize-site.ts";
import { buildOracleSite, oracleSites } from "./oracle-sites.ts";

const [target, ...only] = process.argv.slice(2);
if (target === undefined) throw new Error("Name the folder to write to.");
const folder = await mkdtemp(join(tmpdir(), "built-"));
for (const name of oracleSites.filter((site) => only.length === 0 || only.includes(site))) {
  for (const design of designNames) {
    const out = await buildOracleSite(name, design, join(folder, name, design));
    for (const [path, text] of await normalizeSite(out)) {
      const file = join(target, name, design, path);
      await mkdir(dirname(file), { recursive: true });
      await writeFile(file, text);
    }
    console.log(`${name} ${design}`);
  }
}
await rm(folder, { recursive: true });

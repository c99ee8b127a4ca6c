import { existsSync } from "node:fs";
import { copyFile, cp, mkdir, readdir, readFile, rm, writeFile } from "node:fs/promises";
import { dirname, join } from "node:path";
import { brotliCompressSync } from "node:zlib";
import { buildApp } from "../lib/app/app-build.ts";
import { compile, moduleList, modulesFile } from "../lib/app/compile-app.ts";
import { programFolder } from "../lib/files/roots.ts";
import { listIcons } from "../lib/icons/find-icon.ts";
import { packedIcons, writeIcons } from "../lib/icons/icon-set.ts";
import { bundleProgram, loadPackaged } from "./bundle-program.ts";
import { stageLetters } from "./stage-letters.ts";
import { type Manifest, writeManifest } from "./write-manifest.ts";

/** Puts all that is in the package into a folder; returns its manifest. */
export async function stagePackage(stage: string): Promise<Manifest> {
  await mkdir(join(stage, "schema"), { recursive: true });
  const metafile = await bundleProgram(join(stage, "program"));
  const modules = await stageApp(join(stage, "app"));
  await stageLetters(stage);
  await writeFile(join(stage, packedIcons), brotliCompressSync(writeIcons(listIcons())));
  const { printJsonSchema } = await loadPackaged<typeof import("../lib/app/print-json-schema.ts")>(
    "scripts/lib/app/print-json-schema.ts",
  );
  await writeFile(join(stage, "schema/content.schema.json"), printJsonSchema());
  await copyFile(join(programFolder, "LICENSE"), join(stage, "LICENSE"));
  void metafile;
  void modules;
  return writeManifest(stage);
}

/** Removes files that stand in another folder, too: by their names, which the bundler makes of their bytes. */
async function removeShared(folder: string, other: string): Promise<void> {
  for (const name of await readdir(join(folder, "assets"))) {
    if (existsSync(join(other, "assets", name))) await rm(join(folder, "assets", name));
  }
}

/** Copies the application, compiled for visitors, and compiles what its owner sees who edits; returns their modules. */
async function stageApp(folder: string): Promise<string[]> {
  const { clientFolder } = await buildApp();
  const from = dirname(clientFolder);
  for (const part of ["client", "server"]) await cp(join(from, part), join(folder, part), { recursive: true });
  const ofOwners = await compile("dev", { build: { outDir: join(folder, "dev") } }, true);
  await removeShared(join(folder, "dev"), join(folder, "client"));
  return [...moduleList.parse(JSON.parse(await readFile(join(from, modulesFile), "utf8"))), ...ofOwners];
}

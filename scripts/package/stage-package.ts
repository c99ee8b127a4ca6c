import { existsSync } from "node:fs";
import { copyFile, cp, mkdir, readdir, readFile, rm, writeFile } from "node:fs/promises";
import { dirname, join } from "node:path";
import { buildApp } from "../lib/app/app-build.ts";
import { listAppFiles } from "../lib/app/app-files.ts";
import { compile, moduleList, modulesFile } from "../lib/app/compile-app.ts";
import type { ProgramFacts } from "../lib/begin/program-facts.ts";
import { templateFolder } from "../lib/begin/template.ts";
import { programFolder } from "../lib/files/roots.ts";
import { findLetters } from "../lib/fonts/find-typeface.ts";
import { listIcons } from "../lib/icons/find-icon.ts";
import { packedIcons, writeIcons } from "../lib/icons/icon-set.ts";
import { bundleProgram, loadPackaged } from "./bundle-program.ts";
import { press } from "./press.ts";
import { stageLetters } from "./stage-letters.ts";
import { typesFile, writeManifest } from "./write-manifest.ts";
import { writeNotices } from "./write-notices.ts";
import { writeTypes } from "./write-types.ts";

/** Whose code, letters and icons are in the package, and under which terms. @internal */
export const noticesFile = "THIRD-PARTY-NOTICES";

/** A package that stands in a folder, ready to be packed. */
interface StagedPackage {
  manifest: ProgramFacts;
  /** The paths of all modules that were bundled, as bundlers have them. */
  modules: string[];
}

/** Is told of each step before it is taken. */
export type OnStep = (step: string) => void;

/** Puts all that is in the package into a folder. */
export async function stagePackage(stage: string, onStep?: OnStep): Promise<StagedPackage> {
  await mkdir(join(stage, "schema"), { recursive: true });
  onStep?.("Bundling the program …");
  const metafile = await bundleProgram(join(stage, "program"));
  onStep?.("Compiling the application …");
  const modules = [...Object.keys(metafile.inputs), ...(await stageApp(join(stage, "app")))];
  onStep?.("Bringing letters and icons along …");
  const letters = await stageLetters(stage);
  await writeFile(join(stage, packedIcons), await press(writeIcons(listIcons())));
  onStep?.("Writing the schema, the terms of others, types and the manifest …");
  const { printJsonSchema } = await loadPackaged<typeof import("../lib/app/print-json-schema.ts")>(
    "scripts/lib/app/print-json-schema.ts",
  );
  await writeFile(join(stage, "schema/content.schema.json"), JSON.stringify(JSON.parse(printJsonSchema())));
  await copyFile(join(programFolder, "LICENSE"), join(stage, "LICENSE"));
  await cp(join(programFolder, templateFolder), join(stage, templateFolder), { recursive: true });
  const folders = letters.flatMap((name) => findLetters(name) ?? []);
  await writeFile(join(stage, noticesFile), await writeNotices(modules, folders));
  await mkdir(join(stage, "types"), { recursive: true });
  await writeFile(join(stage, typesFile), writeTypes());
  return { manifest: await writeManifest(stage), modules };
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
  await listAppFiles(folder);
  const ofOwners = await compile("dev", { build: { outDir: join(folder, "dev"), emptyOutDir: true } }, true);
  await removeShared(join(folder, "dev"), join(folder, "client"));
  return [...moduleList.parse(JSON.parse(await readFile(join(from, modulesFile), "utf8"))), ...ofOwners];
}

import { cp, mkdir, writeFile } from "node:fs/promises";
import { join } from "node:path";
import { brotliCompressSync, constants } from "node:zlib";
import { build } from "esbuild";
import { listAppFiles } from "../lib/app/app-files.ts";
import { compile, compileParts } from "../lib/app/compile-app.ts";
import { compileEditor } from "../lib/app/compile-editor.ts";
import { editorFolder } from "../lib/app/editor-build.ts";
import { checkFolder, checkModule, findCheck } from "../lib/app/prepare-check.ts";
import { listIcons } from "../lib/content/find-icon.ts";
import { readyIcons, writeIcons } from "../lib/content/icon-set.ts";
import { templateFolder } from "../lib/content/template-texts.ts";
import { devClient } from "../lib/dev/open-dev-app.ts";
import { hashApp, namesFile, writeCodeNames } from "../lib/files/code-names.ts";
import { programFolder, readyName } from "../lib/files/roots.ts";
import { findFontFolder, readyFonts } from "../lib/fonts/find-typeface.ts";
import type { ProgramInfo } from "../lib/scaffold/program-info.ts";
import { bundleProgram } from "./bundle-program.ts";
import { stageFonts } from "./stage-fonts.ts";
import { stageGuides } from "./stage-guides.ts";
import { stageReadme } from "./stage-readme.ts";
import { schemaFile, typesFile, writeManifest } from "./write-manifest.ts";
import { writeNotices } from "./write-notices.ts";
import { writeTypes } from "./write-types.ts";

/** The file with the authors and licences of the code, fonts and icons in the package. @internal */
export const noticesFile = "THIRD-PARTY-NOTICES";

/** A package's files in a folder, ready to be packed. */
interface StagedPackage {
  manifest: ProgramInfo;
  /** The paths of all bundled modules, as bundlers report them. */
  modules: string[];
}

export type OnStep = (step: string) => void;

export async function stagePackage(stage: string, onStep?: OnStep): Promise<StagedPackage> {
  const ready = join(stage, readyName);
  onStep?.("Bundling the program …");
  const { inputs } = await bundleProgram(join(stage, "program"));
  onStep?.("Compiling the application and the check …");
  const modules = [...Object.keys(inputs), ...(await stageApp(join(ready, "app")))];
  modules.push(...(await compileEditor("dev", join(ready, editorFolder))));
  await stageCheck(join(ready, checkFolder));
  await writeFile(join(ready, namesFile), await writeCodeNames());
  onStep?.("Copying fonts and icons …");
  const fonts = await stageFonts(join(ready, readyFonts));
  // The highest quality takes twice as long for 0.3 percent.
  const params = { [constants.BROTLI_PARAM_QUALITY]: 10 };
  await writeFile(join(ready, readyIcons), brotliCompressSync(writeIcons(listIcons()), { params }));
  onStep?.("Writing the guides, the schema, the terms of others, types and the manifest …");
  await stageGuides(stage);
  await stageReadme(stage);
  for (const path of ["LICENSE", schemaFile, templateFolder])
    await cp(join(programFolder, path), join(stage, path), { recursive: true });
  const folders = fonts.flatMap((name) => findFontFolder(name) ?? []);
  await writeFile(join(stage, noticesFile), await writeNotices(modules, folders));
  await mkdir(join(stage, "types"), { recursive: true });
  await writeFile(join(stage, typesFile), writeTypes());
  return { manifest: await writeManifest(stage), modules };
}

/** Compiles the application for visitors, and the dev version for owners; returns the paths of the bundled modules. */
async function stageApp(folder: string): Promise<string[]> {
  const modules = await compileParts(await hashApp(), folder);
  await listAppFiles(folder);
  return [...modules, ...(await compile("dev", { build: { outDir: join(folder, devClient) } }, true))];
}

/** Bundles the compiled check with the few functions of ajv that it calls. */
async function stageCheck(folder: string): Promise<void> {
  await build({
    entryPoints: [join(await findCheck(), checkModule)],
    outfile: join(folder, checkModule),
    bundle: true,
    platform: "node",
    target: "node20",
    minify: true,
    logLevel: "error",
  });
}

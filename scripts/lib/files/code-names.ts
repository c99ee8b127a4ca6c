import { readdirSync, readFileSync } from "node:fs";
import { readFile } from "node:fs/promises";
import { join } from "node:path";
import { z } from "zod";
import { once } from "../../../schema/source/once.ts";
import { hashBytes, hashModules, hashPaths } from "./hash-files.ts";
import { packageVersions } from "./package-versions.ts";
import { programFolder, readyFolder } from "./roots.ts";

const codeNames = z.object({ app: z.string(), build: z.string(), drawings: z.string() });

/** In a package: the file with the hashes of the sources that its ready-made parts were made from. */
export const namesFile = "code-names.json";

const ready =
  readyFolder === undefined
    ? undefined
    : codeNames.parse(JSON.parse(readFileSync(join(readyFolder, namesFile), "utf8")));

/** The sources of the compiled application. A change of anything else needs no bundler. */
const appSources = [
  ...["src", "schema", "index.html", "package.json", "vite.config.ts"],
  ...["scripts/lib/app/compile-app.ts", "scripts/lib/app/compile-editor.ts"],
];

/** The hash of the application's sources as they are now: of their bytes, not their dates. */
export const hashApp = once(async (): Promise<string> => {
  if (ready) return ready.app;
  // Without the lockfile, the versions in package.json are used.
  const lock = await readFile(join(programFolder, "package-lock.json")).catch(() => undefined);
  return hashBytes(await hashPaths(programFolder, appSources), lock ?? JSON.stringify(packageVersions));
});

/** The hash of all code, except the application, that affects a site. */
export const hashBuildCode = once(
  (): string => ready?.build ?? hashModules(join(programFolder, "scripts"), "lib/site/build-site.ts"),
);

/** The hash of the code that renders pictures: everything in its folder. */
export const nameImageCode = once((): string => {
  if (ready) return ready.drawings;
  const folder = join(programFolder, "scripts/lib/outputs/images");
  const files = readdirSync(folder, { recursive: true, encoding: "utf8" })
    .map((file) => file.replaceAll("\\", "/"))
    .filter((file) => file.endsWith(".ts"))
    .toSorted();
  return hashBytes(...files.map((file) => readFileSync(join(folder, file))));
});

/** The text of the file `namesFile`. */
export async function writeCodeNames(): Promise<string> {
  const names: z.infer<typeof codeNames> = {
    app: await hashApp(),
    build: hashBuildCode(),
    drawings: nameImageCode(),
  };
  return JSON.stringify(names);
}

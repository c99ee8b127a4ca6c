import { readdirSync, readFileSync } from "node:fs";
import { readFile } from "node:fs/promises";
import { join } from "node:path";
import { z } from "zod";
import { once } from "../../../schema/source/once.ts";
import { hashBytes, hashModules, hashPaths } from "./hash-files.ts";
import { packageVersions } from "./package-versions.ts";
import { programFolder, readyFolder } from "./roots.ts";

const codeNames = z.object({ app: z.string(), build: z.string(), drawings: z.string() });

/** The names that a package has from the sources that it was made of, in this file of its ready-made parts. */
export const namesFile = "code-names.json";

const ready =
  readyFolder === undefined
    ? undefined
    : codeNames.parse(JSON.parse(readFileSync(join(readyFolder, namesFile), "utf8")));

/** What the compiled application depends on; a change of anything else needs no bundler. */
const appSources = ["src", "schema", "index.html", "package.json", "vite.config.ts", "scripts/lib/app/compile-app.ts"];

/** The name that the compiled application has, as its sources are now: by their bytes, not by their dates. */
export const nameApp = once(async (): Promise<string> => {
  if (ready) return ready.app;
  // Without this file, what the manifest says has to do.
  const lock = await readFile(join(programFolder, "package-lock.json")).catch(() => undefined);
  return hashBytes(await hashPaths(programFolder, appSources), lock ?? JSON.stringify(packageVersions));
});

/** Names all code beside the application that has a part in a site, and no other. */
export const nameBuildCode = once(
  (): string => ready?.build ?? hashModules(join(programFolder, "scripts"), "lib/site/build-site.ts"),
);

/** Names the code that decides what pictures look like: all of its folder. */
export const nameDrawingCode = once((): string => {
  if (ready) return ready.drawings;
  const folder = join(programFolder, "scripts/lib/outputs/drawn");
  const files = readdirSync(folder, { recursive: true, encoding: "utf8" })
    .map((file) => file.replaceAll("\\", "/"))
    .filter((file) => file.endsWith(".ts"))
    .toSorted();
  return hashBytes(...files.map((file) => readFileSync(join(folder, file))));
});

/** The text of the file that has these names. */
export async function writeCodeNames(): Promise<string> {
  const names: z.infer<typeof codeNames> = {
    app: await nameApp(),
    build: nameBuildCode(),
    drawings: nameDrawingCode(),
  };
  return JSON.stringify(names);
}

import { readFile } from "node:fs/promises";
import { join } from "node:path";
import { hashBytes, hashModules, hashPaths } from "../files/hash-files.ts";
import { packageVersions } from "../files/package-versions.ts";
import { programFolder } from "../files/roots.ts";

/** What the compiled application depends on; a change of anything else needs no bundler. */
const sources = ["src", "schema", "index.html", "package.json", "vite.config.ts", "scripts/lib/app/compile-app.ts"];

/** The name that the compiled application has, as its sources are now: by their bytes, not by their dates. */
export async function nameApp(): Promise<string> {
  // Without this file, what the manifest says has to do.
  const lock = await readFile(join(programFolder, "package-lock.json")).catch(() => undefined);
  return hashBytes(await hashPaths(programFolder, sources), lock ?? JSON.stringify(packageVersions));
}

/** Names all code beside the application that has a part in a site, and no other. */
export function nameBuildCode(): string {
  return hashModules(join(programFolder, "scripts"), "lib/site/build-site.ts");
}

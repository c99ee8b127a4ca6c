import { readFileSync } from "node:fs";
import { join } from "node:path";
import { z } from "zod";
import { programFolder } from "./roots.ts";

const versions = z.record(z.string(), z.string()).default({});
const manifest = z
  .object({ dependencies: versions, devDependencies: versions })
  .transform(({ dependencies, devDependencies }) => ({ ...dependencies, ...devDependencies }));

/** The versions of the program's dependencies, read from package.json: loading a package may take long. */
export const packageVersions = manifest.parse(JSON.parse(readFileSync(join(programFolder, "package.json"), "utf8")));

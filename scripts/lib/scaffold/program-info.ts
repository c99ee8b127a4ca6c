import { readFile } from "node:fs/promises";
import { join } from "node:path";
import { z } from "zod";
import { programFolder } from "../files/roots.ts";

/** Output folder of `npm run package` in a checkout. */
export const packageFolder = ".cache/package";

/** True once a registry has the package: new sites then name its version, and no longer contain its tarball. */
export const isInRegistry: boolean = false;

export const nameTarball = ({ name, version }: { name: string; version: string }) => `${name}-${version}.tgz`;

/** The schema in the installed package: an update of the program updates it, too. */
export const schemaPath = ({ name }: { name: string }) => `./node_modules/${name}/schema/content.schema.json`;

const manifest = z.object({
  name: z.string(),
  version: z.string(),
  /** True in a checkout: it is not published. */
  private: z.boolean().optional(),
  description: z.string(),
  license: z.string(),
  engines: z.object({ node: z.string() }),
});

/** The fields of the program's package.json that commands use. */
export type ProgramInfo = z.output<typeof manifest>;

export async function readProgramInfo(): Promise<ProgramInfo> {
  return manifest.parse(JSON.parse(await readFile(join(programFolder, "package.json"), "utf8")));
}

import { rmSync } from "node:fs";
import { mkdtemp } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { once } from "../../../schema/source/once.ts";
import { makePackage } from "../../../scripts/package/make-package.ts";

/** Makes the package's tarball once for all sections; it is removed at the end of the process. */
export const packOnce = once(async () => {
  const folder = await mkdtemp(join(tmpdir(), "packed-"));
  process.once("exit", () => rmSync(folder, { recursive: true, force: true }));
  return makePackage(folder);
});

import { readFile } from "node:fs/promises";
import { join } from "node:path";
import { z } from "zod";
import { hashBytes, hashPaths } from "../files/hash-files.ts";
import { cacheFolder } from "../files/roots.ts";
import { writeWhole } from "../files/write-whole.ts";

/**
 * What a site was built from, and what came of it: by this a build knows that it has nothing to do. `inputs` names
 * everything that the site depends on, `outputs` every file of the site, by its bytes.
 */
const buildRecord = z.object({ inputs: z.string(), outputs: z.string(), pages: z.number() });
type BuildRecord = z.infer<typeof buildRecord>;

/** How many pages stand in `out`, if they were made from the same inputs and nobody has touched them since. */
export async function findFinishedBuild(out: string, inputs: string): Promise<number | undefined> {
  try {
    const record = buildRecord.parse(JSON.parse(await readFile(recordFile(out), "utf8")));
    const isCurrent = record.inputs === inputs && record.outputs === (await hashPaths(out, ["."]));
    return isCurrent ? record.pages : undefined;
  } catch {
    // There is no record, or none that can be read: the site is built.
    return undefined;
  }
}

/** Notes what stands in `out` now. Where that can't be, the site stands all the same, and is made again next time. */
export async function recordBuild(out: string, inputs: string, pages: number): Promise<void> {
  const record: BuildRecord = { inputs, outputs: await hashPaths(out, ["."]), pages };
  await writeWhole(recordFile(out), JSON.stringify(record)).catch(() => undefined);
}

function recordFile(out: string): string {
  return join(cacheFolder, "builds", `${hashBytes(out)}.json`);
}

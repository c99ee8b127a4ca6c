import { createHash } from "node:crypto";
import { resolve } from "node:path";
import { z } from "zod";
import { followRenamed, type LastPaths } from "../../../schema/renamed-paths.ts";
import { cacheOf } from "../files/cache.ts";

const lastPaths = z.object({ paths: z.array(z.string()), renamed: z.record(z.string(), z.string()) });

/** What is known from the last check of a content file without errors; undefined if that was kept in another shape. */
export async function readLastPaths(file: string): Promise<LastPaths | undefined> {
  return cacheOf("paths")
    .readJson(nameOf(file), lastPaths)
    .catch(() => undefined);
}

/** Keeps the paths for the next check. A folder that can't be written to is no reason to fail. */
export async function keepPaths(file: string, last: LastPaths | undefined, paths: readonly string[]): Promise<void> {
  const renamed = Object.fromEntries(followRenamed(last, paths));
  await cacheOf("paths")
    .writeJson(nameOf(file), { paths, renamed })
    .catch(() => undefined);
}

const nameOf = (file: string) => createHash("sha256").update(resolve(file)).digest("hex");

import { createHash } from "node:crypto";
import { resolve } from "node:path";
import { z } from "zod";
import { cacheOf } from "../files/cache.ts";

/** The paths of pages and posts when a content file was last free of errors, by the file's own path. */
export async function readLastPaths(file: string): Promise<readonly string[] | undefined> {
  return cacheOf("paths").readJson(nameOf(file), z.array(z.string()));
}

/** Keeps the paths for the next check. A folder that can't be written to is no reason to fail. */
export async function keepPaths(file: string, paths: readonly string[]): Promise<void> {
  await cacheOf("paths")
    .writeJson(nameOf(file), paths)
    .catch(() => undefined);
}

const nameOf = (file: string) => createHash("sha256").update(resolve(file)).digest("hex");

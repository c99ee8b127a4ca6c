import { readdir } from "node:fs/promises";
import { join } from "node:path";
import { errorCode } from "./error-code.ts";

/** The files under a folder, or the path itself where it is a file, in an order that is always the same. */
export async function listFiles(path: string): Promise<string[]> {
  const entries = await readdir(path, { withFileTypes: true }).catch((error: unknown) => {
    if (errorCode(error) === "ENOTDIR") return undefined;
    throw error;
  });
  if (!entries) return [path];
  const names = entries.map(({ name }) => name).toSorted();
  return (await Promise.all(names.map((name) => listFiles(join(path, name))))).flat();
}

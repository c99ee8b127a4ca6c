import { existsSync } from "node:fs";
import { delimiter, join } from "node:path";

/** The path of the program that a shell would start by that name, if there is one. */
export function findOnPath(name: string): string | undefined {
  const folders = (process.env.PATH ?? "").split(delimiter).filter(Boolean);
  return folders.map((folder) => join(folder, name)).find((path) => existsSync(path));
}

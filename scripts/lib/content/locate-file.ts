import { realpathSync, statSync } from "node:fs";
import { readdir, realpath } from "node:fs/promises";
import { dirname, join } from "node:path";
import { suggest } from "../../../schema/messages/suggest.ts";
import { isOutside } from "../files/roots.ts";

/** The real path of a file that content names, or the reason why it can't be used. */
export interface LocatedFile {
  file: string;
  issue?:
    | { status: "missing"; near?: string | undefined }
    | { status: "other-case"; near: string }
    | { status: "outside" };
}

/** Finds a file in a folder by its exact name. It must be inside the folder, also after links are resolved. */
export async function locateFile(folder: string, src: string): Promise<LocatedFile> {
  const root = await realpath(folder);
  let file = root;
  const parts = src.split("/").filter((part) => part !== "" && part !== ".");
  const spelt: string[] = [];
  let otherCase = false;
  for (const [index, part] of parts.entries()) {
    const entries = part === ".." ? [".."] : await readdir(file).catch(() => []);
    const entry = entries.includes(part) ? part : entries.find((name) => name.toLowerCase() === part.toLowerCase());
    if (entry === undefined)
      return { file, issue: { status: "missing", near: nameNear(spelt, part, parts.slice(index + 1), entries) } };
    otherCase ||= entry !== part;
    spelt.push(entry);
    try {
      file = await realpath(join(file, entry));
    } catch {
      return { file, issue: { status: "missing" } };
    }
    if (isOutside(root, file)) return { file, issue: { status: "outside" } };
  }
  return otherCase ? { file, issue: { status: "other-case", near: spelt.join("/") } } : { file };
}

/** True if the name is a file inside the folder, after links are resolved. Only called for likely names. */
export function holdsFile(folder: string, name: string): boolean {
  try {
    const file = realpathSync(join(folder, name));
    return !isOutside(realpathSync(folder), file) && statSync(file).isFile();
  } catch {
    return false;
  }
}

/** True if a file is a link out of its folder. Rejects if the link is broken. */
export async function leadsOut(file: string): Promise<boolean> {
  return isOutside(await realpath(dirname(file)), await realpath(file));
}

function nameNear(before: string[], part: string, after: string[], entries: string[]): string | undefined {
  const stem = (name: string) => name.replace(/\.[^.]*$/, "");
  const near = entries.find((name) => stem(name) === stem(part) && after.length === 0) ?? suggest(part, entries);
  return near === undefined ? undefined : [...before, near, ...after].join("/");
}

import { readdir, realpath } from "node:fs/promises";
import { join, posix } from "node:path";
import type { ListFiles, PostFiles } from "../../../schema/check/lists/compose.ts";
import type { FiledList } from "../../../schema/check/lists/find-lists.ts";
import type { PostFacts } from "../../../schema/check/lists/generate-posts.ts";
import { PostText } from "../../../schema/check/lists/post-text.ts";
import type { TextFacts } from "../../../schema/records/text-files.ts";
import { isOutside } from "../files/roots.ts";
import { locateFile } from "./locate-file.ts";
import { readFoundText, readTextFile } from "./read-text-file.ts";

/** Reads lists by the content's names and patterns, never outside the folder. `beside` is its name in diagnostics. */
export async function readLists(folder: string, wanted: readonly FiledList[], beside: string): Promise<ListFiles> {
  const lists = new Map<string, TextFacts | PostFiles>();
  for (const { kind, name } of wanted) {
    const isList = kind === "data";
    lists.set(
      name,
      isList ? await readTextFile(folder, name, posix.join(beside, name)) : await readPosts(folder, name, beside),
    );
  }
  return lists;
}

async function readPosts(folder: string, pattern: string, beside: string): Promise<TextFacts | PostFiles> {
  const within = posix.dirname(pattern);
  const { file: found, issue } = await locateFile(folder, within);
  if (issue?.status === "missing") {
    const near = issue.near && posix.join(issue.near, posix.basename(pattern));
    return { status: "posts", files: new Map(), deeper: [], near };
  }
  if (issue?.status === "other-case") return { ...issue, near: posix.join(issue.near, posix.basename(pattern)) };
  if (issue) return issue;
  const [start = "", end = ""] = posix.basename(pattern).split("*");
  const isNamed = (name: string) =>
    name.length >= start.length + end.length && name.startsWith(start) && name.endsWith(end) && !name.startsWith(".");
  const names = (await readdir(found).catch(() => [])).filter(isNamed).sort();
  const root = await realpath(folder);
  const read = names.map(async (name): Promise<[string, PostFacts]> => {
    const own = posix.join(within, name);
    const file = await realpath(join(found, name)).catch(() => undefined);
    // Node replaces invalid bytes of a name with U+FFFD, and can't open the file by that name.
    if (file === undefined && name.includes("\ufffd"))
      return [own, { status: "not-text", reason: "its name isn't UTF-8; give it another" }];
    if (file === undefined) return [own, { status: "missing" }];
    if (isOutside(root, file)) return [own, { status: "outside" }];
    const facts = await readFoundText(file, posix.join(beside, own));
    if (facts.status !== "text") return [own, facts];
    return [own, { status: "text", source: new PostText(facts.source.file, facts.source.text) }];
  });
  // The folder of content.json contains the whole project, so it isn't searched.
  const deeper = within === "." ? [] : await listDeeper(found, within, mostLevels);
  return { status: "posts", files: new Map(await Promise.all(read)), deeper: deeper.sort() };
}

/** How deep other programs nest posts: `2025/06/first/index.md`. */
const mostLevels = 3;

/** The Markdown files in subfolders, named from the content's folder. Links are not followed. */
async function listDeeper(folder: string, name: string, levels: number): Promise<string[]> {
  const entries = await readdir(folder, { withFileTypes: true }).catch(() => []);
  const folders = entries.filter((entry) => entry.isDirectory() && !/^\.|^node_modules$/.test(entry.name));
  const found = folders.map(async ({ name: own }) => {
    const [at, inner] = [posix.join(name, own), join(folder, own)];
    const names = await readdir(inner).catch(() => []);
    const files = names
      .filter((file) => file.endsWith(".md") && !file.startsWith("."))
      .map((file) => posix.join(at, file));
    return [...files, ...(levels > 1 ? await listDeeper(inner, at, levels - 1) : [])];
  });
  return (await Promise.all(found)).flat();
}

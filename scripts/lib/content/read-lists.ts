import { readdir, realpath } from "node:fs/promises";
import { join, posix } from "node:path";
import type { ListFiles, PostFiles } from "../../../schema/check/lists/compose.ts";
import type { FiledList } from "../../../schema/check/lists/find-lists.ts";
import type { PostFacts } from "../../../schema/check/lists/generate-posts.ts";
import { isOfList, markdownEnding } from "../../../schema/check/lists/post-names.ts";
import { PostText } from "../../../schema/check/lists/post-text.ts";
import type { TextFacts } from "../../../schema/records/text-files.ts";
import { isOutside } from "../files/roots.ts";
import { locateFile } from "./locate-file.ts";
import { readFoundText, readTextFile, type Unsaved } from "./read-text-file.ts";

/** Reads lists by the content's names and patterns, never outside the folder. `beside` is its name in diagnostics. */
export async function readLists(
  folder: string,
  wanted: readonly FiledList[],
  beside: string,
  unsaved?: Unsaved,
): Promise<ListFiles> {
  const lists = new Map<string, TextFacts | PostFiles>();
  for (const { kind, name } of wanted) {
    const isList = kind === "data";
    lists.set(
      name,
      isList
        ? await readTextFile(folder, name, posix.join(beside, name), unsaved)
        : await readPosts(folder, name, beside, unsaved),
    );
  }
  return lists;
}

async function readPosts(
  folder: string,
  pattern: string,
  beside: string,
  unsaved: Unsaved,
): Promise<TextFacts | PostFiles> {
  const within = posix.dirname(pattern);
  const { file: found, issue } = await locateFile(folder, within);
  if (issue?.status === "missing") {
    const near = issue.near && posix.join(issue.near, posix.basename(pattern));
    return { status: "posts", files: new Map(), deeper: [], ofList: [], near };
  }
  if (issue?.status === "other-case") return { ...issue, near: posix.join(issue.near, posix.basename(pattern)) };
  if (issue) return issue;
  const [start = "", end = ""] = posix.basename(pattern).replace(markdownEnding, "").split("*");
  const isNamed = (stem: string) =>
    stem.length >= start.length + end.length && stem.startsWith(start) && stem.endsWith(end) && !stem.startsWith(".");
  const entries = await readdir(found, { withFileTypes: true }).catch(() => []);
  const bundles = entries.filter((entry) => entry.isDirectory() && isNamed(entry.name));
  const inBundles = bundles.map(async ({ name }) =>
    (await readdir(join(found, name)).catch(() => []))
      .filter((own) => /^index\./.test(own) && markdownEnding.test(own))
      .map((own) => posix.join(name, own)),
  );
  const single = entries
    .map(({ name }) => name)
    .filter((name) => markdownEnding.test(name) && isNamed(name.replace(markdownEnding, "")));
  const all = [...single.filter((name) => !isOfList(name)), ...(await Promise.all(inBundles)).flat()];
  const names = all.sort();
  const root = await realpath(folder);
  const read = names.map(async (name): Promise<[string, PostFacts]> => {
    const own = posix.join(within, name);
    const file = await realpath(join(found, name)).catch(() => undefined);
    // Node replaces invalid bytes of a name with U+FFFD, and can't open the file by that name.
    if (file === undefined && name.includes("\ufffd"))
      return [own, { status: "not-text", reason: "its name isn't UTF-8; give it another" }];
    if (file === undefined) return [own, { status: "missing" }];
    if (isOutside(root, file)) return [own, { status: "outside" }];
    const facts = await readFoundText(file, posix.join(beside, own), unsaved);
    if (facts.status !== "text") return [own, facts];
    return [own, { status: "text", source: new PostText(facts.source.file, facts.source.text) }];
  });
  // The folder of content.json contains the whole project, so it isn't searched.
  const deeper = within === "." ? [] : await listDeeper(found, within, mostLevels);
  const files = new Map(await Promise.all(read));
  const ofList = single.filter(isOfList).map((name) => posix.join(within, name));
  return { status: "posts", files, deeper: deeper.filter((name) => !files.has(name)).sort(), ofList };
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
      .filter((file) => markdownEnding.test(file) && !/^[._]/.test(file))
      .map((file) => posix.join(at, file));
    return [...files, ...(levels > 1 ? await listDeeper(inner, at, levels - 1) : [])];
  });
  return (await Promise.all(found)).flat();
}

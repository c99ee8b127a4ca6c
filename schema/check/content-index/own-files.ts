import type { ContentNode } from "../../document/content-node.ts";
import { PartNode, PartValueNode } from "../../document/part-node.ts";
import type { DiskProbe } from "../disk.ts";
import type { ContentIndex } from "./content-index.ts";

/** The text file that a value is written in, by its name in the content. For front matter, the post's Markdown file. */
export function ownFileOf(value: ContentNode, { texts }: ContentIndex): string | undefined {
  const part = value instanceof PartValueNode ? value.parent : value;
  if (part instanceof PartNode && part.file) return part.parent.text;
  const post = value.page;
  return post?.kind === "post" ? texts.find(({ kind, page }) => kind === "textFile" && page === post)?.text : undefined;
}

/**
 * Resolves a name relative to its file, as other programs do. The result is relative to the content's folder; undefined
 * if the name leads out of it.
 */
function nameFromFile(name: string, file: string): string | undefined {
  const parts = file.split("/").slice(0, -1);
  for (const part of name.split("/")) {
    if (part === ".." && parts.pop() === undefined) return undefined;
    if (part !== ".." && part !== "." && part !== "") parts.push(part);
  }
  return parts.join("/");
}

export function leavesFolder(name: string): boolean {
  return nameFromFile(name, "") === undefined;
}

/** The name to suggest for a file that was named relative to its text. Undefined if no such file exists. */
export function findBeside(value: ContentNode, name: string, index: ContentIndex, disk: DiskProbe): string | undefined {
  const file = ownFileOf(value, index);
  const meant = file && nameFromFile(name, file);
  return meant && meant !== name && disk.hasFile?.(meant) ? meant : undefined;
}

/** The name to suggest for a file that lies in `assets/`, or that was named with a slash before it. */
export function findAsset(name: string, disk: DiskProbe): string | undefined {
  const bare = name.replace(/^(?:\.?\/)+/, "");
  return [bare, `assets/${bare}`].find((one) => one !== name && disk.hasFile?.(one));
}

/**
 * The page that a link in a post probably means, written as other programs do: the post's file (`first.md`), or its
 * address relative to this one (`../first/`).
 */
export function findMeantPage(link: ContentNode, address: string, index: ContentIndex): string | undefined {
  const file = ownFileOf(link, index);
  if (file === undefined) return undefined;
  const [, name = "", anchor = ""] = /^([^?#]*)(.*)/s.exec(address) ?? [];
  if (name === "") return undefined;
  const target = nameFromFile(name, file);
  const named = index.texts.find(
    ({ kind, text, page }) => kind === "textFile" && text === target && page?.kind === "post",
  );
  const post = named && index.pageOf(named);
  // Relative to the page's address as a folder, then to the page itself.
  const own = index.pageOf(link)?.value.path ?? "/";
  const paths = [`${own}/`, own].flatMap((from) => {
    const path = nameFromFile(name, from.slice(1));
    return path === undefined ? [] : [`/${path}`];
  });
  const shown = [...index.posts, ...index.pages].filter(({ languages }) => languages.length > 0);
  const meant = [post, ...paths.map((path) => shown.find(({ value }) => value.path === path))].find(
    (page) => page !== undefined && page.languages.length > 0,
  );
  return meant?.value.path === undefined ? undefined : meant.value.path + anchor;
}

import { postFiles } from "../../blocks/entries/post.ts";
import { type ContentNode, contentNode } from "../../document/content-node.ts";
import { mayBeFiled } from "../../json-schema/filed-lists.ts";
import { followReference } from "../../json-schema/follow-reference.ts";
import { isHidden, isRecord, type JsonSchema, partsOf } from "../../json-schema/schema-parts.ts";
import { textFile } from "../../primitives.ts";
import { onceForEach } from "../../source/once.ts";

/** A list of a block that stands in a file of its own, or is made of the files that a pattern names. */
export interface FiledList {
  kind: "data" | "posts";
  /** The list's pointer in the content. */
  pointer: string;
  /** The file's name, or the pattern. */
  name: string;
  /** Of posts, the path of the page that they belong to: the first on which all of them are listed. */
  path: string;
}

/** A list, and whether it shows but a part of the posts that its pattern names. */
type Found = FiledList & { isPart: boolean };

/** The lists of raw content, however wrong, that stand elsewhere. */
export function findLists(root: unknown): FiledList[] {
  const found: Found[] = [];
  const find = (node: ContentNode, around: string): void => {
    const { value, schema, parent, name: key, pointer } = node;
    const path =
      schema.kind === "page" && isRecord(value) && typeof value["path"] === "string" ? value["path"] : around;
    const name = parent?.schema.kind === "block" && mayBeFiled(schema, key) ? fileOf(value) : undefined;
    if (name !== undefined) found.push({ kind: "data", pointer, name, path, isPart: false });
    else if (schema.kind === "postFiles" && postFiles.safeParse(value).success) {
      const isPart = isRecord(parent?.value) && (parent.value["most"] !== undefined || isHidden(parent.value));
      found.push({ kind: "posts", pointer, name: String(value), path, isPart });
    } else if (holdsBlocks(schema)) for (const child of node.children()) find(child, path);
  };
  find(contentNode(root), "/");
  const homes = findHomes(found);
  return found.map(({ isPart: _, ...list }) =>
    list.kind === "posts" ? { ...list, path: homes.get(list.name) ?? list.path } : list,
  );
}

/** The paths of the pages that posts belong to, by the patterns that name them. */
function findHomes(lists: readonly Found[]): ReadonlyMap<string, string> {
  const homes = new Map<string, string>();
  const posts = lists.filter(({ kind }) => kind === "posts");
  for (const { name, path } of [...posts.filter(({ isPart }) => !isPart), ...posts])
    if (!homes.has(name)) homes.set(name, path);
  return homes;
}

/** Whether values of a schema are blocks, or may have blocks in them: no other part of a content has lists in files. */
export const holdsBlocks = onceForEach((schema: JsonSchema): boolean => {
  const within = new Set([schema]);
  for (const one of within) {
    if (one.kind === "block") return true;
    for (const part of partsOf(one)) within.add(followReference(part));
  }
  return false;
});

/** The file that stands in place of a list: `{ "file": "projects.json" }`. */
function fileOf(value: unknown): string | undefined {
  if (!isRecord(value) || Object.keys(value).some((key) => key !== "file" && key !== "note")) return undefined;
  return textFile.safeParse(value["file"]).data;
}

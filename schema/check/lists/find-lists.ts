import { postFiles } from "../../blocks/define/post.ts";
import { type ContentNode, contentNode } from "../../document/content-node.ts";
import { mayBeFiled } from "../../json-schema/filed-lists.ts";
import { followReference } from "../../json-schema/follow-reference.ts";
import { isHidden, isRecord, type JsonSchema, partsOf } from "../../json-schema/schema-parts.ts";
import { textFile } from "../../primitives.ts";
import { onceForEach } from "../../source/once.ts";

/** A list of a block that is in a file of its own, or is made of the files that a pattern matches. */
export interface FiledList {
  kind: "data" | "posts";
  pointer: string;
  name: string;
  /** For posts, the path of the page that they belong to: the first page that lists all of them. */
  path: string;
}

/** `isPart` is true if the list shows only some of its pattern's posts. */
type Found = FiledList & { isPart: boolean };

/** Finds the lists in files of their own in raw content, which may have any errors. */
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

/** The path of the page that a pattern's posts belong to, by pattern. */
function findHomes(lists: readonly Found[]): ReadonlyMap<string, string> {
  const homes = new Map<string, string>();
  const posts = lists.filter(({ kind }) => kind === "posts");
  for (const { name, path } of [...posts.filter(({ isPart }) => !isPart), ...posts])
    if (!homes.has(name)) homes.set(name, path);
  return homes;
}

/** True if values of a schema are blocks or may contain them. Only these can have lists in files. */
export const holdsBlocks = onceForEach((schema: JsonSchema): boolean => {
  const within = new Set([schema]);
  for (const one of within) {
    if (one.kind === "block") return true;
    for (const part of partsOf(one)) within.add(followReference(part));
  }
  return false;
});

/** The file named instead of a list: `{ "file": "projects.json" }`. */
function fileOf(value: unknown): string | undefined {
  if (!isRecord(value) || Object.keys(value).some((key) => key !== "file" && key !== "note")) return undefined;
  return textFile.safeParse(value["file"]).data;
}

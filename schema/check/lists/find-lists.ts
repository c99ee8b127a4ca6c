import { postFiles } from "../../blocks/entries/post.ts";
import { contentJsonSchema } from "../../json-schema/content-json-schema.ts";
import { mayBeFiled } from "../../json-schema/filed-lists.ts";
import { followReference } from "../../json-schema/look-up.ts";
import { isHidden, isRecord, type JsonSchema, optionOf } from "../../json-schema/schema-parts.ts";
import { textFile } from "../../primitives.ts";
import { joinPointer } from "../../source/place.ts";

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

/** The lists of raw content, however wrong, that stand elsewhere. */
export function findLists(root: unknown): FiledList[] {
  const found: (FiledList & { isPart: boolean })[] = [];
  const visit = (reference: JsonSchema | undefined, value: unknown, pointer: string, path: string): void => {
    const schema = followReference(reference ?? {});
    if (Array.isArray(value)) {
      for (const [index, item] of value.entries()) visit(schema.items, item, `${pointer}/${index}`, path);
      return;
    }
    if (!isRecord(value)) return;
    const { properties = {} } = optionOf(schema, value);
    const own = schema.kind === "page" && typeof value["path"] === "string" ? value["path"] : path;
    for (const [key, member] of Object.entries(value)) {
      const property = Object.hasOwn(properties, key) ? followReference(properties[key] ?? {}) : undefined;
      if (!property) continue;
      const at = pointer + joinPointer(key);
      const isList = schema.kind === "block" && mayBeFiled(property, key);
      const name = isList ? fileOf(member) : undefined;
      if (name !== undefined) found.push({ kind: "data", pointer: at, name, path: own, isPart: false });
      else if (property.kind === "postFiles" && postFiles.safeParse(member).success) {
        const isPart = value["most"] !== undefined || isHidden(value);
        found.push({ kind: "posts", pointer: at, name: String(member), path: own, isPart });
      } else visit(property, member, at, own);
    }
  };
  visit(contentJsonSchema(), root, "", "/");
  return found.map(({ isPart: _, ...list }) => {
    const same = found.filter(({ kind, name }) => kind === "posts" && name === list.name);
    const home = same.find(({ isPart }) => !isPart) ?? same[0];
    return { ...list, path: home?.path ?? list.path };
  });
}

/** The file that stands in place of a list: `{ "file": "projects.json" }`. */
function fileOf(value: unknown): string | undefined {
  if (!isRecord(value) || Object.keys(value).some((key) => key !== "file" && key !== "note")) return undefined;
  return textFile.safeParse(value["file"]).data;
}

import { type ContentNode, visit } from "../../../schema/document/content-node.ts";
import { isRecord, type JsonSchema } from "../../../schema/json-schema/schema-parts.ts";
import { unsaidAlt } from "../../../schema/messages/message.ts";
import { entryTypesOf } from "../controls.ts";
import type { EditorDocument } from "../editor-document.ts";

/** The longest side, in pixels, of pictures that are scaled down: enough for a whole large screen. */
export const longestSide = 2400;

/** True if the entries of a list are pictures. */
export function isPictureList(list: JsonSchema): boolean {
  const [only, ...others] = entryTypesOf(list);
  const { src, alt } = only?.schema.properties ?? {};
  return others.length === 0 && src !== undefined && alt !== undefined;
}

/** The pictures that lack a description, in the order of the content. */
export function undescribedIn({ content }: EditorDocument): ContentNode[] {
  const found: ContentNode[] = [];
  visit(content, (node) => {
    if (node.isPicture && isUndescribed(node)) found.push(node);
    return undefined;
  });
  return found;
}

function isUndescribed({ value, shape }: ContentNode): boolean {
  if (!isRecord(value) || value["decorative"] === true || !shape.required?.includes("alt")) return false;
  const { src, alt } = value;
  return typeof src === "string" && src !== "" && (alt === undefined || alt === "" || alt === unsaidAlt);
}

/** A file's name without its folder and ending. */
export function nameWithout(path: string): string {
  return path.replace(/^.*\//, "").replace(/\.[^.]*$/, "");
}

/** Files by their names, with numbers in them as numbers: 2 before 10. */
export function sortFiles(files: Iterable<File>): File[] {
  const { compare } = new Intl.Collator(undefined, { numeric: true });
  return [...files].toSorted((one, other) => compare(one.name, other.name));
}

import type { ContentNode } from "../../../schema/document/content-node.ts";
import { findType, isRecord } from "../../../schema/json-schema/schema-parts.ts";
import { move, remove } from "../../../schema/source/edits.ts";
import { joinPointer, splitPointer } from "../../../schema/source/location.ts";
import { type Change, insertEntry, removeValue, toJson } from "../changes.ts";
import { entryTypesOf } from "../controls.ts";
import type { EditorDocument } from "../editor-document.ts";
import { hasOwnForm, isPart, isWithin } from "../outline.ts";
import { entryNameOf, nameOf, titleOf, typeNameOf } from "../titles.ts";

/** The lists within a node whose entries have a form of their own: blocks, cards, pages. */
export function listsIn(node: ContentNode, isDeep: boolean): ContentNode[] {
  return node.children().flatMap((child) => {
    const isList = Array.isArray(child.value) && entryTypesOf(child.schema).some(({ schema }) => hasOwnForm(schema));
    if (!isDeep && isPart(child)) return [];
    return [
      ...(isList ? [child] : []),
      ...(isRecord(child.value) || Array.isArray(child.value) ? listsIn(child, isDeep) : []),
    ];
  });
}

/** The lists that a block or card can be in: its own, and those of other pages, columns and tabs. */
export function listDestinations({ content }: EditorDocument, node: ContentNode): ContentNode[] {
  const type = isRecord(node.value) ? node.value["type"] : undefined;
  if (typeof type !== "string" || !isPart(node)) return [];
  return listsIn(content, true).filter(
    (list) =>
      !isWithin(list.pointer, node.pointer) &&
      entryTypesOf(list.schema).some((one) => (one.type ?? findType(one.schema)) === type),
  );
}

/** The names of what a list is in, from its page inwards. */
export function describeList(list: ContentNode): string {
  const names: string[] = [];
  for (let one = list.parent; one?.parent; one = one.parent) {
    if (isPart(one)) names.unshift(titleOf(one) ?? typeNameOf(one));
    else if (Array.isArray(one.parent.value))
      names.unshift(`${nameOf(entryNameOf(one.parent) ?? one.parent.name)} ${Number(one.key) + 1}`);
    else if (!Array.isArray(one.value)) names.unshift(nameOf(one.name));
  }
  return names.join(" › ");
}

/** Where a pointer leads after an entry was removed from a list. */
function afterRemoval(pointer: string, list: string, index: number): string {
  const names = splitPointer(pointer);
  const depth = splitPointer(list).length;
  const own = Number(names[depth]);
  if (isWithin(pointer, list) && own > index) names[depth] = String(own - 1);
  return joinPointer(...names);
}

/**
 * Moves an entry before the one at `index` of a list: within a file as the text that it is; to another file as a new entry,
 * whose id or path gets a number if it is taken there. An optional list that it leaves empty is removed, unless that is a
 * file of its own.
 * @param index counted as the list is before the move
 * @returns the changes, and the entry's pointer after them
 */
export function moveTo(document: EditorDocument, from: ContentNode, list: string, index: number) {
  const { parent, key, pointer, value } = from;
  const own = parent?.pointer ?? "";
  const isOwn = own === list;
  const target = afterRemoval(list, own, Number(key)) + joinPointer(isOwn && index > Number(key) ? index - 1 : index);
  const [start, end] = [document.placeOf(pointer), document.placeOf(list)];
  const isLast = !isOwn && parent && Array.isArray(parent.value) && parent.value.length === 1 && !parent.isRequired;
  if (start.source !== end.source) {
    const changes: Change[] = [insertEntry(document, list, toJson(value), index), removeValue(document, pointer)];
    return { changes, pointer: target };
  }
  const offset = pointer.length - start.pointer.length;
  const moved = move(start.source, start.pointer, target.slice(offset));
  const isEmptied = isLast && !isWithin(list, own);
  const splices = [...moved.splices, ...(isEmptied ? remove(moved.source, own.slice(offset)).splices : [])];
  return { changes: [{ file: start.source.file, edited: { splices } }], pointer: target };
}

import { Flex } from "@chakra-ui/react";
import { LuArrowDown, LuArrowUp, LuCopy, LuEye, LuEyeOff, LuTrash2 } from "react-icons/lu";
import type { ContentNode } from "../../../schema/document/content-node.ts";
import { isRecord } from "../../../schema/json-schema/schema-parts.ts";
import { joinPointer } from "../../../schema/source/location.ts";
import { duplicateEntry, moveEntry, removeValue, setValue } from "../changes.ts";
import { type Editor, useEdit, useEditor } from "../editor-context.ts";
import { fill, words } from "../labels/words.ts";
import { askBeforeRemoval } from "../names/remove-dialog.tsx";
import { isWithin, partOfNode } from "../outline.ts";
import { titleOf, typeNameOf } from "../titles.ts";
import { IconButton } from "./controls.tsx";

/** What can be done with an entry of a list. */
export function useEntryActions(node: ContentNode) {
  return entryActions(node, useEditor(), useEdit());
}

export function entryActions(node: ContentNode, editor: Editor, edit: ReturnType<typeof useEdit>) {
  const { select, selection, announce } = editor;
  const { parent, pointer } = node;
  const index = Number(node.key);
  const count = Array.isArray(parent?.value) ? parent.value.length : 0;
  const list = parent?.pointer ?? "";
  const name = titleOf(node) ?? typeNameOf(node);
  const isHidden = isRecord(node.value) && node.value["hidden"] === true;
  const isChosen = selection && "pointer" in selection && isWithin(selection.pointer, pointer);
  return {
    index,
    count,
    isHidden,
    mayHide: node.shape.properties?.["hidden"] !== undefined,
    move: (step: -1 | 1) => {
      const target = index + step;
      if (target < 0 || target >= count) return;
      edit(`${step < 0 ? words.moveUp : words.moveDown}: ${name}`, (document) =>
        moveEntry(document, list, index, target),
      );
      announce(fill(words.movedTo, { name, position: target + 1, count }));
    },
    duplicate: () => {
      edit(`${words.duplicate}: ${name}`, (document) => duplicateEntry(document, list, index));
      if (isChosen) select({ pointer: list + joinPointer(index + 1) }, "preview");
    },
    remove: () =>
      void askBeforeRemoval(editor, node, name, () => {
        edit(`${words.remove}: ${name}`, (document) => removeValue(document, pointer));
        if (isChosen && parent)
          select({ pointer: parent.parent?.parent ? partOfNode(parent).pointer : "/pages/0" }, "preview");
        announce(fill(words.removed, { name }), true);
      }),
    toggleHidden: () =>
      edit(`${isHidden ? words.show : words.hide}: ${name}`, (document) =>
        isHidden ? removeValue(document, `${pointer}/hidden`) : setValue(document, `${pointer}/hidden`, true),
      ),
  };
}

interface EntryActionsProps {
  node: ContentNode;
  /** False where the entry is named around the buttons. */
  isNamed?: boolean;
}

/** The buttons for an entry of a list. */
export function EntryActions({ node, isNamed = true }: EntryActionsProps) {
  const { index, count, isHidden, mayHide, move, duplicate, remove, toggleHidden } = useEntryActions(node);
  const name = titleOf(node) ?? typeNameOf(node);
  const label = (action: string) => (isNamed ? `${action}: ${name}` : action);
  return (
    <Flex gap="0.5" flexShrink={0} ms="auto" display={isNamed ? undefined : "contents"}>
      {/* A button that was disabled would lose the focus that moves on with the entry. */}
      <IconButton icon={LuArrowUp} label={label(words.moveUp)} aria-disabled={index === 0} onClick={() => move(-1)} />
      <IconButton
        icon={LuArrowDown}
        label={label(words.moveDown)}
        aria-disabled={index === count - 1}
        onClick={() => move(1)}
      />
      <IconButton icon={LuCopy} label={label(words.duplicate)} onClick={duplicate} />
      {mayHide && (
        <IconButton
          icon={isHidden ? LuEyeOff : LuEye}
          label={label(isHidden ? words.show : words.hide)}
          onClick={toggleHidden}
        />
      )}
      <IconButton icon={LuTrash2} variant="danger" label={label(words.remove)} onClick={remove} />
    </Flex>
  );
}

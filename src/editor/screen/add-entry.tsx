import { Box, chakra } from "@chakra-ui/react";
import { useId, useRef } from "react";
import { LuPlus } from "react-icons/lu";
import type { ContentNode } from "../../../schema/document/content-node.ts";
import { joinPointer } from "../../../schema/source/location.ts";
import { insertEntry, toJson } from "../changes.ts";
import { entryTypesOf, starterOf } from "../controls.ts";
import { useEdit, useEditor } from "../editor-context.ts";
import { fill, words } from "../labels/words.ts";
import { hasOwnForm } from "../outline.ts";
import { entryNameOf, nameOf } from "../titles.ts";
import { Button, overlay } from "./controls.tsx";

const Item = chakra("button", {
  base: {
    display: "block",
    w: "full",
    px: "3",
    py: "2",
    borderRadius: "sm",
    cursor: "pointer",
    _hover: { bg: "raised" },
  },
});

/** Adds an entry at the end of a list. If it can have several types, a menu offers them with their descriptions. */
export function AddEntry({ list }: { list: ContentNode }) {
  const { select } = useEditor();
  const edit = useEdit();
  const id = useId();
  const menu = useRef<HTMLDivElement>(null);
  const types = entryTypesOf(list.schema);
  const name = entryNameOf(list) ?? list.name;
  const add = ({ schema }: (typeof types)[number]) => {
    const count = Array.isArray(list.value) ? list.value.length : 0;
    edit(fill(words.addEntry, { name }), (document) => insertEntry(document, list.pointer, toJson(starterOf(schema))));
    menu.current?.hidePopover();
    if (hasOwnForm(schema)) select({ pointer: list.pointer + joinPointer(count) });
  };
  const [only] = types;
  const label = fill(words.addEntry, { name });
  if (!only) return null;
  if (types.length === 1)
    return (
      <Button size="sm" variant="ghost" onClick={() => add(only)}>
        <LuPlus aria-hidden /> {label}
      </Button>
    );
  return (
    <>
      <Button size="sm" variant="ghost" popoverTarget={id} aria-haspopup="dialog">
        <LuPlus aria-hidden /> {label}
      </Button>
      <Box
        ref={menu}
        id={id}
        popover="auto"
        role="dialog"
        aria-label={label}
        position="fixed"
        inset="0"
        m="auto"
        w="min(26rem, calc(100vw - 2rem))"
        h="fit-content"
        maxH="min(36rem, 85dvh)"
        overflow="auto"
        {...overlay}
        boxShadow="0 12px 40px rgb(0 0 0 / 0.2)"
        _backdrop={{ bg: "rgb(0 0 0 / 0.25)" }}
      >
        {types.map((one) => (
          <Item key={one.type} type="button" onClick={() => add(one)}>
            <Box fontWeight={600}>{nameOf(one.type ?? "")}</Box>
            <Box color="muted" fontSize="0.8125rem">
              {one.schema.description}
            </Box>
          </Item>
        ))}
      </Box>
    </>
  );
}

import { Box, chakra, Flex, Stack } from "@chakra-ui/react";
import { useId, useState } from "react";
import type { ContentNode } from "../../../schema/document/content-node.ts";
import { useEdit, useEditor, useSnapshot } from "../editor-context.ts";
import { fill, words } from "../labels/words.ts";
import { isPart } from "../outline.ts";
import { Button, Dialog, Select } from "../screen/controls.tsx";
import { titleOf, typeNameOf } from "../titles.ts";
import { describeList, listDestinations, moveTo } from "./destinations.ts";

/** Moves a part before the entry at `index` of a list, chooses it there, and says so. */
export function useMoveTo(): (part: ContentNode, list: string, index: number) => void {
  const { store, select, announce } = useEditor();
  const edit = useEdit();
  return (part, list, index) => {
    const { document } = store.read();
    if (!document || !Array.isArray(document.find(list)?.value)) return;
    const name = titleOf(part) ?? typeNameOf(part);
    const moved = moveTo(document, part, list, index);
    edit(`${words.move}: ${name}`, () => moved.changes);
    select({ pointer: moved.pointer }, "preview");
    const own = store.read().document?.content.at(moved.pointer);
    const count = Array.isArray(own?.parent?.value) ? own.parent.value.length : 0;
    const place = own?.parent ? describeList(own.parent) : "";
    announce(fill(words.movedInto, { name, place, position: Number(own?.key) + 1, count }));
  };
}

/** Moves a block or card to another place of the site, by choosing from lists: dragging is never needed. */
export function MoveDialog({ part, onClose }: { part: ContentNode; onClose: () => void }) {
  const { document } = useSnapshot("document");
  const move = useMoveTo();
  const id = useId();
  const own = part.parent?.pointer ?? "";
  const lists = document ? listDestinations(document, part) : [];
  const [chosen, setChosen] = useState(own);
  const list = lists.find(({ pointer }) => pointer === chosen);
  const entries = list?.children() ?? [];
  const [place, setPlace] = useState<number>();
  // Where it is now, or the end of another list.
  const present = chosen === own ? Number(part.key) : undefined;
  const shown = place ?? present ?? entries.length;
  const placeName = (name: string, at: number) => (at === present ? words.moveHere : name);
  const name = titleOf(part) ?? typeNameOf(part);
  return (
    <Dialog label={fill(words.moveTitle, { name })} onClose={onClose}>
      <Box as="h2" fontSize="1rem" fontWeight={650} px="2" pt="1" pb="3">
        {fill(words.moveTitle, { name })}
      </Box>
      <Stack as="fieldset" gap="0.5" maxH="45dvh" overflow="auto" px="2">
        <chakra.legend srOnly>{words.moveWhere}</chakra.legend>
        {lists.map((one) => (
          <Flex as="label" key={one.pointer} align="center" gap="2.5" minH="2.25rem" px="1" cursor="pointer">
            <input
              type="radio"
              name={id}
              autoFocus={one.pointer === own}
              checked={one.pointer === chosen}
              onChange={() => {
                setChosen(one.pointer);
                setPlace(undefined);
              }}
            />
            <Box>{describeList(one)}</Box>
            {one.pointer === own && (
              <Box color="muted" fontSize="0.75rem">
                {words.here}
              </Box>
            )}
          </Flex>
        ))}
      </Stack>
      <Box as="label" display="block" px="2" pt="3">
        <Box fontWeight={600} fontSize="0.8125rem" mb="1">
          {words.movePlace}
        </Box>
        <Select value={shown} onChange={({ target }) => setPlace(Number(target.value))}>
          <option value={0}>{placeName(words.moveFirst, 0)}</option>
          {entries.map((entry, index) =>
            entry.pointer === part.pointer ? null : (
              <option key={entry.pointer} value={index + 1}>
                {placeName(
                  fill(words.moveAfter, { name: (isPart(entry) && titleOf(entry)) || typeNameOf(entry) }),
                  index + 1,
                )}
              </option>
            ),
          )}
        </Select>
      </Box>
      <Flex gap="2" justify="end" px="2" pt="4" pb="1">
        <Button onClick={onClose}>{words.cancel}</Button>
        <Button
          variant="solid"
          disabled={shown === present}
          onClick={() => {
            onClose();
            move(part, chosen, shown);
          }}
        >
          {words.move}
        </Button>
      </Flex>
    </Dialog>
  );
}

import { Box } from "@chakra-ui/react";
import { type DragEvent, type ReactNode, useState } from "react";
import { LuGripVertical } from "react-icons/lu";
import type { ContentNode } from "../../../schema/document/content-node.ts";
import { moveEntry } from "../changes.ts";
import { useEdit, useEditor } from "../editor-context.ts";
import { fill, words } from "../labels/words.ts";
import { titleOf, typeNameOf } from "../titles.ts";
import { keepKeys } from "./entry-keys.ts";

interface Drag {
  from: number;
  /** The entry before which it would be dropped; the list's length for its end. */
  to: number;
}

/** The entries of a list as rows that can be dragged by a handle. A line shows where one would be dropped. */
export function DragRows({ list, children }: { list: ContentNode; children: (entry: ContentNode) => ReactNode }) {
  const { announce } = useEditor();
  const edit = useEdit();
  const [drag, setDrag] = useState<Drag>();
  const entries = list.children();
  const keys = useEntryKeys(list);
  const over = (event: DragEvent, index: number) => {
    if (!drag) return;
    event.preventDefault();
    event.dataTransfer.dropEffect = "move";
    const { top, height } = event.currentTarget.getBoundingClientRect();
    const to = event.clientY < top + height / 2 ? index : index + 1;
    if (to !== drag.to) setDrag({ ...drag, to });
  };
  const drop = (event: DragEvent) => {
    if (!drag) return;
    event.preventDefault();
    setDrag(undefined);
    // Without the dragged entry, those after it move up.
    const to = drag.to > drag.from ? drag.to - 1 : drag.to;
    const entry = entries[drag.from];
    if (!entry || to === drag.from) return;
    const name = titleOf(entry) ?? typeNameOf(entry);
    edit(`${words.move}: ${name}`, (document) => moveEntry(document, list.pointer, drag.from, to));
    announce(fill(words.movedTo, { name, position: to + 1, count: entries.length }));
  };
  const hasHandles = entries.length > 1;
  return (
    <Box as="ol" display="grid" gap="1.5" gridTemplateColumns="minmax(0, 1fr)" onDrop={drop}>
      {entries.map((entry, index) => (
        <Box
          as="li"
          key={keys[index]}
          display="flex"
          position="relative"
          opacity={drag?.from === index ? 0.5 : undefined}
          onDragOver={(event: DragEvent) => over(event, index)}
        >
          {drag?.to === index && <Line at="top" />}
          {drag?.to === entries.length && index === entries.length - 1 && <Line at="bottom" />}
          {hasHandles && (
            <Box
              draggable
              alignSelf="start"
              display="grid"
              placeItems="center"
              w="1.25rem"
              h="2.5rem"
              flexShrink={0}
              color="muted"
              cursor="grab"
              title={words.drag}
              css={{ "@media (pointer: coarse)": { display: "none" } }}
              onDragStart={(event: DragEvent) => {
                event.dataTransfer.setData("text/plain", titleOf(entry) ?? typeNameOf(entry));
                event.dataTransfer.effectAllowed = "move";
                // The row is dragged, of which only the handle was taken.
                if (event.currentTarget.parentElement)
                  event.dataTransfer.setDragImage(event.currentTarget.parentElement, 0, 0);
                setDrag({ from: index, to: index });
              }}
              onDragEnd={() => setDrag(undefined)}
            >
              <LuGripVertical aria-hidden />
            </Box>
          )}
          <Box flex={1} minW={0}>
            {children(entry)}
          </Box>
        </Box>
      ))}
    </Box>
  );
}

function Line({ at }: { at: "top" | "bottom" }) {
  return (
    <Box
      position="absolute"
      insetInline="0"
      {...{ [at]: "-4px" }}
      h="2px"
      bg="accent"
      zIndex={1}
      pointerEvents="none"
      data-insertion-line
      css={{ "@media (forced-colors: active)": { bg: "Highlight" } }}
    />
  );
}

/** The keys of a list's entries, in their order. */
function useEntryKeys(list: ContentNode): number[] {
  const texts = list.children().map(({ value }) => JSON.stringify(value) ?? "");
  const [known, setKnown] = useState(() => keepKeys([], texts));
  const isChanged = texts.length !== known.length || known.some(({ text }, index) => text !== texts[index]);
  const entries = isChanged ? keepKeys(known, texts) : known;
  if (isChanged) setKnown(entries);
  return entries.map(({ key }) => key);
}

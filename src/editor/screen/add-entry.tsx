import { Box, chakra, Flex } from "@chakra-ui/react";
import { useState } from "react";
import { LuPlus, LuX } from "react-icons/lu";
import type { ContentNode } from "../../../schema/document/content-node.ts";
import { joinPointer } from "../../../schema/source/location.ts";
import { insertEntry } from "../changes.ts";
import { entryTypesOf } from "../controls.ts";
import { useEdit, useEditor, useSnapshot, type View } from "../editor-context.ts";
import { focusField } from "../fields/frame.tsx";
import { fill, words } from "../labels/words.ts";
import { hasOwnForm } from "../outline.ts";
import { examplePath } from "../protocol.ts";
import { entryNameOf, nameOf } from "../titles.ts";
import { useStarter } from "../use-starter.tsx";
import { Button, Dialog, focusRing, IconButton } from "./controls.tsx";

interface Insertion {
  list: ContentNode;
  /** Where to insert; by default at the end. */
  index?: number | undefined;
  /** What a screen with room for one pane shows then. */
  view?: View;
}

const labelOf = (list: ContentNode) => fill(words.addEntry, { name: entryNameOf(list) ?? list.name });

/** Returns a function that adds an entry of a type, and chooses it or focuses its field. */
export function useAdd({ list, index, view }: Insertion) {
  const { select } = useEditor();
  const edit = useEdit();
  const start = useStarter();
  return async ({ schema }: ReturnType<typeof entryTypesOf>[number], place = index) => {
    const others = Array.isArray(list.value) ? list.value : [];
    const at = place ?? others.length;
    const value = await start(schema, others);
    if (value === undefined) return;
    edit(labelOf(list), (document) => insertEntry(document, list.pointer, value, at));
    const pointer = list.pointer + joinPointer(at);
    if (hasOwnForm(schema)) select({ pointer }, view);
    else requestAnimationFrame(() => focusField(pointer));
  };
}

/** Adds an entry at the end of a list. If it can have several types, a gallery shows them. */
export function AddEntry({ list }: { list: ContentNode }) {
  const [isOpen, setOpen] = useState(false);
  const types = entryTypesOf(list.schema);
  const add = useAdd({ list });
  const [only] = types;
  if (!only) return null;
  return (
    <>
      <Button size="sm" variant="ghost" onClick={() => (types.length === 1 ? void add(only) : setOpen(true))}>
        <LuPlus aria-hidden /> {labelOf(list)}
      </Button>
      {isOpen && <Gallery list={list} onClose={() => setOpen(false)} />}
    </>
  );
}

const Card = chakra("li", {
  base: {
    position: "relative",
    border: "1px solid",
    borderColor: "line",
    borderRadius: "md",
    overflow: "hidden",
    bg: "surface",
    _hover: { borderColor: "accent" },
    "&:focus-within": focusRing,
  },
});

/** The types that an entry can have, each with its example as it would look on this site. */
export function Gallery({ onClose, ...insertion }: Insertion & { onClose: () => void }) {
  const { list } = insertion;
  const add = useAdd(insertion);
  const types = entryTypesOf(list.schema);
  const label = labelOf(list);
  return (
    <Dialog label={label} onClose={onClose} width="64rem">
      <Flex align="center" justify="space-between" ps="2" pb="2">
        <Box as="h2" fontSize="1rem" fontWeight={650}>
          {label}
        </Box>
        <IconButton icon={LuX} label={words.close} onClick={onClose} />
      </Flex>
      <Box
        as="ul"
        display="grid"
        gap="3"
        p="2"
        maxH="75dvh"
        overflow="auto"
        gridTemplateColumns="repeat(auto-fill, minmax(min(15rem, 100%), 1fr))"
      >
        {types.map((one) => (
          <Card key={one.type}>
            {one.type !== undefined && hasOwnForm(one.schema) && <Example type={one.type} />}
            <chakra.button
              type="button"
              display="block"
              w="full"
              px="3"
              py="2.5"
              cursor="pointer"
              outline="none"
              // The whole card is the button.
              _before={{ content: '""', position: "absolute", inset: 0, zIndex: 1 }}
              onClick={() => {
                onClose();
                void add(one);
              }}
            >
              <Box fontWeight={600}>{nameOf(one.type ?? "")}</Box>
              <Box lang="en" color="muted" fontSize="0.75rem">
                {one.schema.description}
              </Box>
            </chakra.button>
          </Card>
        ))}
      </Box>
    </Dialog>
  );
}

/** How much smaller the pages of examples are shown. */
const exampleScale = 0.36;

/** A type's example, drawn by the site's own renderer once it is in sight. It runs no scripts. */
function Example({ type }: { type: string }) {
  const { previewOrigin } = useSnapshot("previewOrigin");
  return (
    <Box h="9rem" overflow="hidden" bg="canvas" borderBottom="1px solid" borderColor="line" aria-hidden>
      <iframe
        title={type}
        src={`${previewOrigin}${examplePath}${type}/`}
        loading="lazy"
        sandbox="allow-same-origin"
        tabIndex={-1}
        style={{
          border: 0,
          width: `calc(100% / ${exampleScale})`,
          height: `calc(100% / ${exampleScale})`,
          transform: `scale(${exampleScale})`,
          transformOrigin: "top left",
          pointerEvents: "none",
        }}
      />
    </Box>
  );
}

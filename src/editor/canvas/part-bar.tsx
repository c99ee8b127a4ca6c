import { Box, Flex } from "@chakra-ui/react";
import { type KeyboardEvent, memo, useState } from "react";
import { LuCornerDownRight, LuPencil, LuPlus, LuSquareArrowUpLeft } from "react-icons/lu";
import type { ContentNode } from "../../../schema/document/content-node.ts";
import { useEditor } from "../editor-context.ts";
import { fill, words } from "../labels/words.ts";
import { partOfNode } from "../outline.ts";
import { Gallery } from "../screen/add-entry.tsx";
import { Button, IconButton, overlay } from "../screen/controls.tsx";
import { EntryActions, useEntryActions } from "../screen/entry-actions.tsx";
import { entryNameOf, titleOf, typeNameOf } from "../titles.ts";
import { listsIn } from "./destinations.ts";
import { MoveDialog } from "./move-dialog.tsx";

interface PartBarProps {
  part: ContentNode;
  /** Why what was clicked can't be edited in place. */
  hint: string | undefined;
}

type Opened = { list: ContentNode; index?: number } | "move";

/** The handles of the chosen block or card: each moves, copies, hides, removes it, or adds beside or within it. */
export const PartBar = memo(function PartBar({ part, hint }: PartBarProps) {
  const { select, selection } = useEditor();
  const { move, index } = useEntryActions(part);
  const [opened, setOpened] = useState<Opened>();
  const title = titleOf(part);
  const type = typeNameOf(part);
  const outer = part.parent && partOfNode(part.parent);
  const close = () => setOpened(undefined);
  const add = (text: string, list: ContentNode) => fill(text, { name: entryNameOf(list) ?? list.name });
  const press = (event: KeyboardEvent) => {
    const step = event.key === "ArrowUp" ? -1 : event.key === "ArrowDown" ? 1 : undefined;
    if (!event.altKey || step === undefined) return;
    event.preventDefault();
    move(step);
  };
  return (
    <>
      <Box role="toolbar" aria-label={fill(words.handlesOf, { name: title ?? type })} onKeyDown={press}>
        <Flex align="center" gap="2" px="1.5" fontSize="0.75rem" minW={0}>
          <Box fontWeight={600} flexShrink={0}>
            {type}
          </Box>
          {title !== undefined && (
            <Box color="muted" truncate maxW="14rem">
              {title}
            </Box>
          )}
        </Flex>
        {hint !== undefined && (
          <Box px="1.5" color="warning" fontSize="0.75rem" maxW="24rem">
            {hint}
          </Box>
        )}
        {/* All icons share one row, however narrow the screen. */}
        <Flex css={{ "@media (pointer: coarse)": { "& button": { flex: "1 1 0", minW: 0 } } }}>
          <IconButton
            icon={LuPencil}
            label={words.openForm}
            display={{ md: "none" }}
            onClick={() => selection && select(selection)}
          />
          {outer?.parent && (
            <IconButton
              icon={LuSquareArrowUpLeft}
              label={fill(words.selectOuter, { name: titleOf(outer) ?? typeNameOf(outer) })}
              onClick={() => select({ pointer: outer.pointer }, "preview")}
            />
          )}
          <EntryActions node={part} isNamed={false} />
          <IconButton icon={LuCornerDownRight} label={words.moveElsewhere} onClick={() => setOpened("move")} />
          {part.parent && (
            <IconButton
              icon={LuPlus}
              label={add(words.addAfter, part.parent)}
              onClick={() => part.parent && setOpened({ list: part.parent, index: index + 1 })}
            />
          )}
        </Flex>
        <Flex wrap="wrap">
          {listsIn(part, false).map((list) => (
            <Button key={list.pointer} size="sm" variant="ghost" h="1.875rem" onClick={() => setOpened({ list })}>
              <LuPlus aria-hidden /> {add(words.addEntry, list)}
            </Button>
          ))}
        </Flex>
      </Box>
      {opened === "move" && <MoveDialog part={part} onClose={close} />}
      {opened !== undefined && opened !== "move" && <Gallery {...opened} onClose={close} view="preview" />}
    </>
  );
});

/** Says where a text comes from that is in another file, and opens that. */
export function FileBar({ hint }: { hint: string }) {
  const { select, selection } = useEditor();
  return (
    <Flex role="group" aria-label={words.handles} align="center" gap="3" ps="1.5" fontSize="0.8125rem">
      {hint}
      <Button size="sm" display={{ md: "none" }} onClick={() => selection && select(selection)}>
        {words.openFile}
      </Button>
    </Flex>
  );
}

/** Style props of the bar over the page: at the bottom where there is little room. */
export const barLook = {
  ...overlay,
  position: "absolute",
  zIndex: 1,
  p: "1.5",
  boxShadow: "0 4px 20px rgb(0 0 0 / 0.18)",
  left: { base: "2", md: "var(--left)" },
  right: { base: "2", md: "auto" },
  bottom: { base: "2", md: "auto" },
  top: { md: "var(--top)" },
} as const;

import { Box, chakra, Flex, Stack } from "@chakra-ui/react";
import { type KeyboardEvent, memo, useCallback, useEffect, useRef, useState } from "react";
import { LuChevronRight, LuEyeOff } from "react-icons/lu";
import type { ContentNode } from "../../../schema/document/content-node.ts";
import { type Selection, useEditor, useSnapshot } from "../editor-context.ts";
import { fill, words } from "../labels/words.ts";
import { diagnosticsIn, isWithin, partsIn } from "../outline.ts";
import { titleOf, typeNameOf } from "../titles.ts";
import { IconButton, VisuallyHidden } from "./controls.tsx";
import { useEntryActions } from "./entry-actions.tsx";

const rowLook = {
  display: "flex",
  alignItems: "center",
  gap: "2",
  flex: 1,
  minW: 0,
  minH: "2rem",
  px: "2",
  borderRadius: "sm",
  cursor: "pointer",
  color: "text",
  fontSize: "0.8125rem",
  _hover: { bg: "raised" },
  "&[aria-current=true]": { bg: "accentTint", color: "accent", fontWeight: 600 },
  "@media (pointer: coarse)": { minH: "2.75rem" },
} as const;

/** A row of the outline that a click chooses. */
export const Row = chakra("button", { base: rowLook }, { defaultProps: { type: "button" } });

/** A page, a block or an entry, with the parts in it. */
export function Part({ node, depth }: { node: ContentNode; depth: number }) {
  const { select, selection } = useEditor();
  const actions = useEntryActions(node);
  const { pointer } = node;
  const chosen = selection && "pointer" in selection ? selection.pointer : "";
  const inner = partsIn(node);
  // The innermost part that has what is chosen.
  const isChosen = isWithin(chosen, pointer) && !inner.some((one) => isWithin(chosen, one.pointer));
  const [isOpen, setOpen] = useState<boolean>();
  // A part is open while something in it is chosen, unless the owner closed it.
  const shows = isOpen ?? (isWithin(chosen, pointer) && !isChosen);
  const title = titleOf(node);
  const type = typeNameOf(node);
  const latest = useRef(actions);
  latest.current = actions;
  const move = useCallback((step: -1 | 1) => latest.current.move(step), []);
  const look = { pointer, depth, title, type, isChosen, isHidden: actions.isHidden, isOpen: shows };
  return (
    <li>
      <PartRow {...look} hasParts={inner.length > 0} onOpen={setOpen} onMove={move} onSelect={select} />
      {shows && (
        <Stack as="ul" gap="0.5" mt="0.5">
          {inner.map((one) => (
            <Part key={one.pointer} node={one} depth={depth + 1} />
          ))}
        </Stack>
      )}
    </li>
  );
}

interface PartRowProps {
  pointer: string;
  depth: number;
  title: string | undefined;
  type: string;
  isChosen: boolean;
  isHidden: boolean;
  isOpen: boolean;
  hasParts: boolean;
  onOpen: (isOpen: boolean) => void;
  onMove: (step: -1 | 1) => void;
  onSelect: (selection: Selection) => void;
}

/** The row of a part. Its props are primitive, so that a keystroke renders only the rows that it changes. */
const PartRow = memo(function PartRow(props: PartRowProps) {
  const { pointer, depth, title, type, isChosen, isHidden, isOpen, hasParts, onOpen, onMove, onSelect } = props;
  const row = useRef<HTMLButtonElement>(null);
  useEffect(() => {
    if (isChosen) row.current?.scrollIntoView({ block: "nearest" });
  }, [isChosen]);
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.altKey && (event.key === "ArrowUp" || event.key === "ArrowDown")) {
      event.preventDefault();
      onMove(event.key === "ArrowUp" ? -1 : 1);
    } else if (event.key === "ArrowRight" && hasParts) onOpen(true);
    else if (event.key === "ArrowLeft") onOpen(false);
  };
  return (
    <Flex align="center" ps={`${depth * 14}px`}>
      {hasParts ? (
        <IconButton
          size="sm"
          w="1.5rem"
          px="0"
          icon={LuChevronRight}
          label={fill(words.expand, { name: title ?? type })}
          aria-expanded={isOpen}
          transform={isOpen ? "rotate(90deg)" : undefined}
          onClick={() => onOpen(!isOpen)}
        />
      ) : (
        <Box w="1.5rem" flexShrink={0} css={{ "@media (pointer: coarse)": { minW: "2.75rem" } }} />
      )}
      <Row
        ref={row}
        id={`outline${pointer}`}
        aria-current={isChosen}
        aria-keyshortcuts="Alt+ArrowUp Alt+ArrowDown"
        onClick={() => onSelect({ pointer })}
        onKeyDown={onKeyDown}
      >
        <Box truncate>{title ?? type}</Box>
        {title !== undefined && depth > 0 && (
          <Box color="muted" fontWeight={400} fontSize="0.75rem" flexShrink={0} ms="auto">
            {type}
          </Box>
        )}
        {isHidden && (
          <Box as="span" color="muted" ms="auto" flexShrink={0}>
            <LuEyeOff aria-hidden />
            <VisuallyHidden>{words.hidden}</VisuallyHidden>
          </Box>
        )}
        <Count pointer={pointer} />
      </Row>
    </Flex>
  );
});

export function Count({ pointer }: { pointer: string }) {
  const { diagnostics } = useSnapshot("diagnostics");
  return <Badge diagnostics={diagnosticsIn(diagnostics, pointer)} />;
}

export function Badge({ diagnostics }: { diagnostics: readonly { severity: string }[] }) {
  const count = diagnostics.length;
  if (count === 0) return null;
  const tone = diagnostics.some(({ severity }) => severity === "error") ? "danger" : "warning";
  const said = count === 1 ? words.problemsOne : fill(words.problems, { count });
  return (
    <Box
      as="span"
      ms="auto"
      px="1.5"
      borderRadius="full"
      bg={`${tone}Tint`}
      color={tone}
      fontSize="0.6875rem"
      fontWeight={600}
      title={said}
      flexShrink={0}
    >
      <span aria-hidden>{count}</span>
      <VisuallyHidden>{said}</VisuallyHidden>
    </Box>
  );
}

import { Box, Flex } from "@chakra-ui/react";
import { memo } from "react";
import { useEditor, useSnapshot } from "../editor-context.ts";
import { fill, words } from "../labels/words.ts";
import { Button } from "./controls.tsx";

/** Values that were changed here and in the file, side by side, until the owner decides. */
export const Conflicts = memo(function Conflicts() {
  const { store } = useEditor();
  const { conflicts } = useSnapshot("conflicts");
  return conflicts.map((conflict) => (
    <Box
      key={`${conflict.id} ${conflict.file} ${conflict.pointer}`}
      as="section"
      aria-label={words.conflict}
      role="alert"
      px="4"
      py="3"
      bg="warningTint"
      borderBottom="1px solid"
      borderColor="line"
      fontSize="0.8125rem"
    >
      <Box fontWeight={600}>{words.conflict}</Box>
      <Box color="muted" mb="2">
        {fill(words.conflictIn, { file: conflict.file, pointer: conflict.pointer ?? "" })}
      </Box>
      <Box display="grid" gap="3" gridTemplateColumns={{ md: "1fr 1fr" }}>
        <Side
          name={words.mine}
          text={conflict.mine}
          action={words.keepMine}
          onChoose={() => store.settle(conflict, true)}
        />
        <Side
          name={words.theirs}
          text={conflict.theirs}
          action={words.keepTheirs}
          onChoose={() => store.settle(conflict, false)}
        />
      </Box>
    </Box>
  ));
});

interface SideProps {
  name: string;
  text: string | undefined;
  action: string;
  onChoose: () => void;
}

function Side({ name, text = words.nothing, action, onChoose }: SideProps) {
  return (
    <Flex direction="column" gap="2" minW={0}>
      <Box fontWeight={600} fontSize="0.75rem">
        {name}
      </Box>
      <Box
        as="pre"
        p="2"
        maxH="10rem"
        overflow="auto"
        bg="surface"
        border="1px solid"
        borderColor="line"
        borderRadius="sm"
        fontFamily="mono"
        fontSize="0.75rem"
        whiteSpace="pre-wrap"
        overflowWrap="anywhere"
        // Scrollable areas are reached by keyboard.
        tabIndex={0}
      >
        {text}
      </Box>
      <Button size="sm" alignSelf="start" onClick={onChoose}>
        {action}
      </Button>
    </Flex>
  );
}

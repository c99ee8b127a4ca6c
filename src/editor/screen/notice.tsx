import { Box, Flex } from "@chakra-ui/react";
import { useEffect, useState } from "react";
import { LuUndo2, LuX } from "react-icons/lu";
import { useEditor, useSnapshot } from "../editor-context.ts";
import { words } from "../labels/words.ts";
import { Button, IconButton } from "./controls.tsx";

/** What the editor did beside what was asked for, with a button that undoes it. It stays until it is closed, or something else is changed. */
export function Notice({ text, onClose }: { text: string | undefined; onClose: () => void }) {
  const { store } = useEditor();
  const { files } = useSnapshot("files");
  const [before] = useState(files);
  // Undo would take back something else.
  const isPast = [...files.values()].some((file) => (before.get(file.path)?.text ?? file.text) !== file.text);
  useEffect(() => {
    if (isPast) onClose();
  }, [isPast, onClose]);
  return (
    <Box position="fixed" insetInline="0" bottom="4" zIndex={2} px="4" pointerEvents="none" role="status">
      {text !== undefined && !isPast && (
        <Flex
          align="center"
          gap="2"
          w="fit-content"
          maxW="42rem"
          mx="auto"
          ps="4"
          pe="1.5"
          py="1.5"
          bg="text"
          color="surface"
          borderRadius="md"
          border="1px solid transparent"
          boxShadow="0 8px 28px rgb(0 0 0 / 0.25)"
          pointerEvents="auto"
          fontSize="0.8125rem"
        >
          <Box me="2">{text}</Box>
          <Button
            size="sm"
            variant="ghost"
            color="inherit"
            _hover={{ bg: "transparent", textDecoration: "underline" }}
            _focusVisible={{ outlineColor: "currentColor" }}
            onClick={() => {
              onClose();
              void store.undo();
            }}
          >
            <LuUndo2 aria-hidden /> {words.undo}
          </Button>
          <IconButton
            icon={LuX}
            label={words.dismiss}
            color="inherit"
            _hover={{ bg: "transparent" }}
            _focusVisible={{ outlineColor: "currentColor" }}
            onClick={onClose}
          />
        </Flex>
      )}
    </Box>
  );
}

import { Box, Text } from "@chakra-ui/react";
import { fill, words } from "../labels/words.ts";
import type { EditorStore } from "../store.ts";
import { Button } from "./controls.tsx";

/** Fallback for an error of the editor itself. The button undoes the last change and reloads the page. */
export function Broken({ reason, store }: { reason: string; store: EditorStore }) {
  return (
    <Box role="alert" p="8" display="grid" gap="4" justifyItems="start">
      <Text>{fill(words.cantShow, { reason })}</Text>
      <Button onClick={() => void store.undo().then(() => location.reload())}>{words.undo}</Button>
    </Box>
  );
}

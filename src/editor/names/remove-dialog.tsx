import { Box, chakra, Flex, Stack } from "@chakra-ui/react";
import { type ContentNode, visit } from "../../../schema/document/content-node.ts";
import { call } from "../api.ts";
import { type Editor, useEditor } from "../editor-context.ts";
import { fill, words } from "../labels/words.ts";
import { Button, Dialog } from "../screen/controls.tsx";
import type { Place } from "../server-changes.ts";
import { isReferredTo } from "./name-control.tsx";
import { countPlaces } from "./use-rename.ts";

/** What refers to a part; nothing if the server doesn't answer. */
const findReferences = async (pointer: string) =>
  (await call("references", { pointer }).catch(() => undefined))?.places ?? [];

/** Removes a part at once if nothing can refer to it, or nothing does; else shows first what does. */
export async function askBeforeRemoval(
  { open }: Editor,
  node: ContentNode,
  name: string,
  remove: () => void,
): Promise<void> {
  let hasName = false;
  visit(node, (part) => {
    hasName ||= isReferredTo(part);
    return undefined;
  });
  const places = hasName ? await findReferences(node.pointer) : [];
  if (places.length === 0) remove();
  else open(<RemoveDialog {...{ name, places, remove }} />);
}

const Row = chakra("button", {
  base: {
    display: "block",
    w: "full",
    px: "2.5",
    py: "1.5",
    borderRadius: "sm",
    cursor: "pointer",
    _hover: { bg: "raised" },
  },
});

/** What links to a part that is about to be removed. Each place can be opened instead. */
function RemoveDialog({ name, places, remove }: { name: string; places: readonly Place[]; remove: () => void }) {
  const { open, select, store } = useEditor();
  const close = () => open(undefined);
  const go = ({ pointer, file }: Place) => {
    close();
    select(store.read().document?.find(pointer) ? { pointer } : { file });
  };
  return (
    <Dialog label={fill(words.removeName, { name })} onClose={close} width="34rem">
      <Box p="3">
        <Box as="h2" fontSize="1.0625rem" fontWeight={650} mb="1" overflowWrap="anywhere">
          {fill(words.removeName, { name })}
        </Box>
        <Box color="muted" mb="3">
          {fill(words.linkedFrom, { places: countPlaces(places) })}
        </Box>
        <Stack
          as="ul"
          gap="0.5"
          maxH="40vh"
          overflow="auto"
          border="1px solid"
          borderColor="line"
          borderRadius="sm"
          p="1"
        >
          {places.map((place) => (
            <li key={`${place.file}${place.pointer}${place.text}`}>
              <Row type="button" onClick={() => go(place)}>
                <Box fontWeight={500} overflowWrap="anywhere">
                  {place.text}
                </Box>
                <Box color="muted" fontSize="0.75rem">
                  {fill(words.placeIn, { where: place.where.replaceAll("`", ""), file: place.file })}
                </Box>
              </Row>
            </li>
          ))}
        </Stack>
        <Flex gap="2" mt="4" justify="end" wrap="wrap">
          <Button onClick={close} autoFocus>
            {words.keep}
          </Button>
          <Button
            variant="danger"
            borderColor="danger"
            onClick={() => {
              close();
              remove();
            }}
          >
            {words.removeAnyway}
          </Button>
        </Flex>
      </Box>
    </Dialog>
  );
}

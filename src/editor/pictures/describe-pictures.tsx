import { Box, chakra, Flex } from "@chakra-ui/react";
import { useId, useState } from "react";
import type { ContentNode } from "../../../schema/document/content-node.ts";
import { unsaidAlt } from "../../../schema/messages/message.ts";
import { removeValue, setValue } from "../changes.ts";
import { useEdit, useEditor, useSnapshot } from "../editor-context.ts";
import { languageProps } from "../fields/scalar-controls.tsx";
import { fill, words } from "../labels/words.ts";
import { partOfNode } from "../outline.ts";
import { Button, Dialog, TextArea } from "../screen/controls.tsx";
import { titleOf, typeNameOf } from "../titles.ts";
import { undescribedIn } from "./picture-lists.ts";
import { Thumbnail } from "./thumbnail.tsx";

/** Walks through the pictures that lack a description, one after the other. @param only those of one place */
export function DescribePictures({ only = () => true }: { only?: (node: ContentNode) => boolean }) {
  const { store, open, announce } = useEditor();
  const { document } = useSnapshot("document");
  const edit = useEdit();
  const id = useId();
  // Those that are described on the way stay in the walk, so that one can go back.
  const [pointers] = useState(() => {
    const all = store.read().document;
    return all
      ? undescribedIn(all)
          .filter(only)
          .map(({ pointer }) => pointer)
      : [];
  });
  const [at, setAt] = useState(0);
  const close = () => open(undefined);
  const node = document?.find(pointers[at] ?? "");
  if (!node || pointers.length === 0) return null;
  const { pointer } = node;
  const src = node.child("src")?.text ?? "";
  const alt = node.child("alt");
  const isDecorative = Object(node.value).decorative === true;
  const isLast = at === pointers.length - 1;
  const write = (text: string) =>
    edit(words.describePictures, (newest) => setValue(newest, `${pointer}/alt`, text), `field:${pointer}/alt`);
  const go = (step: number) => {
    if (at + step < pointers.length) {
      setAt(at + step);
      return;
    }
    close();
    announce(words.allDescribed, true);
  };
  const part = node.parent && partOfNode(node.parent);
  return (
    <Dialog label={words.describePictures} onClose={close} width="40rem">
      <Box p={{ base: "1", md: "3" }}>
        <Flex align="baseline" gap="3" mb="3">
          <Box as="h2" fontSize="1.0625rem" fontWeight={650}>
            {words.describePictures}
          </Box>
          <Box color="muted" fontSize="0.8125rem" ms="auto" aria-live="polite">
            {fill(words.pictureOf, { number: at + 1, count: pointers.length })}
          </Box>
        </Flex>
        <chakra.progress
          value={at + 1}
          max={pointers.length}
          aria-label={words.describePictures}
          w="full"
          h="0.25rem"
          css={{ accentColor: "var(--e-colors-accent)" }}
        />
        <Flex
          justify="center"
          align="center"
          bg="raised"
          borderRadius="sm"
          h="min(42vh, 22rem)"
          my="3"
          overflow="hidden"
        >
          <Thumbnail key={src} path={src} longest={1280} maxH="full" border="0" borderRadius="0" />
        </Flex>
        <Box color="muted" fontSize="0.75rem" mb="2" overflowWrap="anywhere">
          {src}
          {part && ` · ${titleOf(part) ?? typeNameOf(part)}`}
        </Box>
        <chakra.label htmlFor={id} display="block" fontWeight={600} fontSize="0.8125rem" mb="1">
          {words.whatItShows}
        </chakra.label>
        <TextArea
          key={at}
          autoFocus
          id={id}
          rows={2}
          {...languageProps(node.language || undefined)}
          aria-describedby={`${id}hint`}
          disabled={isDecorative}
          value={alt?.text === unsaidAlt ? "" : (alt?.text ?? "")}
          onChange={({ target }) => write(target.value)}
          onKeyDown={(event) => {
            if (event.key !== "Enter" || event.shiftKey || event.nativeEvent.isComposing) return;
            event.preventDefault();
            go(1);
          }}
        />
        <Box id={`${id}hint`} fontSize="0.75rem" color="muted" mt="1">
          {words.altHint}
        </Box>
        {node.shape.properties?.["decorative"] && (
          <Flex as="label" align="center" gap="2" mt="2" fontSize="0.8125rem">
            <input
              type="checkbox"
              checked={isDecorative}
              onChange={({ target }) =>
                edit(words.describePictures, (newest) =>
                  target.checked
                    ? [setValue(newest, `${pointer}/decorative`, true)]
                    : [removeValue(newest, `${pointer}/decorative`)],
                )
              }
            />
            {words.decorative}
          </Flex>
        )}
        <Flex gap="2" mt="4" align="center">
          <Button variant="ghost" onClick={close}>
            {words.later}
          </Button>
          <Button ms="auto" disabled={at === 0} onClick={() => go(-1)}>
            {words.back}
          </Button>
          <Button variant="solid" onClick={() => go(1)}>
            {isLast ? words.done : words.next}
          </Button>
        </Flex>
      </Box>
    </Dialog>
  );
}

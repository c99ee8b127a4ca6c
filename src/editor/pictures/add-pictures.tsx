import { chakra, Flex } from "@chakra-ui/react";
import { type DragEvent, useRef, useState } from "react";
import { LuImagePlus } from "react-icons/lu";
import type { ContentNode } from "../../../schema/document/content-node.ts";
import { insertEntries } from "../changes.ts";
import { useEdit, useEditor } from "../editor-context.ts";
import { fill, words } from "../labels/words.ts";
import { Button } from "../screen/controls.tsx";
import { DescribePictures } from "./describe-pictures.tsx";
import { longestSide, sortFiles } from "./picture-lists.ts";

/** How many files are sent at the same time. */
const atOnce = 3;

/** Adds any number of pictures to a list, in the order of their names, and then asks what they show. */
export function AddPictures({ list }: { list: ContentNode }) {
  const { store, announce, open } = useEditor();
  const edit = useEdit();
  const input = useRef<HTMLInputElement>(null);
  const [scales, setScales] = useState(true);
  const [progress, setProgress] = useState<string>();
  const [isOver, setOver] = useState(false);

  const add = async (chosen: Iterable<File>) => {
    const files = sortFiles(chosen);
    const paths: (string | undefined)[] = files.map(() => undefined);
    let next = 0;
    let done = 0;
    const send = async () => {
      for (let at = next++; at < files.length; at = next++) {
        const file = files[at];
        setProgress(fill(words.uploading, { done, count: files.length }));
        if (file) paths[at] = await store.upload(file, file.name, scales ? longestSide : undefined);
        done += 1;
      }
    };
    await Promise.all(Array.from({ length: atOnce }, send));
    setProgress(undefined);
    const refused = files.filter((_, at) => paths[at] === undefined).map(({ name }) => name);
    const entries = paths.filter((path) => path !== undefined).map((src) => ({ src, alt: "" }));
    const said = fill(words.picturesAdded, { count: entries.length });
    if (entries.length > 0) edit(words.addPictures, (document) => insertEntries(document, list.pointer, entries));
    announce(refused.length > 0 ? `${said} ${fill(words.picturesRefused, { names: refused.join(", ") })}` : said, true);
    if (entries.length === 0) return;
    const own = new Set(entries.map(({ src }) => src));
    open(
      <DescribePictures
        only={({ pointer, value }) => pointer.startsWith(list.pointer) && own.has(Object(value).src)}
      />,
    );
  };

  return (
    <Flex
      align="center"
      gap="3"
      wrap="wrap"
      px="3"
      py="2.5"
      mt="2"
      border="1.5px dashed"
      borderColor={isOver ? "accent" : "line"}
      bg={isOver ? "accentTint" : undefined}
      borderRadius="sm"
      onDragOver={(event: DragEvent) => {
        if (!event.dataTransfer.types.includes("Files")) return;
        event.preventDefault();
        setOver(true);
      }}
      onDragLeave={() => setOver(false)}
      onDrop={(event: DragEvent) => {
        setOver(false);
        if (event.dataTransfer.files.length === 0) return;
        event.preventDefault();
        void add(event.dataTransfer.files);
      }}
    >
      <Button size="sm" disabled={progress !== undefined} onClick={() => input.current?.click()}>
        <LuImagePlus aria-hidden /> {words.addPictures}
      </Button>
      <chakra.label display="flex" alignItems="center" gap="2" fontSize="0.75rem" color="muted">
        <input type="checkbox" checked={scales} onChange={({ target }) => setScales(target.checked)} />
        {fill(words.scaleOnUpload, { pixels: longestSide })}
      </chakra.label>
      <chakra.span role="status" fontSize="0.75rem" color="muted">
        {progress ?? words.dropPictures}
      </chakra.span>
      <input
        ref={input}
        type="file"
        accept="image/*"
        multiple
        hidden
        onChange={({ target }) => {
          void add(target.files ?? []);
        }}
      />
    </Flex>
  );
}

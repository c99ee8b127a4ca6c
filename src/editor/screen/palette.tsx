import { Box, Flex } from "@chakra-ui/react";
import { type KeyboardEvent, useEffect, useId, useMemo, useState } from "react";
import { LuX } from "react-icons/lu";
import type { ContentNode } from "../../../schema/document/content-node.ts";
import { autonymOf, nameLanguage } from "../../../schema/language.ts";
import { fieldsOf } from "../controls.ts";
import { useEditor, useSnapshot } from "../editor-context.ts";
import type { EditorDocument } from "../editor-document.ts";
import { words } from "../labels/words.ts";
import { partOfNode, partsIn, settingsOf } from "../outline.ts";
import { nameOf, titleOf, typeNameOf } from "../titles.ts";
import { Dialog, IconButton, Input } from "./controls.tsx";

/** Something that the palette finds. */
export interface Command {
  name: string;
  detail: string;
  run: () => void;
}

const most = 50;

/** Finds pages, blocks, fields and actions by a few letters. Opened by Ctrl+K. */
export function Palette({ actions, onClose }: { actions: readonly Command[]; onClose: () => void }) {
  const { select, selection } = useEditor();
  const { document } = useSnapshot("document");
  const [query, setQuery] = useState("");
  const [at, setAt] = useState(0);
  const id = useId();
  const commands = useMemo(() => {
    if (!document) return actions;
    const open = (pointer: string) => () => select({ pointer });
    const chosen = selection && "pointer" in selection ? partOfNode(document.content.at(selection.pointer)) : undefined;
    const fields = chosen ? fieldsOf(chosen.shape) : [];
    return [
      ...fields.map(({ key }) => ({
        name: nameOf(key),
        detail: titleOf(chosen ?? document.content) ?? "",
        run: open(`${chosen?.pointer}/${key}`),
      })),
      ...listParts(document).map((node) => ({
        name: titleOf(node) ?? typeNameOf(node),
        detail: typeNameOf(node),
        run: open(node.pointer),
      })),
      ...document.languages.map((code) => ({
        name: nameLanguage(code),
        detail: autonymOf(code),
        run: open("/site/languages"),
      })),
      ...settingsOf(document).map((key) => ({ name: nameOf(key), detail: words.settings, run: open(`/${key}`) })),
      ...actions,
    ];
  }, [document, selection, actions, select]);
  const letters = query.toLowerCase().split(/\s+/).filter(Boolean);
  const found = commands
    .filter(({ name, detail }) => letters.every((part) => `${name} ${detail}`.toLowerCase().includes(part)))
    .slice(0, most);
  const choose = (command: Command | undefined) => {
    if (!command) return;
    onClose();
    command.run();
  };
  const press = (event: KeyboardEvent) => {
    if (event.nativeEvent.isComposing) return;
    const step = event.key === "ArrowDown" ? 1 : event.key === "ArrowUp" ? -1 : 0;
    if (step !== 0) setAt((at + step + found.length) % Math.max(1, found.length));
    else if (event.key === "Enter") choose(found[at]);
    else return;
    event.preventDefault();
  };
  useEffect(() => {
    window.document.getElementById(`${id}-${at}`)?.scrollIntoView({ block: "nearest" });
  }, [id, at]);
  return (
    <Dialog label={words.search} onClose={onClose} width="34rem" margin="10vh auto auto">
      <Flex gap="1" align="center">
        <Input
          autoFocus
          role="combobox"
          aria-expanded
          aria-controls={id}
          aria-activedescendant={found.length > 0 ? `${id}-${at}` : undefined}
          aria-label={words.search}
          placeholder={words.searchHint}
          value={query}
          onChange={({ target }) => {
            setQuery(target.value);
            setAt(0);
          }}
          onKeyDown={press}
        />
        <IconButton icon={LuX} label={words.close} onClick={onClose} />
      </Flex>
      <Box id={id} role="listbox" aria-label={words.search} mt="2" maxH="60vh" overflow="auto">
        {found.map((command, index) => (
          <Box
            key={index}
            id={`${id}-${index}`}
            role="option"
            aria-selected={index === at}
            display="flex"
            gap="3"
            px="2.5"
            py="1.5"
            borderRadius="sm"
            cursor="pointer"
            bg={index === at ? "accentTint" : undefined}
            onClick={() => choose(command)}
            onMouseMove={() => setAt(index)}
          >
            <Box truncate>{command.name}</Box>
            <Box ms="auto" color="muted" fontSize="0.75rem" flexShrink={0}>
              {command.detail}
            </Box>
          </Box>
        ))}
      </Box>
      {found.length === 0 && (
        <Box p="3" color="muted" role="status">
          {words.noMatch}
        </Box>
      )}
    </Dialog>
  );
}

function listParts({ content }: EditorDocument): ContentNode[] {
  const within = (node: ContentNode): ContentNode[] => partsIn(node).flatMap((part) => [part, ...within(part)]);
  return within(content);
}

import { Box, chakra, Flex } from "@chakra-ui/react";
import type { KeyboardEvent } from "react";
import { LuChevronRight, LuFileJson, LuPlus } from "react-icons/lu";
import type { ContentNode } from "../../../schema/document/content-node.ts";
import { mayBeFiled } from "../../../schema/json-schema/filed-lists.ts";
import { isRecord } from "../../../schema/json-schema/schema-parts.ts";
import { isTranslatable } from "../../../schema/json-schema/translatable.ts";
import { toJson, translate } from "../changes.ts";
import { entryTypesOf } from "../controls.ts";
import { useEdit, useEditor, useSnapshot } from "../editor-context.ts";
import { fill, words } from "../labels/words.ts";
import { diagnosticsIn, isPart } from "../outline.ts";
import { AddPictures } from "../pictures/add-pictures.tsx";
import { isPictureList } from "../pictures/picture-lists.ts";
import { Thumbnail } from "../pictures/thumbnail.tsx";
import { AddEntry, useAdd } from "../screen/add-entry.tsx";
import { Button } from "../screen/controls.tsx";
import { EntryActions, useEntryActions } from "../screen/entry-actions.tsx";
import { entryNameOf, nameOf, titleOf, typeNameOf } from "../titles.ts";
import { DragRows } from "./drag-rows.tsx";
import { Frame } from "./frame.tsx";
import { type ContainerProps, ObjectFields } from "./object-fields.tsx";

export function ListField({ node, name, onRemove, Field }: ContainerProps) {
  const edit = useEdit();
  const { store, announce } = useEditor();
  const { document } = useSnapshot("document");
  const { languages = [] } = document ?? {};
  const entries = Array.isArray(node.value) ? node.children() : [];
  // Only a long list deserves a file.
  const isFileable =
    entries.length >= 4 &&
    node.parent?.schema.kind === "block" &&
    mayBeFiled(node.schema, node.name) &&
    document?.placeOf(node.pointer).source === document?.source;
  const makeFile = async () => {
    const made = await store.ask("create", { list: node.pointer });
    if (made) announce(fill(words.madeFile, { file: made.path }), true);
  };
  const add = useAdd({ list: node });
  const [only, ...choice] = entryTypesOf(node.schema);
  /** Enter in a line adds the next one. */
  const addNext = (entry: ContentNode) => (event: KeyboardEvent) => {
    const isLine = event.target instanceof HTMLInputElement && event.target.type !== "checkbox";
    if (event.key !== "Enter" || event.nativeEvent.isComposing || !isLine || !only || choice.length > 0) return;
    event.preventDefault();
    void add(only, Number(entry.key) + 1);
  };
  const others = languages.filter((code) => code !== node.language);
  const mayTranslate = isTranslatable(node.schema) && !node.scope.isTranslation && entries.length > 0;
  return (
    <Frame node={node} name={name} onRemove={onRemove} isGroup>
      <DragRows list={node}>
        {(entry) =>
          isPart(entry) ? (
            <PartRow node={entry} />
          ) : !isRecord(entry.value) ? (
            <Flex gap="1" align="start" wrap="wrap">
              <Box flex="1 1 12rem" minW={0} onKeyDown={addNext(entry)}>
                <Field node={entry} name={`${nameOf(entryNameOf(node) ?? name)} ${Number(entry.key) + 1}`} isBare />
              </Box>
              <Box ms="auto">
                <EntryActions node={entry} />
              </Box>
            </Flex>
          ) : (
            <EntryDetails node={entry} Field={Field} />
          )
        }
      </DragRows>
      {isPictureList(node.schema) && <AddPictures list={node} />}
      <Flex mt="1.5" gap="1" wrap="wrap">
        <AddEntry list={node} />
        {isFileable && (
          <Button size="sm" variant="ghost" onClick={() => void makeFile()}>
            <LuFileJson aria-hidden /> {words.toFile}
          </Button>
        )}
        {mayTranslate &&
          others.map((code) => (
            <Button
              key={code}
              size="sm"
              variant="ghost"
              onClick={() =>
                edit(`${name} (${code})`, (newest) => translate(newest, node.pointer, code, toJson(node.value)))
              }
            >
              <LuPlus aria-hidden /> {code}
            </Button>
          ))}
      </Flex>
    </Frame>
  );
}

/** An entry that has a form of its own. */
function PartRow({ node }: { node: ContentNode }) {
  const { select } = useEditor();
  const { diagnostics } = useSnapshot("diagnostics");
  const actions = useEntryActions(node);
  const hasErrors = diagnosticsIn(diagnostics, node.pointer).length > 0;
  return (
    <Flex
      align="center"
      wrap="wrap"
      gap="1"
      border="1px solid"
      borderColor="line"
      borderRadius="sm"
      bg="surface"
      ps="3"
      pe="1"
      py="1"
    >
      <chakra.button
        type="button"
        flex="1 1 9rem"
        minW={0}
        minH="2rem"
        cursor="pointer"
        opacity={actions.isHidden ? 0.6 : 1}
        onClick={() => select({ pointer: node.pointer })}
        onKeyDown={(event) => {
          if (!event.altKey || (event.key !== "ArrowUp" && event.key !== "ArrowDown")) return;
          event.preventDefault();
          actions.move(event.key === "ArrowUp" ? -1 : 1);
        }}
      >
        <Box truncate fontWeight={500} color={hasErrors ? "danger" : undefined}>
          {titleOf(node) ?? typeNameOf(node)}
        </Box>
        <Box fontSize="0.75rem" color="muted">
          {typeNameOf(node)}
        </Box>
      </chakra.button>
      <EntryActions node={node} />
    </Flex>
  );
}

/** A picture beside the title of its entry. */
const inRow = { longest: 160, w: "2.75rem", h: "2.75rem", objectFit: "cover", flexShrink: 0, my: "1" } as const;

/** An entry whose fields are in the form of its list. Opened, its fields have the whole width, and its buttons follow them. */
function EntryDetails({ node, Field }: Pick<ContainerProps, "node" | "Field">) {
  return (
    <Box data-pointer={node.pointer} border="1px solid" borderColor="line" borderRadius="sm" bg="surface">
      <Flex align="start" wrap="wrap">
        <chakra.details
          flex="1 1 11rem"
          minW={0}
          css={{ "&[open]": { flexBasis: "100%" }, "&[open] > summary svg": { transform: "rotate(90deg)" } }}
        >
          <chakra.summary display="flex" alignItems="center" gap="2" minH="2.5rem" px="2" listStyleType="none">
            <LuChevronRight aria-hidden style={{ flexShrink: 0 }} />
            {node.isPicture && <Thumbnail path={node.child("src")?.text ?? ""} {...inRow} />}
            <Box truncate>{titleOf(node) ?? typeNameOf(node)}</Box>
          </chakra.summary>
          <Box px="3" pb="3" pt="1">
            <ObjectFields node={node} Field={Field} />
          </Box>
        </chakra.details>
        <Box p="1" ms="auto">
          <EntryActions node={node} />
        </Box>
      </Flex>
    </Box>
  );
}

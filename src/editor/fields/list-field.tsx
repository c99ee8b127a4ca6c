import { Box, chakra, Flex, Stack } from "@chakra-ui/react";
import { LuChevronRight, LuPlus } from "react-icons/lu";
import type { ContentNode } from "../../../schema/document/content-node.ts";
import { isRecord } from "../../../schema/json-schema/schema-parts.ts";
import { isTranslatable } from "../../../schema/json-schema/translatable.ts";
import { toJson, translate } from "../changes.ts";
import { useEdit, useEditor, useSnapshot } from "../editor-context.ts";
import { diagnosticsIn, isPart } from "../outline.ts";
import { AddEntry } from "../screen/add-entry.tsx";
import { Button } from "../screen/controls.tsx";
import { EntryActions, useEntryActions } from "../screen/entry-actions.tsx";
import { entryNameOf, nameOf, titleOf, typeNameOf } from "../titles.ts";
import { Frame } from "./frame.tsx";
import { type ContainerProps, ObjectFields } from "./object-fields.tsx";

export function ListField({ node, name, onRemove, Field }: ContainerProps) {
  const edit = useEdit();
  const { languages = [] } = useSnapshot().document ?? {};
  const entries = Array.isArray(node.value) ? node.children() : [];
  const others = languages.filter((code) => code !== node.language);
  const mayTranslate = isTranslatable(node.schema) && !node.scope.isTranslation && entries.length > 0;
  return (
    <Frame node={node} name={name} onRemove={onRemove} isGroup>
      <Stack as="ol" gap="1.5">
        {entries.map((entry) => (
          <Box as="li" key={entry.key}>
            {isPart(entry) ? (
              <PartRow node={entry} />
            ) : !isRecord(entry.value) ? (
              <Flex gap="1" align="start">
                <Field node={entry} name={`${nameOf(entryNameOf(node) ?? name)} ${Number(entry.key) + 1}`} isBare />
                <EntryActions node={entry} />
              </Flex>
            ) : (
              <EntryDetails node={entry} Field={Field} />
            )}
          </Box>
        ))}
      </Stack>
      <Flex mt="1.5" gap="1">
        <AddEntry list={node} />
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
  const { diagnostics } = useSnapshot();
  const actions = useEntryActions(node);
  const hasErrors = diagnosticsIn(diagnostics, node.pointer).length > 0;
  return (
    <Flex
      align="center"
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
        flex={1}
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

/** An entry whose fields are in the form of its list. */
function EntryDetails({ node, Field }: Pick<ContainerProps, "node" | "Field">) {
  return (
    <Box border="1px solid" borderColor="line" borderRadius="sm" bg="surface">
      <Flex align="start">
        <chakra.details flex={1} minW={0} css={{ "&[open] > summary svg": { transform: "rotate(90deg)" } }}>
          <chakra.summary display="flex" alignItems="center" gap="2" minH="2.5rem" px="2" listStyleType="none">
            <LuChevronRight aria-hidden />
            <Box truncate>{titleOf(node) ?? typeNameOf(node)}</Box>
          </chakra.summary>
          <Box px="3" pb="3" pt="1">
            <ObjectFields node={node} Field={Field} />
          </Box>
        </chakra.details>
        <Box p="1">
          <EntryActions node={node} />
        </Box>
      </Flex>
    </Box>
  );
}

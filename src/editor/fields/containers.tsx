import { Box, chakra, Flex, Stack } from "@chakra-ui/react";
import { type ComponentType, useState } from "react";
import { LuChevronRight, LuPlus } from "react-icons/lu";
import type { ContentNode } from "../../../schema/document/content-node.ts";
import { isRecord, typesOf } from "../../../schema/json-schema/schema-parts.ts";
import { isTranslatable } from "../../../schema/json-schema/translatable.ts";
import type { Json } from "../../../schema/source/edits.ts";
import { removeValue, setValue, toJson, translate } from "../changes.ts";
import { controlOf, type FieldShape, fieldsOf, starterOf, type TypeName, typeOf } from "../controls.ts";
import { useEdit, useEditor, useSnapshot } from "../editor-context.ts";
import { fill, words } from "../labels/words.ts";
import { diagnosticsIn, isPart } from "../outline.ts";
import { AddEntry } from "../screen/add-entry.tsx";
import { Button, Select } from "../screen/controls.tsx";
import { EntryActions, useEntryActions } from "../screen/entry-actions.tsx";
import { entryNameOf, nameOf, titleOf, typeNameOf } from "../titles.ts";
import { Thumbnail } from "./file-controls.tsx";
import { type FieldProps, Frame, idOfField } from "./frame.tsx";

export interface ContainerProps extends FieldProps {
  name: string;
  /** The field of any value: fields contain others. */
  Field: ComponentType<FieldProps>;
}

const containers: ReadonlySet<unknown> = new Set(["list", "group", "record", "variants", "alternatives"]);

/** The fields of an object: what is written or required, and a choice of the others. */
export function ObjectFields({ node, Field }: Pick<ContainerProps, "node" | "Field">) {
  const edit = useEdit();
  const { document } = useSnapshot();
  const [opened, setOpened] = useState<readonly string[]>([]);
  const fields = fieldsOf(node.shape);
  const isShown = ({ key, isRequired }: FieldShape) =>
    isRequired || node.child(key)?.value !== undefined || opened.includes(key);
  const others = fields.filter((field) => !isShown(field));
  const excluded = excludedKeys(node);
  const open = ({ key, schema }: FieldShape) => {
    const pointer = node.at(`/${key}`).pointer;
    setOpened([...opened, key]);
    if (containers.has(controlOf(schema)))
      edit(fill(words.addEntry, { name: nameOf(key) }), (newest) =>
        setValue(newest, pointer, toJson(starterOf(schema))),
      );
    requestAnimationFrame(() => window.document.getElementById(idOfField(pointer))?.focus());
  };
  const remove = (key: string) => {
    setOpened(opened.filter((one) => one !== key));
    const child = node.child(key);
    if (child?.value !== undefined)
      edit(`${words.remove}: ${nameOf(key)}`, (newest) => removeValue(newest, child.pointer));
  };
  if (!document) return null;
  return (
    <Stack gap="5">
      {node.isPicture && <Thumbnail path={node.child("src")?.text ?? ""} />}
      {fields.filter(isShown).map(({ key, isRequired }) => {
        const child = node.child(key);
        return child && <Field key={key} node={child} onRemove={isRequired ? undefined : () => remove(key)} />;
      })}
      {others.length > 0 && (
        <chakra.details>
          <chakra.summary fontSize="0.8125rem" color="muted" fontWeight={500} py="1">
            {words.addField} ({others.length})
          </chakra.summary>
          <Flex as="ul" gap="1.5" mt="2" wrap="wrap">
            {others.map((field) => (
              <li key={field.key}>
                <Button
                  size="sm"
                  disabled={excluded.has(field.key)}
                  title={field.schema.description}
                  onClick={() => open(field)}
                >
                  <LuPlus aria-hidden /> {nameOf(field.key)}
                </Button>
              </li>
            ))}
          </Flex>
        </chakra.details>
      )}
    </Stack>
  );
}

/** Keys that can't be added, because one that excludes them is there. */
function excludedKeys({ shape, value }: ContentNode): ReadonlySet<string> {
  const { keys = [] } = shape.oneOfKeys ?? {};
  return new Set(keys.some((key) => Reflect.get(Object(value), key) !== undefined) ? keys : []);
}

const indented = { borderInlineStart: "2px solid", borderColor: "line", ps: "3", ms: "0.5" } as const;

export function GroupField({ node, name, onRemove, Field }: ContainerProps) {
  const edit = useEdit();
  const { pointer, schema, value } = node;
  return (
    <Frame node={node} name={name} onRemove={onRemove} isGroup>
      {value === undefined ? (
        <Button size="sm" onClick={() => edit(name, (newest) => setValue(newest, pointer, toJson(starterOf(schema))))}>
          <LuPlus aria-hidden /> {words.add}
        </Button>
      ) : (
        <Box {...indented}>
          <ObjectFields node={node} Field={Field} />
        </Box>
      )}
    </Frame>
  );
}

/** An object of one of several types. Its type was chosen when it was added. */
export function VariantsField({ node, Field }: ContainerProps) {
  return <ObjectFields node={node} Field={Field} />;
}

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

/** A value that can have several types, with a choice of these. */
export function AlternativesField({ node, name, onRemove, Field }: ContainerProps) {
  const edit = useEdit();
  const { schema, value, pointer } = node;
  const types = typesOf(schema);
  const type = typeOf(schema, value) ?? types[0];
  const change = (next: TypeName) => edit(name, (newest) => setValue(newest, pointer, convert(node, next)));
  return (
    <Box>
      <Field node={node} name={name} type={type} onRemove={onRemove} />
      <Flex as="label" align="center" gap="2" mt="1.5" fontSize="0.75rem" color="muted">
        {words.writtenAs}
        <Select
          w="auto"
          minH="1.75rem"
          py="0.5"
          value={type}
          onChange={({ target }) => change(types[target.selectedIndex] ?? "string")}
        >
          {types.map((one) => (
            <option key={one} value={one}>
              {words[`type.${one}` as keyof typeof words]}
            </option>
          ))}
        </Select>
      </Flex>
    </Box>
  );
}

/** The same value as another type, as far as that is possible. */
function convert({ schema, value }: ContentNode, type: TypeName): Json {
  if (type === "array" && typeof value === "string" && value !== "") return [value];
  if (type === "string" && Array.isArray(value)) return value.filter((part) => typeof part === "string").join("\n\n");
  return toJson(starterOf(schema, undefined, type));
}

/** Values by keys that the owner chooses: the languages of the site. */
export function RecordField({ node, name, onRemove, Field }: ContainerProps) {
  const { languages = [] } = useSnapshot().document ?? {};
  const keys = [...new Set([...Object.keys(Object(node.value)), ...languages])];
  return (
    <Frame node={node} name={name} onRemove={onRemove} isGroup>
      <Stack gap="2">
        {keys.map((key) => {
          const child = node.child(key);
          return child && <Field key={key} node={child} name={key} />;
        })}
      </Stack>
    </Frame>
  );
}

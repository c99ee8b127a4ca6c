import { Box, chakra, Flex, Stack } from "@chakra-ui/react";
import { type ComponentType, useState } from "react";
import { LuPlus } from "react-icons/lu";
import type { ContentNode } from "../../../schema/document/content-node.ts";
import { typesOf } from "../../../schema/json-schema/schema-parts.ts";
import { removeValue, setValue, toJson } from "../changes.ts";
import { controlOf, convert, type FieldShape, fieldsOf } from "../controls.ts";
import { useEdit, useSnapshot } from "../editor-context.ts";
import { fill, words } from "../labels/words.ts";
import { Thumbnail } from "../pictures/thumbnail.tsx";
import { Button } from "../screen/controls.tsx";
import { nameOf } from "../titles.ts";
import { useStarter } from "../use-starter.tsx";
import { type FieldProps, focusField } from "./frame.tsx";

export interface ContainerProps extends FieldProps {
  name: string;
  /** The field of any value: fields contain others. */
  Field: ComponentType<FieldProps>;
}

interface ObjectFieldsProps extends Pick<ContainerProps, "node" | "Field"> {
  /** Keys that are edited elsewhere. */
  omitted?: readonly string[];
}

const containers: ReadonlySet<unknown> = new Set(["list", "group", "record", "variants", "alternatives"]);

/** The fields of an object: what is written or required, and a choice of the others. */
export function ObjectFields({ node, Field, omitted = [] }: ObjectFieldsProps) {
  const edit = useEdit();
  const start = useStarter();
  const { document } = useSnapshot("document");
  const [opened, setOpened] = useState<readonly string[]>([]);
  const fields = fieldsOf(node.shape).filter(({ key }) => !omitted.includes(key));
  const isShown = ({ key, isRequired }: FieldShape) =>
    isRequired || node.child(key)?.value !== undefined || opened.includes(key);
  const others = fields.filter((field) => !isShown(field));
  const open = async ({ key, schema }: FieldShape) => {
    const pointer = node.at(`/${key}`).pointer;
    const other = excluderOf(node, key);
    const replaced = other && convert(other.value, schema, typesOf(schema)[0]);
    if (other || containers.has(controlOf(schema))) {
      const value = replaced === undefined ? await start(schema) : toJson(replaced);
      if (value === undefined) return;
      const label = fill(words.addEntry, { name: nameOf(key) });
      // Together they are one step.
      const group = other && `instead ${Date.now()}`;
      if (other) edit(label, (newest) => removeValue(newest, other.pointer), group);
      edit(label, (newest) => setValue(newest, pointer, value), group);
    }
    setOpened((before) => [...before, key]);
    requestAnimationFrame(() => focusField(pointer));
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
      {node.isPicture && <Thumbnail path={node.child("src")?.text ?? ""} alignSelf="start" />}
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
            {others.map((field) => {
              const other = excluderOf(node, field.key);
              return (
                <li key={field.key}>
                  <Button
                    size="sm"
                    data-adds={node.at(`/${field.key}`).pointer}
                    title={field.schema.description}
                    onClick={() => void open(field)}
                  >
                    <LuPlus aria-hidden /> {nameOf(field.key)}
                    {other && (
                      <Box as="span" color="muted" fontWeight={400}>
                        {fill(words.insteadOf, { name: nameOf(other.name) })}
                      </Box>
                    )}
                  </Button>
                </li>
              );
            })}
          </Flex>
        </chakra.details>
      )}
    </Stack>
  );
}

/** The value that a new key replaces: an object has only one of them. */
function excluderOf(node: ContentNode, added: string): ContentNode | undefined {
  const { keys = [] } = node.shape.oneOfKeys ?? {};
  if (!keys.includes(added)) return undefined;
  return keys.map((key) => node.child(key)).find((child) => child?.value !== undefined);
}

import { chakra, Flex, Stack } from "@chakra-ui/react";
import { type ComponentType, useState } from "react";
import { LuPlus } from "react-icons/lu";
import type { ContentNode } from "../../../schema/document/content-node.ts";
import { removeValue, setValue } from "../changes.ts";
import { controlOf, type FieldShape, fieldsOf } from "../controls.ts";
import { useEdit, useSnapshot } from "../editor-context.ts";
import { fill, words } from "../labels/words.ts";
import { Thumbnail } from "../pictures/thumbnail.tsx";
import { Button } from "../screen/controls.tsx";
import { nameOf } from "../titles.ts";
import { useStarter } from "../use-starter.ts";
import { type FieldProps, idOfField } from "./frame.tsx";

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
  const { document } = useSnapshot();
  const [opened, setOpened] = useState<readonly string[]>([]);
  const fields = fieldsOf(node.shape).filter(({ key }) => !omitted.includes(key));
  const isShown = ({ key, isRequired }: FieldShape) =>
    isRequired || node.child(key)?.value !== undefined || opened.includes(key);
  const others = fields.filter((field) => !isShown(field));
  const excluded = excludedKeys(node);
  const open = async ({ key, schema }: FieldShape) => {
    const pointer = node.at(`/${key}`).pointer;
    if (containers.has(controlOf(schema))) {
      const value = await start(schema);
      if (value === undefined) return;
      edit(fill(words.addEntry, { name: nameOf(key) }), (newest) => setValue(newest, pointer, value));
    }
    setOpened((before) => [...before, key]);
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
            {others.map((field) => (
              <li key={field.key}>
                <Button
                  size="sm"
                  disabled={excluded.has(field.key)}
                  title={field.schema.description}
                  onClick={() => void open(field)}
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

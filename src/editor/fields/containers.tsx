import { Box, Flex, Stack } from "@chakra-ui/react";
import { LuPlus } from "react-icons/lu";
import { typesOf } from "../../../schema/json-schema/schema-parts.ts";
import { setValue, toJson } from "../changes.ts";
import { convert, starterOf, type TypeName, typeOf } from "../controls.ts";
import { useEdit, useSnapshot } from "../editor-context.ts";
import { words } from "../labels/words.ts";
import { Button, Select } from "../screen/controls.tsx";
import { useStarter } from "../use-starter.tsx";
import { Frame } from "./frame.tsx";
import { type ContainerProps, ObjectFields } from "./object-fields.tsx";

const indented = { borderInlineStart: "2px solid", borderColor: "line", ps: "3", ms: "0.5" } as const;

export function GroupField({ node, name, onRemove, Field }: ContainerProps) {
  const edit = useEdit();
  const start = useStarter();
  const { pointer, schema, value } = node;
  const add = async () => {
    const value = await start(schema);
    if (value !== undefined) edit(name, (newest) => setValue(newest, pointer, value));
  };
  return (
    <Frame node={node} name={name} onRemove={onRemove} isGroup>
      {value === undefined ? (
        <Button size="sm" onClick={() => void add()}>
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

/** A value that can have several types, with a choice of these. */
export function AlternativesField({ node, name, onRemove, Field }: ContainerProps) {
  const edit = useEdit();
  const { schema, value, pointer } = node;
  const types = typesOf(schema);
  const type = typeOf(schema, value) ?? types[0];
  const change = (next: TypeName) =>
    edit(name, (newest) =>
      setValue(newest, pointer, toJson(convert(value, schema, next) ?? starterOf(schema, { type: next }))),
    );
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

/** Values by keys that the owner chooses: the languages of the site. */
export function RecordField({ node, name, onRemove, Field }: ContainerProps) {
  const { languages = [] } = useSnapshot("document").document ?? {};
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

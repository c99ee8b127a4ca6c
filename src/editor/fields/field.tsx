import { Box } from "@chakra-ui/react";
import { hasLanguage } from "../../../schema/kinds.ts";
import { autonymOf } from "../../../schema/language.ts";
import { removeValue, translate } from "../changes.ts";
import { type Control, controlOf } from "../controls.ts";
import { useEdit, useSnapshot } from "../editor-context.ts";
import { nameOf } from "../titles.ts";
import { AlternativesField, GroupField, RecordField, VariantsField } from "./containers.tsx";
import type { ControlProps } from "./control-props.ts";
import { type FieldProps, Frame } from "./frame.tsx";
import { ListField } from "./list-field.tsx";
import { Scalar } from "./scalar.tsx";

const containers = {
  alternatives: AlternativesField,
  list: ListField,
  group: GroupField,
  record: RecordField,
  variants: VariantsField,
};

function isContainer(control: Control): control is keyof typeof containers {
  return control in containers;
}

/** The field of a value, whatever its kind. */
export function Field(props: FieldProps) {
  const { node, name = nameOf(node.name), type, isBare, onRemove } = props;
  const { languages = [] } = useSnapshot("document").document ?? {};
  const control = controlOf(node.schema, type);
  if (!control) return null;
  // Names, links and files are seldom translated: they have fields for other languages only where they are.
  const mayTranslate = languages.length > 1 && hasLanguage(node.kind) && !node.scope.isTranslation;
  if (node.translation || (mayTranslate && !isContainer(control)))
    return <TranslatedField node={node} name={name} control={control} languages={languages} onRemove={onRemove} />;
  if (!isContainer(control))
    return (
      <Frame node={node} name={name} isBare={isBare} onRemove={onRemove}>
        <Scalar node={node} name={name} control={control} />
      </Frame>
    );
  const Container = containers[control];
  return <Container node={node} name={name} onRemove={onRemove} Field={Field} />;
}

interface TranslatedProps extends Pick<FieldProps, "node" | "onRemove"> {
  name: string;
  control: Control;
  languages: readonly string[];
}

/** A text in all languages of the site, side by side; the original first. */
function TranslatedField({ node, name, control, languages, onRemove }: TranslatedProps) {
  const edit = useEdit();
  const { translation, value, pointer } = node;
  const others = Object.keys(translation ?? {}).filter((code) => !languages.includes(code));
  const shown = [node.language, ...languages.filter((code) => code !== node.language), ...others];
  const textIn = (code: string) => (translation ? translation[code] : code === node.language ? value : undefined);
  const change = (code: string) => (next: Parameters<ControlProps["onChange"]>[0]) => {
    if (next === undefined && textIn(code) === undefined) return;
    edit(
      `${name} (${code})`,
      (newest) =>
        next === undefined
          ? removeValue(newest, translation ? `${pointer}/${code}` : pointer)
          : translate(newest, pointer, code, next),
      `field:${pointer}/${code}`,
    );
  };
  return (
    <Frame node={node} name={name} onRemove={onRemove} isGroup>
      <Box display="grid" gap="2" gridTemplateColumns="repeat(auto-fit, minmax(min(15rem, 100%), 1fr))">
        {shown.map((code) => (
          <Box key={code} minW={0}>
            <Language code={code} />
            {!isContainer(control) ? (
              <Scalar
                node={node}
                name={name}
                control={control}
                language={code}
                value={textIn(code) ?? ""}
                onChange={change(code)}
              />
            ) : (
              translation?.[code] !== undefined && <Field node={node.at(`/${code}`)} name={name} />
            )}
          </Box>
        ))}
      </Box>
    </Frame>
  );
}

function Language({ code }: { code: string }) {
  return (
    <Box fontSize="0.75rem" color="muted" mb="1" lang={code}>
      {autonymOf(code)}
    </Box>
  );
}

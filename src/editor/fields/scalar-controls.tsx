import { chakra } from "@chakra-ui/react";
import type { FocusEvent } from "react";
import { directionOf } from "../../../schema/language.ts";
import { isUnwritten } from "../controls.ts";
import { fill, words } from "../labels/words.ts";
import { Input, Select, TextArea } from "../screen/controls.tsx";
import { nameOf } from "../titles.ts";
import { type ControlProps, commonProps, textOf } from "./control-props.ts";

const inputTypes = new Map<unknown, string>([
  ["email", "email"],
  ["phone", "tel"],
  ["webAddress", "url"],
  ["secureAddress", "url"],
  ["siteAddress", "url"],
]);

/** An optional text that is left empty is removed once the owner is done with it. */
function removeEmpty({ value, isRequired, onChange }: ControlProps) {
  return () => value === "" && !isRequired && onChange(undefined);
}

/** The attributes `lang` and `dir` of a control whose text is in a language; none if it has no language. */
export function languageProps(language: string | undefined): Record<string, string> {
  return language === undefined ? {} : { lang: language, dir: directionOf(language) ?? "ltr" };
}

/** Typing replaces a text that nobody has written yet. */
function selectUnwritten({ target }: FocusEvent<HTMLInputElement | HTMLTextAreaElement>): void {
  if (isUnwritten(target.value)) target.select();
}

export function LineControl(props: ControlProps) {
  const { schema, value, onChange, language, isRequired } = props;
  return (
    <Input
      {...commonProps(props)}
      {...languageProps(language)}
      type={inputTypes.get(schema.kind) ?? "text"}
      value={textOf(value)}
      placeholder={isRequired ? undefined : exampleOf(schema.default)}
      onFocus={selectUnwritten}
      onChange={({ target }) => onChange(target.value)}
      onBlur={removeEmpty(props)}
    />
  );
}

const exampleOf = (value: unknown) => (typeof value === "string" ? value : undefined);

export function LinesControl(props: ControlProps) {
  const { value, onChange, language } = props;
  return (
    <TextArea
      {...commonProps(props)}
      {...languageProps(language)}
      rows={2}
      fieldSizing="content"
      resize="vertical"
      value={textOf(value)}
      onFocus={selectUnwritten}
      onChange={({ target }) => onChange(target.value)}
      onBlur={removeEmpty(props)}
    />
  );
}

export function ChoiceControl(props: ControlProps) {
  const { schema, value, onChange, isRequired } = props;
  const choices = schema.enum ?? [schema.const];
  const known = choices.findIndex((choice) => Object.is(choice, value));
  const left =
    schema.default === undefined ? words.none : fill(words.default, { value: nameOf(String(schema.default)) });
  return (
    <Select
      {...commonProps(props)}
      value={value === undefined ? "" : String(known)}
      onChange={({ target }) =>
        onChange(target.value === "" ? undefined : (choices[Number(target.value)] ?? undefined))
      }
    >
      {!isRequired || value === undefined ? <option value="">{left}</option> : null}
      {value !== undefined && known < 0 && <option value="-1">{String(value)}</option>}
      {choices.map((choice, index) => (
        <option key={String(choice)} value={index}>
          {nameOf(String(choice))}
        </option>
      ))}
    </Select>
  );
}

const Track = chakra("input", {
  base: {
    appearance: "none",
    position: "relative",
    w: "2.375rem",
    h: "1.375rem",
    flexShrink: 0,
    borderRadius: "full",
    border: "1px solid",
    borderColor: "edge",
    bg: "raised",
    cursor: "pointer",
    transition: "background-color 120ms",
    _before: {
      content: '""',
      position: "absolute",
      insetBlockStart: "2px",
      insetInlineStart: "2px",
      w: "1rem",
      h: "1rem",
      borderRadius: "full",
      bg: "edge",
      transition: "inset-inline-start 120ms",
      "@media (forced-colors: active)": { bg: "ButtonText" },
    },
    _checked: {
      bg: "accent",
      borderColor: "accent",
      _before: { insetInlineStart: "calc(100% - 1rem - 2px)", bg: "onAccent" },
    },
  },
});

export function SwitchControl(props: ControlProps) {
  const { schema, value, onChange } = props;
  const byDefault = schema.default === true;
  return (
    <Track
      {...commonProps(props)}
      type="checkbox"
      role="switch"
      checked={typeof value === "boolean" ? value : byDefault}
      // What the schema assumes anyway needn't be written.
      onChange={({ target }) => onChange(target.checked === byDefault ? undefined : target.checked)}
    />
  );
}

export function NumberControl(props: ControlProps) {
  const { schema, value, onChange } = props;
  const { minimum, maximum } = schema;
  return (
    <Input
      {...commonProps(props)}
      type="number"
      maxW="10rem"
      min={typeof minimum === "number" ? minimum : undefined}
      max={typeof maximum === "number" ? maximum : undefined}
      step={schema.type === "integer" ? 1 : "any"}
      value={textOf(value)}
      placeholder={textOf(schema.default)}
      onChange={({ target }) => onChange(Number.isNaN(target.valueAsNumber) ? undefined : target.valueAsNumber)}
    />
  );
}

import { Box, chakra, Flex } from "@chakra-ui/react";
import { measureContrast } from "../../../schema/contrast.ts";
import { designNames } from "../../../schema/designs/index.ts";
import { hardestGround, leastContrast } from "../../../schema/designs/readable.ts";
import { directionOf } from "../../../schema/language.ts";
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

export function languageProps(language: string | undefined): Record<string, string> {
  return language === undefined ? {} : { lang: language, dir: directionOf(language) ?? "ltr" };
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
      onChange={({ target }) => onChange(target.value)}
      onBlur={removeEmpty(props)}
    />
  );
}

export function ChoiceControl(props: ControlProps) {
  const { schema, value, onChange, isRequired } = props;
  const choices = schema.enum ?? [schema.const];
  const known = choices.findIndex((choice) => choice === value);
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

/** A colour, with its contrast on every design's backgrounds. */
export function ColorControl(props: ControlProps) {
  const { id, value, onChange, label } = props;
  const color = textOf(value);
  const mode = id.endsWith("dark") ? "dark" : "light";
  const isColor = /^#[0-9a-f]{6}$/i.test(color);
  return (
    <>
      <Flex gap="2" maxW="16rem">
        <Input
          type="color"
          w="3rem"
          p="0.5"
          flexShrink={0}
          aria-label={label}
          value={isColor ? color : "#000000"}
          onChange={({ target }) => onChange(target.value)}
        />
        <LineControl {...props} />
      </Flex>
      {isColor && (
        <Flex as="ul" gap="1.5" mt="2" wrap="wrap" aria-label={words.contrast}>
          {designNames.map((design) => {
            const ratio = measureContrast(color, hardestGround(color, mode, design));
            const tone = ratio < leastContrast ? "danger" : "muted";
            return (
              <Box
                as="li"
                key={design}
                px="2"
                borderRadius="full"
                border="1px solid"
                borderColor="line"
                fontSize="0.75rem"
                color={tone}
              >
                {fill(words.contrastIn, { design: nameOf(design), mode, ratio: ratio.toFixed(1) })}
              </Box>
            );
          })}
        </Flex>
      )}
    </>
  );
}

/** A year, a month or a day, in three fields: each is only as exact as the owner knows it. */
export function DateControl(props: ControlProps) {
  const { value, onChange, label } = props;
  const [year = "", month = "", day = ""] = textOf(value).split("-");
  const months = Array.from({ length: 12 }, (_, index) => String(index + 1).padStart(2, "0"));
  const days = Array.from({ length: new Date(Number(year) || 2000, Number(month) || 1, 0).getDate() }, (_, index) =>
    String(index + 1).padStart(2, "0"),
  );
  const write = (...parts: string[]) => {
    const end = parts.indexOf("");
    const known = end < 0 ? parts : parts.slice(0, end);
    onChange(known.length === 0 ? undefined : known.join("-"));
  };
  const nameMonth = (one: string) => new Date(2000, Number(one) - 1).toLocaleDateString(undefined, { month: "long" });
  return (
    <Flex gap="2" role="group" aria-label={label}>
      <Input
        {...commonProps(props)}
        aria-label={words.year}
        inputMode="numeric"
        maxLength={4}
        w="5.5rem"
        value={year}
        onChange={({ target }) => write(target.value, month, day)}
      />
      <Select
        aria-label={words.month}
        value={month}
        disabled={year === ""}
        onChange={({ target }) => write(year, target.value, "")}
      >
        <option value="">{words.none}</option>
        {months.map((one) => (
          <option key={one} value={one}>
            {nameMonth(one)}
          </option>
        ))}
      </Select>
      <Select
        aria-label={words.day}
        w="5.5rem"
        value={day}
        disabled={month === ""}
        onChange={({ target }) => write(year, month, target.value)}
      >
        <option value="">{words.none}</option>
        {days.map((one) => (
          <option key={one} value={one}>
            {Number(one)}
          </option>
        ))}
      </Select>
    </Flex>
  );
}

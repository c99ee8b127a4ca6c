import { Box, Flex } from "@chakra-ui/react";
import { measureContrast } from "../../../schema/contrast.ts";
import { designNames } from "../../../schema/designs/index.ts";
import { hardestGround, leastContrast } from "../../../schema/designs/readable.ts";
import { fill, words } from "../labels/words.ts";
import { Input, Select } from "../screen/controls.tsx";
import { nameOf } from "../titles.ts";
import { type ControlProps, commonProps, textOf } from "./control-props.ts";
import { LineControl } from "./scalar-controls.tsx";

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

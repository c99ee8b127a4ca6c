import { chakra } from "@chakra-ui/react";
import type { Block } from "../../../schema/blocks/index.ts";
import { Chips } from "../../components/chips.tsx";
import { Picture } from "../../components/picture.tsx";
import { LevelHeading } from "../../components/section.tsx";
import { TypedLines } from "../../islands/typed-lines.tsx";

export function Hero({ block }: { block: Block<"hero"> }) {
  const { id, level, heading, role, text, typed, list, photo } = block;
  return (
    <chakra.section
      id={id}
      display="grid"
      gridTemplateColumns={{ base: "1fr", md: photo ? "minmax(0, 1fr) auto" : "1fr" }}
      // Text that is still arriving must move neither itself nor the photo.
      alignItems="start"
      columnGap="16"
      rowGap="8"
    >
      {photo && (
        <Picture
          image={photo}
          priority={level === 1}
          sizes="(min-width: 75rem) 20rem, (min-width: 56.25rem) 17.5rem, (min-width: 37.5rem) 11rem, 9rem"
          boxSize={{ base: "9rem", sm: "11rem", md: "17.5rem", lg: "20rem" }}
          borderRadius="full"
          gridArea={{ md: "1 / 2" }}
        />
      )}
      <chakra.div gridColumn={{ md: "1" }} display="flex" flexDirection="column" gap="6" minWidth="0">
        <chakra.div display="flex" flexDirection="column" gap="3">
          <LevelHeading level={level} textStyle={level === 1 ? "display" : "title"}>
            {heading}
          </LevelHeading>
          {role !== undefined && (
            <chakra.p textStyle="lead" color="muted" textWrap="balance">
              {role}
            </chakra.p>
          )}
        </chakra.div>
        {typed && <TypedLines typed={typed} />}
        {text !== undefined && <chakra.p maxWidth="measure">{text}</chakra.p>}
        {list && (
          <chakra.div display="flex" flexDirection="column" gap="3">
            <LevelHeading level={list.level} textStyle="item">
              {list.title}
            </LevelHeading>
            <Chips items={list.items} />
          </chakra.div>
        )}
      </chakra.div>
    </chakra.section>
  );
}

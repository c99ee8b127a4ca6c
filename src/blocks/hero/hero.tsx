import { chakra } from "@chakra-ui/react";
import type { Block } from "../../../schema/blocks/index.ts";
import { Actions } from "../../components/actions.tsx";
import { Chips } from "../../components/chips.tsx";
import { MovingPicture } from "../../components/pictures/moving-picture.tsx";
import { LevelHeading } from "../../components/section.tsx";
import { Words } from "../../components/text/words.tsx";
import { TypedLines } from "../../islands/typed-lines.tsx";

/** The widths of the photo and of a picture in its place, from the window's widths on (the theme's breakpoints). */
const photoSizes = "(min-width: 75rem) 20rem, (min-width: 56.25rem) 17.5rem, (min-width: 37.5rem) 11rem, 9rem";
const photoWidth = { base: "9rem", sm: "11rem", md: "17.5rem", lg: "20rem" };
const imageSizes = "(min-width: 75rem) 28rem, (min-width: 56.25rem) 37vw, min(36rem, 92vw)";
const imageWidth = { md: "37vw", lg: "28rem" };

export function Hero({ block }: { block: Block<"hero"> }) {
  const { id, level, heading, role, text, typed, list, actions, photo, image } = block;
  return (
    <chakra.section
      id={id}
      display="grid"
      gridTemplateColumns={{ base: "1fr", md: photo || image ? "minmax(0, 1fr) auto" : "1fr" }}
      // Text that is still arriving must move neither itself nor the photo.
      alignItems="start"
      columnGap="16"
      rowGap="8"
    >
      {photo && !image && (
        <MovingPicture
          image={photo}
          sizes={photoSizes}
          boxSize={photoWidth}
          borderRadius="full"
          gridArea={{ md: "1 / 2" }}
        />
      )}
      <chakra.div gridColumn={{ md: "1" }} display="flex" flexDirection="column" gap="6" minWidth="0">
        {photo && image && <MovingPicture image={photo} sizes="6rem" boxSize="6rem" borderRadius="full" />}
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
        {text !== undefined && (
          <chakra.p maxWidth="measure">
            <Words words={text} />
          </chakra.p>
        )}
        <Actions actions={actions} />
        {list && (
          <chakra.div display="flex" flexDirection="column" gap="3">
            <LevelHeading level={list.level} textStyle="item">
              {list.title}
            </LevelHeading>
            <Chips items={list.items} />
          </chakra.div>
        )}
      </chakra.div>
      {image && (
        <chakra.div gridArea={{ md: "1 / 2" }} width={imageWidth} maxWidth={{ base: "36rem", md: "none" }}>
          <MovingPicture image={image} sizes={imageSizes} isNatural borderRadius="card" />
        </chakra.div>
      )}
    </chakra.section>
  );
}

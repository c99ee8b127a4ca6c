import { chakra } from "@chakra-ui/react";
import type { ReactNode } from "react";
import type { Block } from "../../../schema/blocks/index.ts";
import type { Card } from "../../../schema/entities/card.ts";
import { CardContent, CardDate } from "../../components/cards/card-content.tsx";
import { CardPicture, CardTitle } from "../../components/cards/card-picture.tsx";
import { besideRoom, useRoom } from "../../components/pictures/room.ts";
import { LevelHeading, Section } from "../../components/section.tsx";

/** Entries down a line, each at a dot of it. */
export function Timeline({ block: { id, title, level, stops } }: { block: Block<"timeline"> }) {
  return (
    <Section id={id} title={title} level={level}>
      <Line gap="12">
        {stops.map((stop, index) => (
          <Dot key={index} isLarge>
            {stop.employer === undefined ? (
              stop.cards.map((card, position) => <Entry key={position} card={card} />)
            ) : (
              <>
                <LevelHeading level={stop.level} textStyle="item" pb="4">
                  {stop.employer}
                </LevelHeading>
                <Line gap="8">
                  {stop.cards.map((card, position) => (
                    <Dot key={position}>
                      <Entry card={card} />
                    </Dot>
                  ))}
                </Line>
              </>
            )}
          </Dot>
        ))}
      </Line>
    </Section>
  );
}

function Line({ gap, children }: { gap: "8" | "12"; children: ReactNode }) {
  return (
    <chakra.ol listStyle="none" display="flex" flexDirection="column" gap={gap} pt="2" maxWidth="measure">
      {children}
    </chakra.ol>
  );
}

/** A place on the line, which runs on to the next one. */
function Dot({ isLarge = false, children }: { isLarge?: boolean; children: ReactNode }) {
  return (
    <chakra.li
      position="relative"
      ps="8"
      minWidth="0"
      css={{
        "&::before": {
          content: '""',
          position: "absolute",
          insetInlineStart: "0",
          top: "0.35rem",
          boxSize: "0.75rem",
          borderRadius: "full",
          borderWidth: "2px",
          borderColor: "accent",
          background: isLarge ? "accent" : "page",
        },
        "&:not(:last-child)::after": {
          content: '""',
          position: "absolute",
          insetInlineStart: "calc(0.375rem - 0.5px)",
          top: "1.6rem",
          bottom: isLarge ? "-2.85rem" : "-1.85rem",
          borderInlineStartWidth: "1px",
          borderColor: "line",
        },
      }}
    >
      {children}
    </chakra.li>
  );
}

/** The most that a picture on the line is wide, in rem. */
const pictureWidth = 24;

function Entry({ card }: { card: Card }) {
  return (
    <chakra.article display="flex" flexDirection="column" gap="2" alignItems="start">
      <CardDate card={card} />
      <CardTitle card={card} />
      <CardPicture
        card={card}
        room={besideRoom(useRoom(), pictureWidth, pictureWidth)}
        width="full"
        maxWidth={`${pictureWidth}rem`}
      />
      <CardContent card={card} />
    </chakra.article>
  );
}

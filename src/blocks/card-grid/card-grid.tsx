import { chakra } from "@chakra-ui/react";
import { Card } from "@chakra-ui/react/card";
import type { Block } from "../../../schema/blocks/index.ts";
import { CardContent, CardDate } from "../../components/card-content.tsx";
import { LevelHeading, Section } from "../../components/section.tsx";

/** A column is never narrower than this; where the room is less, fewer stand side by side. */
const narrowest = "17rem";

export function CardGrid({ block: { id, title, level, columns, cards } }: { block: Block<"card-grid"> }) {
  const share = `calc((100% - ${columns - 1} * 1.5rem) / ${columns})`;
  return (
    <Section id={id} title={title} level={level}>
      <chakra.div
        display="grid"
        gap="6"
        gridTemplateColumns={`repeat(auto-fill, minmax(min(100%, max(${narrowest}, ${share})), 1fr))`}
      >
        {cards.map((card, index) => (
          <Card.Root key={index} as="article">
            <CardDate card={card} />
            <Card.Title asChild>
              <LevelHeading level={card.level} textStyle="item">
                {card.title}
              </LevelHeading>
            </Card.Title>
            <Card.Body>
              <CardContent card={card} />
            </Card.Body>
          </Card.Root>
        ))}
      </chakra.div>
    </Section>
  );
}

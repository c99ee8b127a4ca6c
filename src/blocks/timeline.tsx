import { chakra } from "@chakra-ui/react";
import type { Block } from "../../schema/blocks/index.ts";
import type { Card } from "../../schema/entities/card.ts";
import { CardContent, CardDate } from "../components/cards/card-content.tsx";
import { CardPicture, CardTitle } from "../components/cards/card-picture.tsx";
import { besideWidth, useWidth } from "../components/pictures/container-width.ts";
import { LevelHeading, Section } from "../components/section.tsx";
import { nodeProps } from "../components/text/text.tsx";
import { useStyles } from "../theme/use-styles.ts";

export function Timeline({ block: { id, title, level, stops } }: { block: Block<"timeline"> }) {
  const styles = useStyles("timeline");
  const inner = useStyles("timeline", { within: true });
  return (
    <Section id={id} title={title} level={level}>
      <chakra.ol css={styles.line}>
        {stops.map((stop, index) => (
          <chakra.li key={index} css={styles.stop}>
            {stop.employer === undefined ? (
              stop.cards.map((card, position) => <Entry key={position} card={card} />)
            ) : (
              <>
                <LevelHeading level={stop.level} css={styles.employer} text={stop.employer} />
                <chakra.ol css={inner.line}>
                  {stop.cards.map((card, position) => (
                    <chakra.li key={position} css={inner.stop}>
                      <Entry card={card} />
                    </chakra.li>
                  ))}
                </chakra.ol>
              </>
            )}
          </chakra.li>
        ))}
      </chakra.ol>
    </Section>
  );
}

/** Maximum width of a picture in rem, equal to that of the recipe. */
const pictureWidth = 24;

function Entry({ card }: { card: Card }) {
  const styles = useStyles("timeline");
  return (
    <chakra.article css={styles.entry} {...nodeProps(card)}>
      <CardDate card={card} css={styles.date} />
      <CardTitle card={card} />
      <CardPicture
        card={card}
        available={besideWidth(useWidth(), pictureWidth, pictureWidth)}
        css={styles.picture}
        frame={styles.frame}
      />
      <CardContent card={card} />
    </chakra.article>
  );
}

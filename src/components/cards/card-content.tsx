import { chakra, type HTMLChakraProps, type SystemStyleObject } from "@chakra-ui/react";
import type { Card } from "../../../schema/entities/card.ts";
import type { DateText } from "../../../schema/entities/dates.ts";
import type { Fact } from "../../../schema/entities/define/define-entity.ts";
import { joinWords, useLabels, useLanguage } from "../../labels.ts";
import { concatTexts } from "../../text.ts";
import { useStyles } from "../../theme/use-styles.ts";
import { HiddenText } from "../hidden-text.tsx";
import { Chips, ItemList, TextList } from "../lists.tsx";
import { useWidth } from "../pictures/container-width.ts";
import { Paragraph } from "../text/inline-text.tsx";
import { drawText, nodeProps, textProps } from "../text/text.tsx";
import { CardDetails } from "./card-details.tsx";
import { CardLinks } from "./card-links.tsx";
import { CardPicture, CardTitle } from "./card-picture.tsx";
import { Level } from "./level.tsx";

/** A date: a `time` element if it is machine-readable. Dates in the owner's words get `dir="auto"`. */
export function Time({ date: { dateTime, isInWords, text }, ...time }: { date: DateText } & HTMLChakraProps<"time">) {
  const element = dateTime === undefined ? ({ as: "span" } as const) : { dateTime };
  return <chakra.time {...element} dir={isInWords && "auto"} {...time} {...textProps(text)} />;
}

export function CardDate({ card, css = {} }: { card: Card; css?: SystemStyleObject }) {
  const styles = useStyles("card");
  return card.date && <Time date={card.date} css={[styles.date, css]} />;
}

/** Everything under a card's title. */
export function CardContent({ card }: { card: Card }) {
  const styles = useStyles("card");
  return (
    <>
      <ItemList items={card.facts} css={styles.facts} render={(fact) => <CardFact fact={fact} />} />
      <Paragraph words={card.text} css={styles.text} />
      <TextList items={card.points} css={styles.points} />
      <Chips items={card.tags} />
      <CardLinks card={card} />
      {card.positions.map((position, index) => (
        <CardPosition key={index} card={position} />
      ))}
      <CardDetails card={card} />
    </>
  );
}

/** One of several positions at an organization, shown in that organization's card. */
function CardPosition({ card }: { card: Card }) {
  return (
    <chakra.article css={useStyles("card").position} {...nodeProps(card)}>
      <CardDate card={card} />
      <CardPicture card={card} available={useWidth()} />
      <CardTitle card={card} />
      <CardContent card={card} />
    </chakra.article>
  );
}

/** A fact after our own label is isolated, so that its direction does not depend on the label's. */
function CardFact({ fact }: { fact: Fact }) {
  const language = useLanguage();
  const labels = useLabels();
  if ("level" in fact) return <Level level={fact.level} />;
  if ("list" in fact) return drawText(joinWords(fact.list, language));
  const { name, text } = fact;
  if (name === undefined) return drawText(text);
  const label = drawText(concatTexts([labels[`facts.${name}`], ": "]));
  return (
    <>
      {name === "passOut" ? <HiddenText>{label}</HiddenText> : label}
      <bdi {...textProps(text)} />
    </>
  );
}

import { chakra } from "@chakra-ui/react";
import type { Card } from "../../../schema/entities/card.ts";
import { labels } from "../../labels.ts";
import { Chips } from "../chips.tsx";
import { Heard } from "../heard.tsx";
import { Words } from "../text/words.tsx";
import { TextList } from "../text-list.tsx";
import { CardDetails } from "./card-details.tsx";
import { CardLinks } from "./card-links.tsx";
import { Level } from "./level.tsx";

/** When it was: shown small, readable by machines. */
export function CardDate({ card }: { card: Card }) {
  if (!card.date) return null;
  return (
    <chakra.time dateTime={card.date.dateTime} textStyle="label" color="muted">
      {card.date.text}
    </chakra.time>
  );
}

/** What a card says under its title. */
export function CardContent({ card }: { card: Card }) {
  return (
    <>
      {card.facts.length > 0 && (
        <chakra.ul listStyle="none" textStyle="small" color="muted">
          {card.facts.map((fact, index) => (
            <li key={index}>{"level" in fact ? <Level level={fact.level} /> : <NamedFact {...fact} />}</li>
          ))}
        </chakra.ul>
      )}
      {card.text !== undefined && (
        <chakra.p color="muted">
          <Words words={card.text} />
        </chakra.p>
      )}
      <TextList items={card.points} listStyle="disc" ps="6" color="muted" />
      {card.tags.length > 0 && <Chips items={card.tags} />}
      <CardLinks card={card} />
      <CardDetails card={card} />
    </>
  );
}

function NamedFact({ name, text }: { name?: keyof typeof labels.facts; text: string }) {
  return (
    <>
      {name && <Heard>{labels.facts[name]}: </Heard>}
      {text}
    </>
  );
}

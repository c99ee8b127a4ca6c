import { chakra } from "@chakra-ui/react";
import type { Card } from "../../schema/entities/card.ts";
import { labels } from "../labels.ts";
import { CardDetails } from "./card-details.tsx";
import { Chips } from "./chips.tsx";
import { Heard } from "./heard.tsx";
import { SiteLink } from "./site-link.tsx";
import { TextList } from "./text-list.tsx";

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
          {card.facts.map(({ name, text }, index) => (
            <li key={index}>
              {name && <Heard>{labels.facts[name]}: </Heard>}
              {text}
            </li>
          ))}
        </chakra.ul>
      )}
      {card.text !== undefined && <chakra.p color="muted">{card.text}</chakra.p>}
      <TextList items={card.points} listStyle="disc" ps="6" color="muted" />
      {card.tags.length > 0 && <Chips items={card.tags} />}
      {card.link && (
        <SiteLink href={card.link.href} variant="alone" about={card.title}>
          {card.link.label}
        </SiteLink>
      )}
      <CardDetails card={card} />
    </>
  );
}

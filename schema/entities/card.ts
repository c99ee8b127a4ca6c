import { type DateText, formatDate, formatPeriod } from "./define/dates.ts";
import { definitionOf, type Entity, type EntityType } from "./index.ts";

/** A card or expandable item, whatever it stands for, complete. */
export interface Card {
  kind: EntityType;
  /** The level of its heading, 1 to 6. */
  level: number;
  title: string;
  date: DateText | undefined;
  /** Short facts under the title: an institution, a result. */
  facts: string[];
  text: string | undefined;
  /** Single achievements under the text, a line each. */
  points: string[];
  tags: string[];
  link: { label: string; href: string } | undefined;
  /** A longer text behind a button; `id` names its dialog. */
  details: { id: string; label: string; paragraphs: string[] } | undefined;
}

/** What the place of a card knows, and the card doesn't. */
export interface CardContext {
  language: string;
  linkLabel: string;
  level: number;
  href: (href: string) => string;
  newId: (prefix: string) => string;
}

/** Turns whatever an entity is into what a card shows of it. */
export function makeCard(entity: Entity, { language, linkLabel, level, href, newId }: CardContext): Card {
  const {
    title,
    date,
    facts = [],
    text,
    points = [],
    tags = [],
    link,
    details,
  } = definitionOf(entity.type).card(entity);
  const shown = typeof link === "string" ? { label: linkLabel, href: link } : link;
  return {
    kind: entity.type,
    level,
    title,
    date: typeof date === "string" ? formatDate(date, language) : date && formatPeriod(date, language),
    facts: facts.filter((fact) => fact !== undefined),
    text,
    points,
    tags,
    link: shown && { label: shown.label, href: href(shown.href) },
    details: details && { id: newId("details"), ...details },
  };
}

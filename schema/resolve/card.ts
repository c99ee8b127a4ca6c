import type { Card } from "../blocks/define/resolver.ts";
import type { Entity } from "../entities/entity.ts";
import { formatDate, formatPeriod } from "./dates.ts";

/** What resolving a card needs to know. */
export interface CardContext {
  language: string;
  linkLabel: string;
  level: number;
  href: (href: string) => string;
  newId: (prefix: string) => string;
}

/** Turns whatever an entity is into what a card shows of it. */
export function resolveCard(entity: Entity, context: CardContext): Card {
  const empty: Card = {
    kind: entity.type,
    level: context.level,
    title: "",
    date: undefined,
    facts: [],
    text: undefined,
    points: [],
    tags: [],
    link: undefined,
    details: undefined,
  };
  const linkTo = (link: string | undefined) =>
    link === undefined ? undefined : { label: context.linkLabel, href: context.href(link) };
  switch (entity.type) {
    case "education":
      return {
        ...empty,
        title: entity.degree,
        date: formatPeriod(entity.start, entity.end, context.language),
        facts: present(entity.institution, entity.board, entity.result, entity.passOut?.toString()),
        tags: entity.courses ?? [],
        link: linkTo(entity.link),
      };
    case "experience":
      return {
        ...empty,
        title: entity.position,
        date: formatPeriod(entity.start, entity.end, context.language),
        facts: present(entity.organization, entity.about, entity.location),
        text: entity.description,
        points: entity.highlights ?? [],
        link: linkTo(entity.link),
      };
    case "achievement": {
      const link = entity.link && { label: entity.link.label, href: context.href(entity.link.href) };
      const details = entity.details && { id: context.newId("details"), ...entity.details };
      return {
        ...empty,
        title: entity.title,
        date: entity.date ? formatDate(entity.date, context.language) : undefined,
        facts: present(entity.issuer),
        text: entity.description,
        link,
        details,
      };
    }
    case "activity":
      return {
        ...empty,
        title: entity.title,
        date: formatPeriod(entity.start, entity.end, context.language),
        facts: present(entity.organization),
        text: entity.description,
        points: entity.highlights ?? [],
        link: linkTo(entity.link),
      };
    case "project":
      return {
        ...empty,
        title: entity.title,
        date: formatPeriod(entity.start, entity.end, context.language),
        facts: present(entity.roles?.join(", "), entity.organization, entity.category),
        text: entity.description,
        points: entity.highlights ?? [],
        tags: entity.tags ?? [],
        link: linkTo(entity.link),
      };
    case "skill":
      return {
        ...empty,
        title: entity.title,
        facts: present(entity.level),
        text: entity.description,
        tags: entity.tags ?? [],
      };
    case "language":
      return { ...empty, title: entity.title, facts: present(entity.fluency) };
    case "interest":
      return { ...empty, title: entity.title, text: entity.description, tags: entity.tags ?? [] };
    case "reference":
      return { ...empty, title: entity.title, facts: present(entity.position), text: entity.quote };
  }
}

function present(...values: (string | undefined)[]): string[] {
  return values.filter((value) => value !== undefined);
}

import { z } from "zod";
import type { KeyChoice } from "../../kinds.ts";
import { languages } from "../../language-list.ts";
import { cardLink } from "../../links.ts";
import { hidden, listOf, note } from "../../object.ts";
import { captionedImage, logo } from "../../pictures/image.ts";
import { action, body as anyBody, date, label, tag, text, webAddress } from "../../primitives.ts";
import type { Plain, Text } from "../../text.ts";
import type { WrittenText } from "../../texts.ts";
import type { Period } from "../dates.ts";
import type { JsonLdOptions } from "./json-ld.ts";
import type { ResumeSections } from "./resume.ts";

/**
 * A fact: a text, with a `name` for screen readers if it is unclear by itself (a bare year); a list, which each
 * language formats in its own way; or a level of skill.
 */
export type Fact = { text: Text; name?: "passOut" | "major" | "minor" } | { list: readonly Text[] } | { level: number };

/** What a card shows of an entity, the same for every language and page. */
export interface CardFace {
  title: Text;
  /** Shown before the title; its name in the icon set. */
  icon?: string | undefined;
  /** A year, month or day; or a period. Either end of a period may be missing. */
  date?: string | Period | undefined;
  /** Short facts under the title: an institution, a result. Facts that are unclear alone have a name. */
  facts?: readonly (Text | Fact | undefined)[];
  text?: Text | undefined;
  /** Single achievements under the text, one per line. */
  points?: Text[] | undefined;
  tags?: string[] | undefined;
  /** Target of the card. A bare address gets the link text of the block around it. */
  link?: string | { label: Text; href: string } | undefined;
  /** A longer text behind a button. */
  details?: ({ label?: Text | undefined } & WrittenText) | undefined;
}

/** Everything outputs need to know of one entity type besides its schema. */
export interface EntityOptions<Entity> {
  /**
   * What its card shows; plain-text outputs show the same. Omit the shared fields: dates, description, highlights,
   * tags, link and longer text.
   */
  readonly card: (entity: Entity) => CardFace;
  /** How the printed CV shows it. */
  readonly cv: {
    /** True if an entry takes a line or two, so that two fit side by side. */
    readonly isShort: boolean;
  };
  /** What readers of a portfolio look for in it. */
  readonly advice: {
    /** A `work` is something done, a `record` is attested by others, and a `claim` needs the other two as evidence. */
    readonly weight: "achievement" | "record" | "claim";
    /** Fields without which it says little. */
    readonly needs: readonly ("date" | "description")[];
  };
  readonly resume: ResumeSections<Plain<Entity>>;
  /** Its structured data for search engines (JSON-LD). */
  readonly jsonLd: JsonLdOptions<Plain<Entity>>;
}

const common = {
  note,
  hidden,
  languages,
  featured: z.boolean().optional().meta({
    default: false,
    description: "`true` gives it twice the room among the cards of a `card-grid`. Elsewhere it changes nothing.",
  }),
  links: listOf(cardLink)
    .optional()
    .meta({
      entry: "link",
      description: "Where the card leads, if to several places: each with words of its own.",
      examples: [[{ label: "Read more", href: "https://example.com/more", kind: "website" }]],
    }),
};

export type EntitySchema<Type extends string, Fields extends z.ZodRawShape> = z.ZodObject<
  { type: z.ZodLiteral<Type> } & Fields & typeof common,
  z.core.$strict
>;

interface EntityDefinition<Type extends string, Fields extends z.ZodRawShape>
  extends EntityOptions<z.output<EntitySchema<Type, Fields>>> {
  readonly type: Type;
  readonly description: string;
  readonly fields: Fields;
  readonly oneOfKeys?: KeyChoice;
  /** A complete, readable example. The editor's snippet and the documentation use it. */
  readonly example: z.input<EntitySchema<Type, Fields>>;
}

/** Builds an entity's schema from its fields. */
export function defineEntity<Type extends string, Fields extends z.ZodRawShape>(
  definition: EntityDefinition<Type, Fields>,
) {
  const { type, description, fields, oneOfKeys, card, ...options } = definition;
  const schema: EntitySchema<Type, Fields> = z.strictObject({ type: z.literal(type), ...fields, ...common });
  return {
    ...options,
    card: (entity: z.output<EntitySchema<Type, Fields>> & SharedFields) => ({ ...showShared(entity), ...card(entity) }),
    schema: schema.meta({ description, examples: [options.example], ...(oneOfKeys && { oneOfKeys }) }),
  };
}

/** Fields that have the same name in every entity type. */
export type SharedFields = z.output<
  z.ZodObject<typeof common & typeof period & typeof day & typeof picture & typeof ownLogo>
> &
  Pick<CardFace, "icon" | "tags" | "link" | "details"> & {
    description?: Text | undefined;
    highlights?: Text[] | undefined;
    body?: WrittenText["body"];
    linkLabel?: Text | undefined;
  };

/** The part of a card that shows the shared fields. */
function showShared(entity: SharedFields): Omit<CardFace, "title"> {
  const { icon, date, start, end, description, highlights, tags, link, body, details } = entity;
  return {
    icon,
    date: date ?? { start, end },
    text: description,
    points: highlights,
    tags,
    link,
    details: details ?? (body === undefined ? undefined : { body }),
  };
}

const precision = z.enum(["year", "month", "day"]).optional();

const inWords = label.optional().meta({
  description:
    "When it was, in words: they are shown in place of the dates, which search engines and résumés are still told.",
  examples: ["Two summers", "Since my second year"],
});

export const period = {
  start: date.optional().meta({ description: "When it began: a year, a month or a day." }),
  end: date.optional().meta({ description: "When it ended. Leave it out while it goes on." }),
  precision: precision.meta({
    description:
      "What is shown of both dates: the `year`, the `month` or the `day`. If you leave it out: the month of days, else what is written.",
  }),
  period: inWords,
};

/** The time of what may go on for a while, or have one moment. */
export const periodOrDay = {
  ...period,
  date: date.optional().meta({
    description: "When it was, in place of `start` and `end`: a year, a month or a day.",
    examples: ["2024-11"],
  }),
};

export const day = {
  date: date.optional().meta({ description: "When it was: a year, a month or a day." }),
  precision: precision.meta({
    description:
      "What is shown of the date: the `year`, the `month` or the `day`. If you leave it out: what is written.",
  }),
  period: inWords.meta({ description: "When it was, in words: they are shown in place of the date." }),
};

export const picture = {
  image: captionedImage.optional().meta({ description: "A picture of it, which stands over its words." }),
};

/** Logo of the organization that made or gave it. */
export const ownLogo = {
  logo: logo.optional().meta({ description: "The logo of it or of the organization, small beside the title." }),
};

export const description = text.optional().meta({ description: "A sentence or two." });

export const tags = listOf(tag)
  .optional()
  .meta({ entry: "tag", description: "Short words, shown as small labels.", examples: [["Git", "MongoDB"]] });

export const linkLabel = action
  .optional()
  .meta({ description: "The words of the link; those of the block around it, if left out.", examples: ["Live demo"] });

export const openLabel = action.optional().meta({
  description: "The words on the button; ours in the language of the site, if you leave them out.",
  examples: ["Learn More"],
});

export const body = anyBody.optional().meta({
  description:
    'The whole story in Markdown, which a button opens: a text, a list of texts, or a file, { "file": "texts/line-follower.md" }.',
});

export const highlights = listOf(text)
  .optional()
  .meta({
    description: "What you are proud of in it, a line each.",
    examples: [["Cut the time of a test run from 40 minutes to 6."]],
  });

/** Fields of a role besides its name and place. */
export const role = {
  description,
  highlights,
  link: webAddress.optional().meta({ description: "The web address of the organization." }),
  linkLabel,
  ...period,
  ...picture,
  ...ownLogo,
};

import { z } from "zod";
import type { KeyChoice } from "../../kinds.ts";
import { languages } from "../../language.ts";
import { cardLink } from "../../links.ts";
import { hidden, listOf, note } from "../../object.ts";
import { captionedImage, logo } from "../../pictures/image.ts";
import { action, body as anyBody, date, label, tag, text, webAddress } from "../../primitives.ts";
import type { Plain, Text } from "../../text.ts";
import type { WrittenText } from "../../texts.ts";
import type { Period } from "../dates.ts";
import type { JsonLdAnswers } from "./json-ld.ts";
import type { ResumeSections } from "./resume.ts";

/**
 * A fact: with what it is, for those who don't see where it stands (a bare year); several of a kind, which each language
 * lists in its way; or how well somebody knows a thing.
 */
export type Fact = { text: Text; name?: "passOut" | "major" | "minor" } | { list: readonly Text[] } | { level: number };

/** What a card shows of an entity, as the content has it: the same for every language and page. */
export interface CardFace {
  title: Text;
  /** A sign before the title, by its name in the icon set. */
  icon?: string | undefined;
  /** A year, month or day; or a period, either end of which may be missing. */
  date?: string | Period | undefined;
  /** Short facts under the title: an institution, a result; those that say little alone have a name. */
  facts?: readonly (Text | Fact | undefined)[];
  text?: Text | undefined;
  /** Single achievements under the text, a line each. */
  points?: Text[] | undefined;
  tags?: string[] | undefined;
  /** Where the card leads; a bare address has the words that the block around it gives. */
  link?: string | { label: Text; href: string } | undefined;
  /** A longer text behind a button. */
  details?: ({ label?: Text | undefined } & WrittenText) | undefined;
}

/** What there is to know of one kind of entity, beside its shape: every format reads it from here. */
export interface EntityAnswers<Entity> {
  /**
   * What its card shows; what the card shows is also what the plain text says. A definition leaves out what the card
   * shows of every kind that has it: dates, description, highlights, tags, link and longer text.
   */
  readonly card: (entity: Entity) => CardFace;
  /** How the printed CV tells it. */
  readonly cv: {
    /** Its kind's place, from 1, in the order in which a reader looks for things; imported sites and JSON-LD keep it. */
    readonly rank: number;
    /** Whether it is told in a line or two, so that two stand side by side. */
    readonly isShort: boolean;
  };
  /** What readers of a portfolio look for in it. */
  readonly advice: {
    /** What somebody has done, what others attest, or a claim that the other two bear out. */
    readonly standing: "deed" | "record" | "claim";
    /** What it says little without. */
    readonly needs: readonly ("date" | "description")[];
  };
  /** What a JSON Resume says of it. */
  readonly resume: ResumeSections<Plain<Entity>>;
  /** What search engines are told of it (JSON-LD). */
  readonly jsonLd: JsonLdAnswers<Plain<Entity>>;
}

/** What every entity may say. */
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
      examples: [[{ label: "Source code", href: "https://github.com/your-name/campus-connect", kind: "code" }]],
    }),
};

export type EntitySchema<Type extends string, Fields extends z.ZodRawShape> = z.ZodObject<
  { type: z.ZodLiteral<Type> } & Fields & typeof common,
  z.core.$strict
>;

/** One kind of entity: what the file may say of it, an example of that, and what others make of it. */
interface EntityDefinition<Type extends string, Fields extends z.ZodRawShape>
  extends EntityAnswers<z.output<EntitySchema<Type, Fields>>> {
  readonly type: Type;
  readonly description: string;
  readonly fields: Fields;
  /** Of which of its fields it has one. */
  readonly oneOfKeys?: KeyChoice;
  /** A complete, readable example: the editor's snippet and the documentation's sample. */
  readonly example: z.input<EntitySchema<Type, Fields>>;
}

/** Makes an entity's schema of its fields. */
export function defineEntity<Type extends string, Fields extends z.ZodRawShape>(
  definition: EntityDefinition<Type, Fields>,
) {
  const { type, description, fields, oneOfKeys, card, ...answers } = definition;
  const schema: EntitySchema<Type, Fields> = z.strictObject({ type: z.literal(type), ...fields, ...common });
  return {
    ...answers,
    card: (entity: z.output<EntitySchema<Type, Fields>> & SharedFields) => ({ ...showShared(entity), ...card(entity) }),
    schema: schema.meta({ description, examples: [answers.example], ...(oneOfKeys && { oneOfKeys }) }),
  };
}

/** Fields that have one name in every kind of entity that has them. */
export type SharedFields = z.output<
  z.ZodObject<typeof common & typeof period & typeof day & typeof picture & typeof sign>
> &
  Pick<CardFace, "icon" | "tags" | "link" | "details"> & {
    description?: Text | undefined;
    highlights?: Text[] | undefined;
    body?: WrittenText["body"];
    linkLabel?: Text | undefined;
  };

/** What cards show of them. */
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

/** How exactly dates are shown. */
const precision = z.enum(["year", "month", "day"]).optional();

/** When it was, in words. */
const inWords = label.optional().meta({
  description:
    "When it was, in words: they are shown in place of the dates, which search engines and résumés are still told.",
  examples: ["Two summers", "Since my second year"],
});

export const period = {
  start: date.optional().meta({ description: "When it began: a year, a month or a day." }),
  end: date.optional().meta({ description: "When it ended. Leave it out while it goes on." }),
  precision: precision.meta({
    description: "How exactly the two are shown: by `year`, `month` or `day`. Of whole days, the month if left out.",
  }),
  period: inWords,
};

/** A single date. */
export const day = {
  date: date.optional().meta({ description: "When it was: a year, a month or a day." }),
  precision: precision.meta({
    description: "How exactly the date is shown: by `year`, `month` or `day`; as it is written, if left out.",
  }),
  period: inWords.meta({ description: "When it was, in words: they are shown in place of the date." }),
};

/** A picture of it, as cards and items show it. */
export const picture = {
  image: captionedImage.optional().meta({ description: "A picture of it, which stands over its words." }),
};

/** The sign of who made it, or gave it. */
export const sign = {
  logo: logo.optional().meta({ description: "The logo of it or of the organization, small beside the title." }),
};

export const description = text.optional().meta({ description: "A sentence or two." });

export const tags = listOf(tag)
  .optional()
  .meta({ entry: "tag", description: "Short words, shown as small labels.", examples: [["Git", "MongoDB"]] });

/** The words of a link that is a bare address. */
export const linkLabel = action
  .optional()
  .meta({ description: "The words of the link; those of the block around it, if left out.", examples: ["Live demo"] });

/** The words on the button that opens a longer text. */
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

/** What is said of a role beside its name and place. */
export const role = {
  description,
  highlights,
  link: webAddress.optional().meta({ description: "The web address of the organization." }),
  linkLabel,
  ...period,
  ...picture,
  ...sign,
};

import type { z } from "zod";
import type { Period } from "./dates.ts";
import type { JsonLdAnswers } from "./json-ld.ts";
import type { ResumeSections } from "./resume.ts";

/** What a card shows of an entity, as the content has it: the same for every language and page. */
export interface CardFace {
  title: string;
  /** A year, month or day; or a period, either end of which may be missing. */
  date?: string | Period | undefined;
  /** Short facts under the title: an institution, a result. */
  facts?: readonly (string | undefined)[];
  text?: string | undefined;
  /** Single achievements under the text, a line each. */
  points?: string[] | undefined;
  tags?: string[] | undefined;
  /** Where the card leads; a bare address has the words that the block around it gives. */
  link?: string | { label: string; href: string } | undefined;
  /** A longer text behind a button. */
  details?: { label: string; paragraphs: string[] } | undefined;
}

/** What there is to know of one kind of entity, beside its shape: every format reads it from here. */
export interface EntityAnswers<Entity> {
  /** What its card shows; what the card shows is also what the plain text says. */
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
  readonly resume: ResumeSections<Entity>;
  /** What search engines are told of it (JSON-LD). */
  readonly jsonLd: JsonLdAnswers<Entity>;
}

/** One kind of entity: what the file may say of it, an example of that, and what others make of it. */
export interface EntityDefinition<Schema extends z.ZodType> extends EntityAnswers<z.output<Schema>> {
  readonly schema: Schema;
  /** A complete, readable example: the editor's snippet and the documentation's sample. */
  readonly example: z.input<Schema>;
}

/** Gives an entity's definition its types; returns it as it is. */
export function defineEntity<Schema extends z.ZodType>(definition: EntityDefinition<Schema>): EntityDefinition<Schema> {
  return definition;
}

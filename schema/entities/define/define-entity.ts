import type { z } from "zod";
import type { CardFace } from "./card-face.ts";
import type { JsonLdAnswers } from "./json-ld.ts";
import type { ResumeAnswers } from "./resume.ts";

/** What there is to know of one kind of entity, beside its shape: every format reads it from here. */
export interface EntityAnswers<Entity> {
  /** What its card shows; what the card shows is also what the plain text says. */
  readonly card: (entity: Entity) => CardFace;
  readonly cv: {
    /** Its kind's place in the CV, from 1: in the order in which a reader looks for things. Every format keeps it. */
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
  readonly resume: ResumeAnswers<Entity>;
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

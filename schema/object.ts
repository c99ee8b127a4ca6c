import { z } from "zod";
import { languages } from "./language.ts";

/** What every object of the file may say, whatever it is. */
export const note = z
  .string()
  .optional()
  .meta({
    kind: "remark",
    description: "A remark for yourself. It is published nowhere; only in a contact block is a note for visitors.",
    examples: ["Ask the club for a better picture."],
  });

/** Whether an entry of a list is left out. */
export const hidden = z
  .boolean()
  .optional()
  .meta({ default: false, description: "`true` leaves this out of the site, but keeps it in the file." });

/** An object that says nothing but these keys, and a remark of the owner's. */
export function object<Fields extends z.ZodRawShape>(fields: Fields) {
  return z.strictObject({ note, ...fields });
}

/** The same as an entry of a list: it may be hidden, too. */
export function entry<Fields extends z.ZodRawShape>(fields: Fields) {
  return object({ hidden, languages, ...fields });
}

/** A list that says something: a key whose list would be empty is left out. */
export function listOf<Item extends z.ZodType>(item: Item) {
  return z.array(item).min(1);
}

/** An entry with these fields, as checked. */
export type EntryOf<Fields extends z.ZodRawShape> = z.output<ReturnType<typeof entry<Fields>>>;

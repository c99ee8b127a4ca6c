import { z } from "zod";
import { languages } from "./language-list.ts";

/** A remark, allowed in every object. */
export const note = z
  .string()
  .optional()
  .meta({
    kind: "remark",
    description: "A remark for yourself. It is never published.",
    examples: ["Ask the club for a better picture."],
  });

export const hidden = z
  .boolean()
  .optional()
  .meta({ default: false, description: "`true` leaves this out of the site, but keeps it in the file." });

/** An object with exactly these keys and an optional remark. */
export function object<Fields extends z.ZodRawShape>(fields: Fields) {
  return z.strictObject({ note, ...fields });
}

/** An object as an entry of a list, which can also be hidden. */
export function entry<Fields extends z.ZodRawShape>(fields: Fields) {
  return object({ hidden, languages, ...fields });
}

/** A list that can't be empty: owners omit the key instead. */
export function listOf<Item extends z.ZodType>(item: Item) {
  return z.array(item).min(1);
}

export type EntryOf<Fields extends z.ZodRawShape> = z.output<ReturnType<typeof entry<Fields>>>;

import { z } from "zod";

/** How many of the records in a file a block shows. */
export const limit = z
  .int()
  .min(1)
  .max(1000)
  .optional()
  .meta({ description: "The most to show, from the first; all of the file, if you leave this out.", examples: [6] });

/** The records that a block shows, of a file that has been read. */
export function chooseFirst<Record>(source: string | readonly Record[], limit: number | undefined): readonly Record[] {
  return typeof source === "string" ? [] : source.slice(0, limit);
}

import { z } from "zod";

/** Field for the maximum number of records that a block shows. */
export const limit = z
  .int()
  .min(1)
  .max(1000)
  .optional()
  .meta({ description: "The most to show, from the first; all of the file, if you leave this out.", examples: [6] });

/** The first records of a file; empty if it has not been read. */
export function chooseFirst<Record>(source: string | readonly Record[], limit: number | undefined): readonly Record[] {
  return typeof source === "string" ? [] : source.slice(0, limit);
}

import { z } from "zod";
import type { RecordKind } from "../kinds.ts";
import { fileName } from "../primitives.ts";

const examples: { readonly [K in RecordKind]: string } = {
  bibliographyFile: "papers.bib",
  repositoriesFile: "github.json",
  feedFile: "feed.json",
};

/** The name of a file of records. After the check, it is replaced by the records. */
export function recordFile<Record>(kind: RecordKind): z.ZodType<string | readonly Record[], string> {
  return fileName(kind, examples[kind]);
}

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

import type { z } from "zod";
import type { RecordKind } from "../kinds.ts";
import { fileName } from "../primitives.ts";

const examples: { readonly [K in RecordKind]: string } = {
  bibliographyFile: "papers.bib",
  repositoriesFile: "github.json",
  feedFile: "feed.json",
};

/** The name of a file of records: behind the check, what stands in it. */
export function recordFile<Record>(kind: RecordKind): z.ZodType<string | readonly Record[], string> {
  return fileName(kind, examples[kind]);
}

import type { Publication, PublicationGenre } from "../../../schema/records/publication.ts";

/** Genres by entry type, where they say more than the heading above a list of such entries. */
const byType: Readonly<Record<string, PublicationGenre>> = {
  phdthesis: "phdThesis",
  mastersthesis: "mastersThesis",
  techreport: "technicalReport",
  software: "software",
  dataset: "dataset",
  data: "dataset",
};

/** BibLaTeX's keywords for the field `type`, which it translates. */
const byWord: Readonly<Record<string, PublicationGenre>> = {
  phdthesis: "phdThesis",
  mathesis: "mastersThesis",
  mastersthesis: "mastersThesis",
  techreport: "technicalReport",
  software: "software",
  datacd: "dataset",
};

/** Entry types in which the field `type` names a genre; some only by the custom of programs. */
const withGenre: ReadonlySet<string> = new Set([
  ...Object.keys(byType),
  "thesis",
  "report",
  "misc",
  "unpublished",
  "manual",
  "patent",
]);

/** Returns the genre that the field `type` names, or else that of the entry type. */
export function readGenre(type: string, written: string | undefined): Publication["genre"] {
  if (!withGenre.has(type)) return undefined;
  const known = byWord[(written ?? "").toLowerCase()] ?? (written === undefined ? byType[type] : undefined);
  if (known !== undefined) return { known };
  return written === undefined ? undefined : { written };
}

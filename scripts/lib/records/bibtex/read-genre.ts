import type { Publication, PublicationGenre } from "../../../../schema/records/publication.ts";

/** What entries are by their type, where that is more than the heading over a list of them says. */
const byType: Readonly<Record<string, PublicationGenre>> = {
  phdthesis: "phdThesis",
  mastersthesis: "mastersThesis",
  techreport: "technicalReport",
  software: "software",
  dataset: "dataset",
  data: "dataset",
};

/** BibLaTeX's own words for the field `type`, of which it has translations. */
const byWord: Readonly<Record<string, PublicationGenre>> = {
  phdthesis: "phdThesis",
  mathesis: "mastersThesis",
  mastersthesis: "mastersThesis",
  techreport: "technicalReport",
  software: "software",
  datacd: "dataset",
};

/** Programs write the kind of work in here that theirs is, too. */
const withGenre: ReadonlySet<string> = new Set([
  ...Object.keys(byType),
  "thesis",
  "report",
  "misc",
  "unpublished",
  "manual",
  "patent",
]);

/** What a work says that it is: the words of the entry, or else those of its type. */
export function readGenre(type: string, written: string | undefined): Publication["genre"] {
  if (!withGenre.has(type)) return undefined;
  const known = byWord[(written ?? "").toLowerCase()] ?? (written === undefined ? byType[type] : undefined);
  if (known !== undefined) return { known };
  return written === undefined ? undefined : { written };
}

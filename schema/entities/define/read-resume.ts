/**
 * An entry of a résumé while it is read. What was read of it counts as taken, and what was read otherwise than it is
 * written is told; so is, in the end, whatever nobody read.
 */
export interface ResumePart {
  /** The text under the first of these names that has one: today's name first, then those of older versions. */
  text(...keys: string[]): string | undefined;
  /** The texts of a list; of a bare text, that one. */
  texts(key: string): string[] | undefined;
  /** A date as content writes it; undefined where something goes on. */
  date(key: string): string | undefined;
  /** A web address under the first of these names that has one. */
  address(...keys: string[]): string | undefined;
  /** Tells the owner something of the entry. */
  note(message: string): void;
}

/** A role and where it was; of a role that isn't named, the organization is the title. */
export function readRole(
  part: ResumePart,
  organizationKeys: readonly string[],
): { title: string; organization: string | undefined } | undefined {
  const title = part.text("position");
  const organization = part.text(...organizationKeys);
  if (title !== undefined) return { title, organization };
  if (organization === undefined) return undefined;
  part.note("names no position; the organization stands in its place.");
  return { title: organization, organization: undefined };
}

/** A name with keywords; keywords alone get a title. */
export function readKeywords(
  part: ResumePart,
  fallback: string,
): { title: string; tags?: string[] | undefined } | undefined {
  const tags = part.texts("keywords");
  const title = part.text("name");
  if (title === undefined && tags === undefined) return undefined;
  if (title === undefined) part.note(`has no name; it is titled "${fallback}".`);
  return { title: title ?? fallback, tags };
}

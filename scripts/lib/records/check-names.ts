import type { RuleReport } from "../../../schema/messages/message.ts";
import { find } from "../../../schema/messages/messages.ts";
import type { BibtexEntry } from "./scan-entries.ts";
import { splitOutside } from "./split-latex.ts";

/** The part between two commas of a name: "King, Jr., Martin Luther". */
const rank = /^(?:jr|sr|junior|senior|[ivx]+|[0-9]+(?:st|nd|rd|th)|esq|ph\. ?d|phd|m\. ?d|md)\.?$/i;

/** Finds names not joined by "and". BibTeX reads them as one name and drops what follows its third part. */
export function checkNames({ fields }: BibtexEntry): RuleReport[] {
  return ["author", "editor"].flatMap((field) => {
    const value = fields.get(field);
    if (!value) return [];
    const bad = splitOutside(value.value, /\s+and\s+/iy).find(isSeveral);
    if (bad === undefined) return [];
    const name = bad.replace(/\s+/g, " ").trim();
    return [find("bibtex-joined-names", value, { field, name, remedy: joinNames(name) })];
  });
}

function isSeveral(name: string): boolean {
  // BibLaTeX's own syntax: family=Rao, given=Asha.
  if (/^\s*(?:family|given|prefix|suffix)\s*=/i.test(name)) return false;
  const [family = "", middle = "", ...given] = splitOutside(name, /,/y).map((part) => part.trim());
  if (family !== "" && splitOutside(name, /;\s/y).length > 1) return true;
  return given.length > 1 || (given.length === 1 && !rank.test(middle));
}

/** Joins the names with "and" if their number is certain. */
function joinNames(name: string): string | undefined {
  if (name.includes(";"))
    return splitOutside(name, /\s*;\s*/y)
      .filter(Boolean)
      .join(" and ");
  const parts = splitOutside(name, /\s*,\s*/y).filter(Boolean);
  if (parts.every((part) => part.includes(" "))) return parts.join(" and ");
  if (parts.length % 2 === 1) return undefined;
  const pairs = parts.flatMap((family, index) => (index % 2 === 0 ? `${family}, ${parts[index + 1]}` : []));
  return pairs.join(" and ");
}

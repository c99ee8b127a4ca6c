import { type Field, isEmpty, isRecord, namedFields } from "../reading.ts";
import { type Draft, keep } from "./draft.ts";
import type { Findings } from "./findings.ts";
import { fieldNames, ongoingNames } from "./names.ts";
import { plainName } from "./plain-name.ts";
import { reshape } from "./reshape.ts";

/** Names that JSON Resume itself had before are no news. */
const formerNames: ReadonlySet<string> = new Set(["company", "website", "picture", "gpa"]);

/**
 * An entry with its fields under the names of JSON Resume.
 * @param section its name there, or `profiles` or `links`
 * @param isForeign whether the section itself has another name: `description` in `work` is the company's, elsewhere what was done
 */
export function renameEntry(entry: Field, section: string, findings: Findings, isForeign = false): Draft {
  if (!isRecord(entry.value)) return keep(entry);
  const names = fieldNames.get(section) ?? new Map<string, string>();
  const own = new Set(names.values());
  if (isForeign && section === "work") own.delete("description");
  const fields = new Map<string, Draft>();
  const put = (key: string, name: string, field: Field): boolean => {
    const drafts = reshape(field, name, {
      key,
      section,
      findings,
      rename: (other, kind) => renameEntry(other, kind, findings),
      has: (other) => own.has(other) && !fields.has(other),
    });
    if (drafts.length === 0) return false;
    for (const [target, draft] of drafts) fields.set(target, draft);
    if (plainName(name) !== plainName(key) && !formerNames.has(key)) findings.renamed.set(key, name);
    return true;
  };
  const others: [string, Field][] = [];
  for (const [key, field] of namedFields(entry)) {
    if (own.has(key) && !isEmpty(field.value)) {
      if (!put(key, key, field)) fields.set(key, keep(field));
    } else others.push([key, field]);
  }
  for (const [key, field] of others) {
    const plain = plainName(key);
    const name = isForeign && section === "work" && plain === "description" ? "summary" : names.get(plain);
    if (own.has(key) || isSaid(field, name, fields)) continue;
    if (ongoingNames.has(plain) && field.value === true && !fields.has("endDate")) continue;
    if (name === undefined || isEmpty(field.value) || !put(key, name, field)) findings.unknown.push(field);
  }
  // What is empty is still told to be.
  for (const [key, field] of others) if (own.has(key) && !fields.has(key)) fields.set(key, keep(field));
  return { origin: entry.path, fields };
}

/** Whether a field says what another of the same meaning says already. */
function isSaid({ value }: Field, name: string | undefined, fields: ReadonlyMap<string, Draft>): boolean {
  const said = name === undefined ? undefined : fields.get(name);
  return said !== undefined && "value" in said && said.value === value;
}

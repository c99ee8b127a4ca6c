import { childrenOf, type Field, isRecord, namedFields } from "../reading.ts";
import { type Draft, keep } from "./draft.ts";
import type { Findings } from "./findings.ts";
import { fieldNames, listNames } from "./names.ts";
import { plainName, writeTitle } from "./plain-name.ts";
import { renameEntry } from "./rename.ts";

/** Sections that are often an object in which each name is an entry's, and what is said of it. */
const maps: Readonly<Record<string, { name: string; said: string; listed: string }>> = {
  skills: { name: "name", said: "level", listed: "keywords" },
  languages: { name: "language", said: "fluency", listed: "fluency" },
  interests: { name: "name", said: "summary", listed: "keywords" },
};

/** The entries of a section, whatever they stand in. */
export function readEntries(section: Field, name: string, findings: Findings, isForeign: boolean): Draft[] {
  const { value } = section;
  const rename = (entry: Field) => renameEntry(entry, name, findings, isForeign);
  const readList = (list: Field) => alignLevels(childrenOf(list).filter(isShown).map(rename));
  const isShown = (entry: Field) => {
    const isHidden = namedFields(entry).some(([key, field]) => hidingNames.has(key) && field.value === true);
    if (isHidden) findings.hidden.push(entry);
    return !isHidden;
  };
  if (Array.isArray(value)) return readList(section);
  if (typeof value === "string" && Object.hasOwn(maps, name)) return splitList(section);
  if (!isRecord(value)) return [keep(section)];
  const fields = namedFields(section);
  const lists = fields.filter(([key, field]) => listNames.has(plainName(key)) && Array.isArray(field.value));
  if (lists.length > 0) {
    for (const one of fields.filter((field) => !lists.includes(field)).map(([, field]) => field))
      findings.unknown.push(one);
    return lists.flatMap(([, list]) => readList(list));
  }
  const map = Object.hasOwn(maps, name) ? maps[name] : undefined;
  // An object that says what an entry says is one.
  if (!map || fields.some(([key]) => fieldNames.get(name)?.get(plainName(key)) === map.name)) return [rename(section)];
  return fields.flatMap(([key, field]) => readNamed(key, field, map, rename));
}

/** What says of an entry that it is for its owner alone. */
const hidingNames: ReadonlySet<string> = new Set(["private", "hidden", "ignore"]);

/** Levels that are bare numbers are all on one scale: beside a 9, a 5 is five of ten. */
function alignLevels(entries: Draft[]): Draft[] {
  const levels = entries.map((entry) => {
    const level = "fields" in entry ? entry.fields.get("level") : undefined;
    const number = level && "value" in level && String(level.value).trim();
    return number && /^[0-9]+(?:\.[0-9]+)?$/.test(number) ? Number(number) : undefined;
  });
  const most = Math.max(0, ...levels.map((level = 0) => level));
  if (most <= 5 || most > 100) return entries;
  return entries.map((entry, index) => {
    const number = levels[index];
    if (number === undefined || !("fields" in entry)) return entry;
    const origin = entry.fields.get("level")?.origin ?? entry.origin;
    const level = { origin, value: `${number}/${most <= 10 ? 10 : 100}` };
    return { ...entry, fields: new Map([...entry.fields, ["level", level]]) };
  });
}

/** An entry by the name under which it stands: what is said of it, a list of what belongs to it, or entries of their own. */
function readNamed(
  key: string,
  field: Field,
  { name, said, listed }: { name: string; said: string; listed: string },
  rename: (entry: Field) => Draft,
): Draft[] {
  const items = Array.isArray(field.value) ? childrenOf(field) : [];
  if (items.some(({ value }) => isRecord(value))) return items.map(rename);
  const title: Draft = { origin: field.path, value: writeTitle(key) };
  if (isRecord(field.value)) {
    const entry = rename(field);
    return "fields" in entry ? [{ origin: field.path, fields: new Map([[name, title], ...entry.fields]) }] : [];
  }
  const isList = items.length > 0 || (typeof field.value === "string" && field.value.includes(","));
  return [
    {
      origin: field.path,
      fields: new Map([
        [name, title],
        [isList ? listed : said, keep(field)],
      ]),
    },
  ];
}

/** Words in one text, as people list them. */
function splitList({ path, value }: Field): Draft[] {
  return String(value)
    .split(/[,;\n]/)
    .map((word) => word.trim())
    .filter(Boolean)
    .map((word) => ({ origin: path, value: word }));
}

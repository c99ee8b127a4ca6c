import { Value } from "../../tree/value.ts";
import { fieldNames, listNames, plainName, writeTitle } from "./names.ts";
import { type FieldNotes, renameEntry } from "./rename.ts";

/** Sections often written as an object by name. A single value becomes the field `said`, a list `listed`. */
const maps: Readonly<Record<string, { name: string; said: string; listed: string }>> = {
  skills: { name: "name", said: "level", listed: "keywords" },
  languages: { name: "language", said: "fluency", listed: "fluency" },
  interests: { name: "name", said: "summary", listed: "keywords" },
};

/** Reads a section's entries from a list, an object or a text. */
export function readEntries(
  section: Value,
  name: string,
  fieldNotes: FieldNotes,
  isForeign: boolean,
): readonly Value[] {
  const rename = (entry: Value) => renameEntry(entry, name, fieldNotes, isForeign);
  const readList = (list: Value) =>
    alignLevels(
      list.children
        .filter(isShown)
        .flatMap((entry) => spreadPositions(entry, name))
        .map(rename),
    );
  const isShown = (entry: Value) => {
    const isHidden = hidingNames.some((key) => entry.at(key)?.content === true);
    if (isHidden) fieldNotes.hidden.push(entry);
    return !isHidden;
  };
  if (section.isList) return readList(section);
  if (typeof section.content === "string" && Object.hasOwn(maps, name)) return splitList(section, section.content);
  if (!section.isObject) return [section];
  const fields = [...section.fields];
  const lists = fields.flatMap(([key, field]) => (listNames.has(plainName(key)) && field.isList ? [field] : []));
  if (lists.length > 0) {
    for (const [key, field] of fields) if (!lists.includes(field)) fieldNotes.leave(key, field);
    return lists.flatMap(readList);
  }
  const map = Object.hasOwn(maps, name) ? maps[name] : undefined;
  // An object with an entry's fields is a single entry.
  if (!map || fields.some(([key]) => fieldNames.get(name)?.get(plainName(key)) === map.name)) return [rename(section)];
  return fields.flatMap(([key, field]) => readNamed(key, field, map, rename));
}

/** An employer with several positions becomes an entry for each; what is said of the employer is said with the first. */
function spreadPositions(entry: Value, section: string): readonly Value[] {
  const [found] = [...entry.fields].filter(([key, { isList, children }]) => {
    return /^(?:positions|roles|jobs)$/.test(plainName(key)) && isList && children.every(({ isObject }) => isObject);
  });
  if (found === undefined || found[1].children.length === 0) return [entry];
  const [key, { children }] = found;
  const { [key]: _, ...own } = entry.members;
  const names = fieldNames.get(section);
  const brief = Object.entries(own).filter(([name]) =>
    /^(?:name|organization|location|url)$/.test(names?.get(plainName(name)) ?? name),
  );
  return children.map((position, index) => position.extend(index === 0 ? own : Object.fromEntries(brief)));
}

const hidingNames = ["private", "hidden", "ignore"];

/** Levels that are plain numbers share one scale: beside a 9, a 5 is five out of ten. */
function alignLevels(entries: Value[]): Value[] {
  const levels = entries.map((entry) => {
    const level = entry.at("level");
    const number = String(level?.content).trim();
    return level && /^[0-9]+(?:\.[0-9]+)?$/.test(number) ? { level, number: Number(number) } : undefined;
  });
  const most = Math.max(0, ...levels.map((level) => level?.number ?? 0));
  if (most <= 5 || most > 100) return entries;
  return entries.map((entry, index) => {
    const { level, number } = levels[index] ?? {};
    if (level === undefined) return entry;
    return entry.with(new Map([...entry.fields, ["level", level.say(`${number}/${most <= 10 ? 10 : 100}`)]]));
  });
}

/** Reads an entry stored under its name. Its value is a description, a list of keywords or a list of entries. */
function readNamed(
  key: string,
  field: Value,
  { name, said, listed }: { name: string; said: string; listed: string },
  rename: (entry: Value) => Value,
): Value[] {
  if (field.isList && field.children.some(({ isObject }) => isObject)) return field.children.map(rename);
  const title = field.say(writeTitle(key));
  if (field.isObject) return [new Value(field.place, new Map([[name, title], ...rename(field).fields]))];
  const isListed = field.isList ? !field.isEmpty : String(field.content).includes(",");
  return [field.object({ [name]: title, [isListed ? listed : said]: field })];
}

/** Splits a text at commas, semicolons and line ends. */
function splitList(section: Value, text: string): Value[] {
  const words = text.split(/[,;\n]/).map((word) => word.trim());
  return words.filter(Boolean).map((word) => section.say(word));
}

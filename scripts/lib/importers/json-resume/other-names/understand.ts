import { sectionNames } from "../../../../../schema/entities/define/resume.ts";
import { ownSectionsName } from "../../tree/sections.ts";
import { keptName } from "../../tree/shape.ts";
import { itemsOf, Value } from "../../tree/value.ts";
import type { Note } from "../reading.ts";
import { readEntries } from "./entries.ts";
import { fieldNames, personNames, plainName, sectionByName, wrapperNames, writeTitle } from "./names.ts";
import { Person } from "./person.ts";
import { FieldNotes, renameEntry } from "./rename.ts";

/** A résumé under JSON Resume's current names. */
interface Understood {
  resume: Value;
  /** Which other names were recognized. */
  notes: Note[];
  unknown: Value[];
  /** Entries that the owner marked as private. */
  hidden: Value[];
}

const ownSections: ReadonlySet<string> = new Set(sectionNames);

/** Fields kept as they are: those about the file, and sections that an importer has already prepared. */
const settledNames: ReadonlySet<string> = new Set(["$schema", "meta", ownSectionsName]);

/** Reads common other names of sections and fields as JSON Resume's. All other values are returned as unknown. */
export function understand(written: Value): Understood {
  const notes: Note[] = [];
  const unknown: Value[] = [];
  const hidden: Value[] = [];
  const sections = new Map<string, Value[]>();
  const others = new Map<string, Value>();
  const cards: Value[] = [];
  const ofPerson = new FieldNotes(unknown, hidden);
  const person = new Person(ofPerson);

  function takeSection(key: string, field: Value): boolean {
    const name = ownSections.has(key) ? key : sectionByName.get(plainName(key));
    if (name === undefined) return false;
    const fieldNotes = new FieldNotes(unknown, hidden);
    const entries = readEntries(field, name, fieldNotes, key !== name);
    if (field.isObject && entries[0]?.place === field.place)
      notes.push({ path: field.place, message: "is one entry where a list belongs; it was read as a list of one." });
    const fields = fieldNotes.describe();
    if (key !== name) notes.push({ path: field.place, message: `was read as ${name}${fields && `, with ${fields}`}.` });
    else if (fields) notes.push({ path: field.place, message: `was read with ${fields}.` });
    sections.set(name, [...(sections.get(name) ?? []), ...entries]);
    return true;
  }

  function takePerson(object: Value): void {
    for (const [key, field] of object.fields)
      if (field.isEmpty || !(person.take(key, field) || takeSection(key, field))) unknown.push(field);
  }

  function takeOwn(key: string, field: Value): void {
    const kept = key === keptName ? itemsOf(field) : [];
    const parts = kept.length > 0 ? kept.flatMap((one) => [...one.fields]) : [[key, field] as const];
    for (const [name, part] of parts) {
      const found = part.refusal === undefined ? readCards(name, part, new FieldNotes(unknown, hidden)) : undefined;
      if (found === undefined) unknown.push(part);
      else cards.push(found);
    }
  }

  const fields = unwrap(written);
  const basics = fields.find(([key]) => key === "basics")?.[1];
  // Fields of `basics` win over the same fields elsewhere.
  if (basics?.isObject) takePerson(basics);
  // Objects with a name describe the person; the title of a header without one may be a logo.
  const hasName = (field: Value) => [...field.fields.keys()].some((key) => /^(?:full)?name$/i.test(key));
  const persons = fields
    .flatMap(([key, field]) => (field.isObject && personNames.has(plainName(key)) && field !== basics ? [field] : []))
    .toSorted((one, other) => Number(hasName(other)) - Number(hasName(one)));
  for (const person of persons) takePerson(person);
  for (const [key, field] of fields) {
    if (settledNames.has(key)) others.set(key, field);
    else if (field === basics) continue;
    else if (persons.includes(field)) continue;
    else if (field.isEmpty || !(takeSection(key, field) || person.take(key, field))) takeOwn(key, field);
  }
  const own = placeOf(written, "basics");
  others.set("basics", basics && !basics.isObject ? basics : person.write(own));
  const ownCards = others.get(ownSectionsName);
  if (cards.length > 0)
    others.set(ownSectionsName, new Value(written.place, [...(ownCards?.children ?? []), ...cards]));
  for (const [name, items] of sections) others.set(name, new Value(placeOf(written, name).place, items));
  const renamed = ofPerson.describe();
  if (renamed) notes.unshift({ path: own.place, message: `was read with ${renamed}.` });
  return { resume: new Value(written.place, others), notes, unknown, hidden };
}

/**
 * Reads a section of an unknown name as cards under its own heading, if all of its entries have a title and most of them
 * a text. The section is a list, or an object with one.
 */
function readCards(key: string, section: Value, notes: FieldNotes): Value | undefined {
  const lists = section.isList ? [section] : section.children.filter(({ isList }) => isList);
  const [list] = lists;
  if (lists.length !== 1 || !list || list.children.length === 0) return undefined;
  if (!list.children.every((entry) => entry.isObject && saysField(entry, "name"))) return undefined;
  if (list.children.filter((entry) => saysField(entry, "description")).length * 2 < list.children.length)
    return undefined;
  const heading = ["title", "header", "heading", "name"].map((name) => section.at(name)).find((text) => text?.text);
  for (const [name, other] of section.fields)
    if (other !== list && other !== heading && name !== "display") notes.unknown.push(other);
  const entries = list.with(list.children.map((entry) => renameEntry(entry, "projects", notes, true)));
  return section.object({ title: heading ?? section.say(writeTitle(key)), entries });
}

function saysField(entry: Value, name: string): boolean {
  return [...entry.fields].some(
    ([key, field]) => fieldNames.get("projects")?.get(plainName(key)) === name && field.text !== undefined,
  );
}

/** Returns a field's location, or the nearest one around it. In JSON Resume, a missing field's own path is used. */
export function placeOf(object: Value, ...keys: readonly string[]): Pick<Value, "place"> {
  const found = object.at(...keys);
  if (found || object.place === "") return found ?? { place: keys.join(".") };
  return placeOf(object, ...keys.slice(0, -1));
}

/** True if a file has a name that only résumés use. */
export function isKnown(written: Value): boolean {
  return unwrap(written).some(([key, field]) => {
    const plain = plainName(key);
    return (
      key === "basics" || ownSections.has(key) || sectionByName.has(plain) || (personNames.has(plain) && field.isObject)
    );
  });
}

/** Lists a résumé's fields; an object that wraps it is replaced by its fields. */
function unwrap(whole: Value): [string, Value][] {
  return [...whole.fields].flatMap(([key, field]): [string, Value][] =>
    wrapperNames.has(plainName(key)) && field.isObject ? [...field.fields] : [[key, field]],
  );
}

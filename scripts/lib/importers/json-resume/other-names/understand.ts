import { sectionNames } from "../../../../../schema/entities/define/resume.ts";
import { ownSectionsName } from "../../tree/sections.ts";
import { joinLists } from "../../tree/shape.ts";
import { itemsOf, listOf, Value } from "../../tree/value.ts";
import type { Note } from "../reading.ts";
import { readEntries } from "./entries.ts";
import { fieldNames, personNames, plainName, sectionByName, wrapperNames, writeTitle } from "./names.ts";
import { Person } from "./person.ts";
import { FieldNotes, renameEntry } from "./rename.ts";

/** A résumé under JSON Resume's current names. */
interface Understood {
  resume: Value;
  notes: Note[];
  /** Which other names were recognized. */
  renamed: Note[];
  unknown: Value[];
  /** Entries that the owner marked as private. */
  hidden: Value[];
}

const ownSections: ReadonlySet<string> = new Set(sectionNames);

/** Fields kept as they are: those about the file. */
const settledNames: ReadonlySet<string> = new Set(["$schema", "meta"]);

/** Reads common other names of sections and fields as JSON Resume's. All other values are returned as unknown. */
export function understand(written: Value): Understood {
  const notes: Note[] = [];
  const renamed: Note[] = [];
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
    const words = [key === name ? "" : `as ${name}`, fields && `with ${fields}`].filter(Boolean).join(", ");
    if (words) renamed.push({ path: field.place, message: `was read ${words}.` });
    sections.set(name, [...(sections.get(name) ?? []), ...entries]);
    return true;
  }

  function takePerson(object: Value): void {
    // The title of a header may be a logo.
    for (const [key, field] of object.fields)
      if (plainName(key) === "title" && object !== basics && !hasName(object)) ofPerson.leave(key, field);
      else if (field.isObject && !field.isEmpty && personNames.has(plainName(key))) takePerson(field);
      else if (field.isEmpty || !(person.take(key, field) || takeSection(key, field))) ofPerson.leave(key, field);
  }

  function takeOwn(key: string, field: Value): void {
    const found = field.refusal === undefined ? readUnder(key, field, new FieldNotes(unknown, hidden)) : undefined;
    if (found === undefined) ofPerson.leave(key, field);
    else cards.push(found);
  }

  /** Renames the fields of entries in a section that an importer has prepared. */
  function renameOwn(section: Value): Value {
    const { jobs, entries, paragraphs, points, ...others } = section.members;
    const rename = (list: Value | undefined, name: string) =>
      list?.with(list.children.map((entry) => renameEntry(entry, name, new FieldNotes(unknown, hidden), true)));
    const renamed = itemsOf(rename(entries, "projects"));
    // Entries without a title are texts of the section.
    const named = renamed.filter((entry) => entry.at("name")?.text !== undefined);
    const texts = renamed.filter((entry) => !named.includes(entry));
    const ofTexts = (name: string) => listOf(texts.flatMap((entry) => itemsOf(entry.at(name))));
    return section.object({
      ...others,
      paragraphs: joinLists(paragraphs, ofTexts("description")),
      points: joinLists(points, ofTexts("highlights")),
      jobs: rename(jobs, "work"),
      entries: listOf(named),
    });
  }

  const fields = unwrap(written);
  const basics = fields.find(([key]) => key === "basics")?.[1];
  // Fields of `basics` win over the same fields elsewhere.
  if (basics?.isObject) takePerson(basics);
  // Objects with a name describe the person.
  const persons = fields
    .flatMap(([key, field]) => (field.isObject && personNames.has(plainName(key)) && field !== basics ? [field] : []))
    .toSorted((one, other) => Number(hasName(other)) - Number(hasName(one)));
  for (const person of persons) takePerson(person);
  for (const [key, field] of fields) {
    if (key === ownSectionsName) others.set(key, field.with(field.children.map(renameOwn)));
    else if (settledNames.has(key)) others.set(key, field);
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
  const ofBasics = ofPerson.describe();
  if (ofBasics) renamed.unshift({ path: own.place, message: `was read with ${ofBasics}.` });
  return { resume: new Value(written.place, others), notes, renamed, unknown, hidden };
}

/**
 * Reads a section of an unknown name under its own heading: entries with a title that say more than it, or sentences.
 * The section is a list, or an object with one. Undefined for others, which may be settings of the old site.
 */
function readUnder(key: string, section: Value, notes: FieldNotes): Value | undefined {
  const lists = section.isList ? [section] : section.children.filter(({ isList }) => isList);
  const [list] = lists;
  if (lists.length !== 1 || !list || list.children.length === 0) return undefined;
  const heading = ["title", "header", "heading", "name"].map((name) => section.at(name)).find((text) => text?.text);
  const title = heading ?? section.say(writeTitle(key));
  const kind = kindOf(list.children);
  if (kind === undefined && !list.children.every(isSentence)) return undefined;
  for (const [name, other] of section.fields) if (other !== list && other !== heading) notes.leave(name, other);
  if (kind === undefined) return section.object({ title, points: list });
  const entries = list.with(list.children.map((entry) => renameEntry(entry, kind, notes, true)));
  return section.object({ title, [kind === "work" ? "jobs" : "entries"]: entries });
}

/** What all of some entries can be read as: jobs, or anything else with a title. Undefined if they aren't entries. */
function kindOf(entries: readonly Value[]): "work" | "projects" | undefined {
  const isOf = (kind: string, ...names: readonly string[]) =>
    entries.every((entry) => names.every((name) => namesSaid(entry, kind).has(name)));
  const kind = isOf("work", "position", "name") ? "work" : isOf("projects", "name") ? "projects" : "work";
  if (kind === "work" && !isOf("work", "position")) return undefined;
  const alone = new Set(["name", "position", "url", "image", "links"]);
  const saysMore = (entry: Value) => [...namesSaid(entry, kind)].some((name) => !alone.has(name));
  return kind === "work" || entries.filter(saysMore).length * 2 >= entries.length ? kind : undefined;
}

/** The names of the fields of an entry that say something, as a section has them. */
function namesSaid(entry: Value, section: string): ReadonlySet<string> {
  const names = fieldNames.get(section);
  return new Set(
    [...entry.fields].flatMap(([key, field]) => (field.isEmpty ? [] : (names?.get(plainName(key)) ?? []))),
  );
}

/** True for a text that is more than a name or a setting. */
function isSentence({ text = "" }: Value): boolean {
  return text.split(/\s+/).length > 2 || /[\p{sc=Han}\p{sc=Hira}\p{sc=Kana}\p{sc=Hang}\p{sc=Thai}]{8}/u.test(text);
}

/** Returns a field's location, or the nearest one around it. In JSON Resume, a missing field's own path is used. */
export function placeOf(object: Value, ...keys: readonly string[]): Pick<Value, "place"> {
  const found = object.at(...keys);
  if (found || object.place === "") return found ?? { place: keys.join(".") };
  return placeOf(object, ...keys.slice(0, -1));
}

function hasName(object: Value): boolean {
  return [...object.fields.keys()].some((key) => fieldNames.get("basics")?.get(plainName(key)) === "name");
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

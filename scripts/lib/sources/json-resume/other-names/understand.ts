import { sectionNames } from "../../../../../schema/entities/define/resume.ts";
import { type Field, isEmpty, isRecord, type Note, namedFields, ownSectionsName } from "../reading.ts";
import { type Draft, keep, Places } from "./draft.ts";
import { readEntries } from "./entries.ts";
import type { Findings } from "./findings.ts";
import { personNames, sectionByName, wrapperNames } from "./names.ts";
import { Person } from "./person.ts";
import { plainName } from "./plain-name.ts";

/** A résumé in the names that JSON Resume has today. */
interface Understood {
  resume: Record<string, unknown>;
  /** Where the value at a path of it stood in the résumé as it was written. */
  placeOf: (path: string) => string;
  /** Which other names were understood. */
  notes: Note[];
  /** What stands under names that nobody knows, by its place in the résumé as it was written. */
  unknown: Field[];
  /** Entries that their owner keeps to themselves, by their places there. */
  hidden: Field[];
}

const ownSections: ReadonlySet<string> = new Set(sectionNames);

/** What stays as it is: what says something of the file, and what readers of other forms have put in order already. */
const settledNames: ReadonlySet<string> = new Set(["$schema", "meta", ownSectionsName]);

/** Reads the usual other names of sections and fields as those of JSON Resume. Nothing is dropped: what isn't read is unknown. */
export function understand(written: unknown): Understood {
  const notes: Note[] = [];
  const unknown: Field[] = [];
  const hidden: Field[] = [];
  const sections = new Map<string, Draft[]>();
  const others = new Map<string, Draft>();
  const found: Findings = { renamed: new Map(), unknown, hidden };
  const person = new Person(found);

  function takeSection(key: string, field: Field): boolean {
    const name = ownSections.has(key) ? key : sectionByName.get(plainName(key));
    if (name === undefined) return false;
    const findings: Findings = { renamed: new Map(), unknown, hidden };
    const entries = readEntries(field, name, findings, key !== name);
    const [first] = entries;
    if (isRecord(field.value) && first?.origin === field.path)
      notes.push({ path: field.path, message: "is one entry where a list belongs; it was read as a list of one." });
    tell(notes, field.path, key === name ? undefined : name, findings);
    sections.set(name, [...(sections.get(name) ?? []), ...entries]);
    return true;
  }

  function takePerson(object: Field): void {
    for (const [key, field] of namedFields(object))
      if (isEmpty(field.value) || !(person.take(key, field) || takeSection(key, field))) unknown.push(field);
  }

  const fields = unwrap({ path: "", value: written });
  const basics = fields.find(([key]) => key === "basics")?.[1];
  // What stands in `basics` itself goes before what says the same elsewhere.
  if (basics && isRecord(basics.value)) takePerson(basics);
  for (const [key, field] of fields) {
    if (settledNames.has(key)) others.set(key, keep(field));
    else if (field === basics) continue;
    else if (isRecord(field.value) && personNames.has(plainName(key))) takePerson(field);
    else if (isEmpty(field.value) || !(takeSection(key, field) || person.take(key, field))) unknown.push(field);
  }
  others.set("basics", basics && !isRecord(basics.value) ? keep(basics) : person.draft);
  for (const [name, items] of sections) others.set(name, { origin: name, items });
  const places = new Places();
  const resume = Object.fromEntries([...others].map(([name, draft]) => [name, places.write(draft, name)]));
  const ofPerson: Note[] = [];
  tell(ofPerson, "basics", undefined, found);
  return { resume, placeOf: (path) => places.of(path), notes: [...ofPerson, ...notes], unknown, hidden };
}

/** Whether something in a file has a name that only a résumé has. */
export function isKnown(written: unknown): boolean {
  return unwrap({ path: "", value: written }).some(([key, { value }]) => {
    const plain = plainName(key);
    return (
      key === "basics" ||
      ownSections.has(key) ||
      sectionByName.has(plain) ||
      (personNames.has(plain) && isRecord(value))
    );
  });
}

/** The fields of a résumé; of one that stands in an object of its own, those of that object. */
function unwrap(whole: Field): [string, Field][] {
  return namedFields(whole).flatMap(([key, field]): [string, Field][] =>
    wrapperNames.has(plainName(key)) && isRecord(field.value) ? namedFields(field) : [[key, field]],
  );
}

/** Says once for all entries of a section what was read under other names. */
function tell(notes: Note[], path: string, section: string | undefined, { renamed }: Findings): void {
  const fields = [...renamed].map(([other, own]) => `${other} as ${own}`).join(", ");
  if (section !== undefined) notes.push({ path, message: `was read as ${section}${fields && `, with ${fields}`}.` });
  else if (fields) notes.push({ path, message: `was read with ${fields}.` });
}

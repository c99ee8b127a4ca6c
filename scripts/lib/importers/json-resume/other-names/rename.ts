import { joinTexts, pointsOf } from "../../tree/rules.ts";
import { itemsOf, Value } from "../../tree/value.ts";
import { joinDate } from "../read-values.ts";
import { fieldNames, formNames, ongoingNames, plainName } from "./names.ts";

/** JSON Resume's own former names, which aren't worth a note. */
const formerNames: ReadonlySet<string> = new Set(["company", "website", "picture", "gpa"]);

/** What was found while entries were renamed. */
export class FieldNotes {
  readonly unknown: Value[];
  /** Entries that the owner marked as private. */
  readonly hidden: Value[];
  readonly #renamed = new Map<string, string>();

  constructor(unknown: Value[], hidden: Value[]) {
    this.unknown = unknown;
    this.hidden = hidden;
  }

  /** Records a field that can't be read, unless its name says that it is none of the person's. */
  leave(key: string, field: Value): void {
    if (!formNames.has(plainName(key)) && typeof field.content !== "boolean") this.unknown.push(field);
  }

  /** Records that the field `key` is read as `name`. */
  rename(key: string, name: string): void {
    if (plainName(name) !== plainName(key) && !formerNames.has(key)) this.#renamed.set(key, name);
  }

  /** Lists what was renamed, once for all entries; "" if nothing was. */
  describe(): string {
    return [...this.#renamed].map(([other, own]) => `${other} as ${own}`).join(", ");
  }
}

/**
 * Renames an entry's fields to JSON Resume's names.
 * @param section JSON Resume's section name, or `profiles` or `links`
 * @param isForeign true if the section was renamed. Only in JSON Resume's own `work`, `description` describes the
 * company
 */
export function renameEntry(entry: Value, section: string, fieldNotes: FieldNotes, isForeign = false): Value {
  if (!entry.isObject || entry.isEmpty) return entry;
  const names = fieldNames.get(section) ?? new Map<string, string>();
  const own = new Set(names.values());
  const isWork = isForeign && section === "work";
  if (isWork) own.delete("description");
  const fields = new Map<string, Value>();
  const put = (key: string, name: string, field: Value): boolean => {
    const has = (other: string) => own.has(other) && (joined.has(other) || !fields.has(other));
    const made = reshape(field, name, { key, section, fieldNotes, has });
    if (made.length === 0) return false;
    for (const [target, value] of made) {
      const first = fields.get(target);
      fields.set(target, first === undefined || !joined.has(target) ? value : joinValues(first, value));
    }
    fieldNotes.rename(key, name);
    return true;
  };
  // A title beside a role is where it was.
  const named = ["name", "organization", "institution"].find((name) => own.has(name)) ?? "name";
  const says = (name: string) =>
    [...entry.fields].some(([key, field]) => !field.isEmpty && names.get(plainName(key)) === name);
  const isTitled =
    own.has("startDate") && entry.at("role")?.text !== undefined && section !== "projects" && !says(named);
  const others: [string, Value][] = [];
  for (const [key, field] of entry.fields) {
    if (!own.has(key) || field.isEmpty) others.push([key, field]);
    else if (!put(key, key, field)) fields.set(key, field);
  }
  for (const [key, field] of others) {
    const written = plainName(key);
    // Some number their lines: `description1`, `description2`.
    const plain = names.has(written) ? written : written.replace(/[0-9]{1,2}$/, "");
    const found = isTitled && plain === "title" ? named : names.get(plain);
    const name = isWork && plain === "description" ? "summary" : found;
    if (own.has(key) || isSaid(field, name, fields)) continue;
    if (ongoingNames.has(plain) && field.content === true && !fields.has("endDate")) continue;
    if (name === undefined || field.isEmpty || !put(key, name, field)) fieldNotes.leave(key, field);
  }
  // Empty fields are kept, so that they are reported.
  for (const [key, field] of others) if (own.has(key) && !fields.has(key)) fields.set(key, field);
  return new Value(entry.place, fields);
}

/** Fields that hold what several of an entry's own fields say. */
const joined: ReadonlySet<string> = new Set(["highlights", "summary", "description", "reference"]);

/** Joins two lists or two texts; what both say is said once. */
function joinValues(first: Value, second: Value): Value {
  if (!first.isList) return joinTexts([first, second], "\n\n") ?? second;
  const said = new Set(first.children.map(({ content }) => content));
  return first.with([...first.children, ...itemsOf(second).filter(({ content }) => !said.has(content))]);
}

/** True if a field repeats another with the same meaning. */
function isSaid({ content }: Value, name: string | undefined, fields: ReadonlyMap<string, Value>): boolean {
  return name !== undefined && fields.get(name)?.content === content;
}

interface ReshapeContext {
  /** The field's original name. */
  key: string;
  section: string;
  fieldNotes: FieldNotes;
  /** True if the section has a field of this name that is still unset. */
  has: (name: string) => boolean;
}

/** Converts a field read as `name` to the entry's fields. Empty if they are already set. */
function reshape(field: Value, name: string, spot: ReshapeContext): [string, Value][] {
  if (name === "links") return readLinks(field, spot);
  if (!spot.has(name)) return [];
  if (name === "keywords" || name === "courses") return [[name, parseInline(field, spot.fieldNotes)]];
  if (name === "highlights" && field.isList && field.mustBeReported)
    return [[name, field.with(pointsOf(parseInline(field, spot.fieldNotes)))]];
  if (name === "highlights" && field.text?.includes("\n"))
    return [[name, field.with(field.text.split(/\n+/).map((line) => field.say(line)))]];
  if (field.isList && joined.has(name))
    return spot.has("highlights") ? [["highlights", field]] : [[name, join(field, "\n")]];
  // A missing end means that it goes on.
  if (field.isList && name === "period" && field.children.length === 2 && spot.has("startDate"))
    return (["startDate", "endDate"] as const).flatMap((end, index): [string, Value][] => {
      const part = field.children[index];
      return part && part.content !== null ? [[end, part]] : [];
    });
  if (field.isList && name === "period") return [[name, join(field, " – ")]];
  if (!field.isObject) return [[name, field]];
  // A period as an object with a start and an end.
  if (name === "period")
    return [...renameEntry(field, "projects", spot.fieldNotes).fields].filter(([end]) => spot.has(end));
  if (/date$/i.test(name)) return [[name, readParts(field)]];
  if (name === "location") return [[name, join(field, ", ")]];
  // A text in parts: sentences and lists of them.
  if (joined.has(name) && field.children.every(({ isList, text }) => isList || text !== undefined))
    return field.children.flatMap((part) => reshape(part, name, spot));
  return [[name, readName(field, spot.fieldNotes)]];
}

/** Joins the texts in a list or an object. */
function join(field: Value, separator: string): Value {
  const texts = field.children.flatMap(({ content }) => (isText(content) ? String(content) : []));
  return texts.length > 0 ? field.say(texts.join(separator)) : field;
}

const isText = (content: unknown) =>
  (typeof content === "string" && content.trim() !== "") || typeof content === "number";

/** Joins a date's year, month and day. */
function readParts(field: Value): Value {
  const parts = new Map([...field.fields].map(([key, { content }]) => [key.toLowerCase(), content]));
  const texts = ["year", "month", "day"].map((name) => parts.get(name));
  const date = joinDate(texts.map((text) => (isText(text) ? String(text).padStart(2, "0") : undefined)));
  return date ? field.say(date) : field;
}

/** Replaces an object, such as an organization, with its name. Its other fields become unknown. */
function readName(field: Value, fieldNotes: FieldNotes): Value {
  const named = [...field.fields].find(
    ([key, { content }]) => /^(?:name|title|label|text|description|content|highlight)$/i.test(key) && isText(content),
  );
  if (!named) return field;
  const [, name] = named;
  for (const [key, other] of field.fields) if (other !== name) fieldNotes.leave(key, other);
  return name;
}

/** Reads words in a list, plain or as objects with a name. Lists under keys or names become one list. */
function parseInline(field: Value, fieldNotes: FieldNotes): Value {
  if (!field.isList && !field.isObject) return field;
  const items = field.children.flatMap((child) => {
    if (child.isList) return child.children;
    const group = child.children.find(({ isList }) => isList);
    const name = child.isObject ? readName(child, fieldNotes) : child;
    if (!group || name === child) return [name];
    fieldNotes.unknown.splice(fieldNotes.unknown.indexOf(group), 1);
    return group.children.map((item, index) =>
      index === 0 && item.text ? item.say(`**${name.text}:** ${item.text}`) : item,
    );
  });
  return new Value(field.place, items);
}

/** Reads further addresses: one, a list, or an object of addresses by name. */
function readLinks(field: Value, { key, section, fieldNotes, has }: ReshapeContext): [string, Value][] {
  if (!has("links")) return [];
  if (field.isList)
    return [["links", field.with(field.children.map((link) => renameEntry(link, "links", fieldNotes)))]];
  const links: [string | undefined, Value][] = field.isObject ? [...field.fields] : [[undefined, field]];
  const kind = section === "projects" && key !== "links" ? "code" : undefined;
  const items = links.flatMap(([label, link]): Value[] => {
    if (typeof link.content === "string") {
      const said = { label: label === undefined ? undefined : link.say(label), kind: kind && link.say(kind) };
      return [link.object({ url: link, ...said })];
    }
    fieldNotes.unknown.push(link);
    return [];
  });
  return [["links", new Value(field.place, items)]];
}

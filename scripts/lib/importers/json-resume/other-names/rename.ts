import { Value } from "../../tree/value.ts";
import { joinDate } from "../read-values.ts";
import { fieldNames, ongoingNames, plainName } from "./names.ts";

/** Names that JSON Resume itself had before are no news. */
const formerNames: ReadonlySet<string> = new Set(["company", "website", "picture", "gpa"]);

/** What is found out while entries are read under other names. */
export class Findings {
  /** What has a name that nobody knows. */
  readonly unknown: Value[];
  /** Entries that their owner keeps to themselves. */
  readonly hidden: Value[];
  readonly #renamed = new Map<string, string>();

  constructor(unknown: Value[], hidden: Value[]) {
    this.unknown = unknown;
    this.hidden = hidden;
  }

  /** Notes that a field is read as the one that JSON Resume calls `name`. */
  rename(key: string, name: string): void {
    if (plainName(name) !== plainName(key) && !formerNames.has(key)) this.#renamed.set(key, name);
  }

  /** What was read under other names, said once for all entries; "" if nothing was. */
  describe(): string {
    return [...this.#renamed].map(([other, own]) => `${other} as ${own}`).join(", ");
  }
}

/**
 * An entry with its fields under the names of JSON Resume.
 * @param section its name there, or `profiles` or `links`
 * @param isForeign whether the section itself has another name: `description` in `work` is the company's, elsewhere what was done
 */
export function renameEntry(entry: Value, section: string, findings: Findings, isForeign = false): Value {
  if (!entry.isObject || entry.isEmpty) return entry;
  const names = fieldNames.get(section) ?? new Map<string, string>();
  const own = new Set(names.values());
  const isDeed = isForeign && section === "work";
  if (isDeed) own.delete("description");
  const fields = new Map<string, Value>();
  const put = (key: string, name: string, field: Value): boolean => {
    const has = (other: string) => own.has(other) && !fields.has(other);
    const made = reshape(field, name, { key, section, findings, has });
    if (made.length === 0) return false;
    for (const [target, value] of made) fields.set(target, value);
    findings.rename(key, name);
    return true;
  };
  const others: [string, Value][] = [];
  for (const [key, field] of entry.fields) {
    if (!own.has(key) || field.isEmpty) others.push([key, field]);
    else if (!put(key, key, field)) fields.set(key, field);
  }
  for (const [key, field] of others) {
    const plain = plainName(key);
    const name = isDeed && plain === "description" ? "summary" : names.get(plain);
    if (own.has(key) || isSaid(field, name, fields)) continue;
    if (ongoingNames.has(plain) && field.content === true && !fields.has("endDate")) continue;
    if (name === undefined || field.isEmpty || !put(key, name, field)) findings.unknown.push(field);
  }
  // What is empty is still told to be.
  for (const [key, field] of others) if (own.has(key) && !fields.has(key)) fields.set(key, field);
  return new Value(entry.place, fields);
}

/** True if a field says what another of the same meaning says already. */
function isSaid({ content }: Value, name: string | undefined, fields: ReadonlyMap<string, Value>): boolean {
  return name !== undefined && fields.get(name)?.content === content;
}

interface Spot {
  /** The name that the field has. */
  key: string;
  section: string;
  findings: Findings;
  /** True if the section has a field of this name that nothing stands in yet. */
  has: (name: string) => boolean;
}

/**
 * What becomes of a field that is read as `name`: fields of the entry, in the form in which JSON Resume has them. None
 * where something stands there already.
 */
function reshape(field: Value, name: string, spot: Spot): [string, Value][] {
  if (name === "links") return readLinks(field, spot);
  if (!spot.has(name)) return [];
  if (name === "keywords" || name === "courses") return [[name, readWords(field, spot.findings)]];
  if (field.isList && (name === "summary" || name === "description"))
    return spot.has("highlights") ? [["highlights", field]] : [];
  if (field.isList && name === "period") return [[name, join(field, " – ")]];
  if (!field.isObject) return [[name, field]];
  // A period whose ends have names.
  if (name === "period")
    return [...renameEntry(field, "projects", spot.findings).fields].filter(([end]) => spot.has(end));
  if (/date$/i.test(name)) return [[name, readParts(field)]];
  if (name === "location") return [[name, join(field, ", ")]];
  return [[name, readName(field, spot.findings)]];
}

/** The texts in a list or an object as one text. */
function join(field: Value, sign: string): Value {
  const texts = field.children.flatMap(({ content }) => (isText(content) ? String(content) : []));
  return texts.length > 0 ? field.say(texts.join(sign)) : field;
}

const isText = (content: unknown) =>
  (typeof content === "string" && content.trim() !== "") || typeof content === "number";

/** A date whose year, month and day have names. */
function readParts(field: Value): Value {
  const parts = new Map([...field.fields].map(([key, { content }]) => [key.toLowerCase(), content]));
  const texts = ["year", "month", "day"].map((name) => parts.get(name));
  const date = joinDate(texts.map((text) => (isText(text) ? String(text).padStart(2, "0") : undefined)));
  return date ? field.say(date) : field;
}

/** An organization that has fields of its own stands for its name. */
function readName(field: Value, { unknown }: Findings): Value {
  const named = [...field.fields].find(([key, { content }]) => /^(?:name|title|label)$/i.test(key) && isText(content));
  if (!named) return field;
  const [, name] = named;
  for (const other of field.children) if (other !== name) unknown.push(other);
  return name;
}

/** Words in a list, each alone or as the name of an object; lists under keys are one list. */
function readWords(field: Value, findings: Findings): Value {
  if (!field.isList && !field.isObject) return field;
  const items = field.children.flatMap((child) => {
    if (child.isList) return child.children;
    return [child.isObject ? readName(child, findings) : child];
  });
  return new Value(field.place, items);
}

/** Further addresses: one, a list, or an object that has a name for each. */
function readLinks(field: Value, { key, section, findings, has }: Spot): [string, Value][] {
  if (!has("links")) return [];
  if (field.isList) return [["links", field.with(field.children.map((link) => renameEntry(link, "links", findings)))]];
  const links: [string | undefined, Value][] = field.isObject ? [...field.fields] : [[undefined, field]];
  const kind = section === "projects" && key !== "links" ? "code" : undefined;
  const items = links.flatMap(([label, link]): Value[] => {
    if (typeof link.content === "string") {
      const said = { label: label === undefined ? undefined : link.say(label), kind: kind && link.say(kind) };
      return [link.object({ url: link, ...said })];
    }
    findings.unknown.push(link);
    return [];
  });
  return [["links", new Value(field.place, items)]];
}

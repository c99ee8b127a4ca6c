import { joinDate } from "../read-values.ts";
import { childrenOf, type Field, isRecord, namedFields } from "../reading.ts";
import { type Draft, keep } from "./draft.ts";
import type { Findings } from "./findings.ts";

interface Place {
  /** The name that the field has. */
  key: string;
  section: string;
  findings: Findings;
  /** An object with its fields under the names that they have in a section, or in a link. */
  rename: (field: Field, section: string) => Draft;
  /** Whether the section has a field of this name that nothing stands in yet. */
  has: (name: string) => boolean;
}

/**
 * What becomes of a field that is read as `name`: fields of the entry, in the form in which JSON Resume has them. None
 * where something stands there already.
 */
export function reshape(field: Field, name: string, place: Place): [string, Draft][] {
  const { value } = field;
  if (name === "links") return readLinks(field, place);
  if (!place.has(name)) return [];
  if (name === "keywords" || name === "courses") return [[name, readWords(field, place.findings)]];
  if (Array.isArray(value) && isTold(name)) return place.has("highlights") ? [["highlights", keep(field)]] : [];
  if (Array.isArray(value) && name === "period") return [[name, join(field, " – ")]];
  if (!isRecord(value)) return [[name, keep(field)]];
  if (name === "period") return readEnds(field, place);
  if (/date$/i.test(name)) return [[name, readParts(field)]];
  if (name === "location") return [[name, join(field, ", ")]];
  return [[name, readName(field, place.findings)]];
}

const isTold = (name: string) => name === "summary" || name === "description";

/** The texts in a list or an object as one text. */
function join(field: Field, sign: string): Draft {
  const texts = childrenOf(field).flatMap(({ value }) => (isText(value) ? String(value) : []));
  return { origin: field.path, value: texts.length > 0 ? texts.join(sign) : field.value };
}

const isText = (value: unknown) => (typeof value === "string" && value.trim() !== "") || typeof value === "number";

/** A period whose ends have names. */
function readEnds(field: Field, { rename, has }: Place): [string, Draft][] {
  const ends = rename(field, "projects");
  return "fields" in ends ? [...ends.fields].filter(([name]) => has(name)) : [];
}

/** A date whose year, month and day have names. */
function readParts(field: Field): Draft {
  const parts = new Map(namedFields(field).map(([key, { value }]) => [key.toLowerCase(), value]));
  const texts = ["year", "month", "day"].map((name) => parts.get(name));
  const date = joinDate(texts.map((text) => (isText(text) ? String(text).padStart(2, "0") : undefined)));
  return { origin: field.path, value: date || field.value };
}

/** An organization that has fields of its own stands for its name. */
function readName(field: Field, { unknown }: Findings): Draft {
  const fields = namedFields(field);
  const name = fields.find(([key, { value }]) => /^(?:name|title|label)$/i.test(key) && isText(value));
  if (!name) return keep(field);
  for (const one of fields.filter((other) => other !== name).map(([, other]) => other)) unknown.push(one);
  return keep(name[1]);
}

/** Words in a list, each alone or as the name of an object; lists under keys are one list. */
function readWords(field: Field, findings: Findings): Draft {
  if (!Array.isArray(field.value) && !isRecord(field.value)) return keep(field);
  const items = childrenOf(field).flatMap((child): Draft[] => {
    if (Array.isArray(child.value)) return childrenOf(child).map(keep);
    return [isRecord(child.value) ? readName(child, findings) : keep(child)];
  });
  return { origin: field.path, items };
}

/** Further addresses: one, a list, or an object that has a name for each. */
function readLinks(field: Field, { key, section, findings, rename, has }: Place): [string, Draft][] {
  const { path, value } = field;
  if (!has("links")) return [];
  if (Array.isArray(value)) {
    const items = childrenOf(field).map((link) => rename(link, "links"));
    return [["links", { origin: path, items }]];
  }
  const links: [string | undefined, Field][] = isRecord(value) ? namedFields(field) : [[undefined, field]];
  const items = links.flatMap(([label, link]): Draft[] => {
    if (typeof link.value !== "string") {
      findings.unknown.push(link);
      return [];
    }
    const kind = section === "projects" && key !== "links" ? "code" : undefined;
    const fields: [string, Draft][] = [["url", keep(link)]];
    if (label !== undefined) fields.push(["label", { origin: link.path, value: label }]);
    if (kind !== undefined) fields.push(["kind", { origin: link.path, value: kind }]);
    return [{ origin: link.path, fields: new Map(fields) }];
  });
  return [["links", { origin: path, items }]];
}

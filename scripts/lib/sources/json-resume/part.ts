import type { ResumePart } from "../../../../schema/entities/define/read-resume.ts";
import { cleanText } from "./clean-text.ts";
import { readAddress } from "./read-address.ts";
import { readDate } from "./read-date.ts";
import { isEmpty, isRecord, joinPath, type Reading } from "./reading.ts";

/** A text of a résumé, and the field that it stands in. */
export interface Found {
  path: string;
  text: string;
}

/**
 * An object of a résumé. Fields are read by their names: the name that JSON Resume gives them today first, then those
 * of its older versions. A field is taken only when it is read and says something.
 */
export class Part implements ResumePart {
  readonly path: string;
  readonly #reading: Reading;
  readonly #value: Record<string, unknown>;
  /** Whether the résumé has a bare text where this object belongs. */
  readonly #bare: boolean;

  constructor(reading: Reading, path: string, value: Record<string, unknown>, bare = false) {
    this.#reading = reading;
    this.path = path;
    this.#value = value;
    this.#bare = bare;
  }

  /** Whether none of its fields says anything. */
  get isEmpty(): boolean {
    return Object.values(this.#value).every(isEmpty);
  }

  /** Says something of a field of this object, or of the whole object. */
  note(message: string, path = this.path): void {
    this.#reading.note(path, message);
  }

  /** The first text under these names, taken. */
  find(...keys: string[]): Found | undefined {
    for (const key of keys) {
      const value = this.#get(key);
      const found = this.#readText(value, this.#pathOf(key));
      if (!found) continue;
      // Some résumés say the same under the old name and the new.
      for (const other of keys) if (this.#get(other) === value) this.#reading.take(this.#pathOf(other));
      return found;
    }
    return undefined;
  }

  text(...keys: string[]): string | undefined {
    return this.find(...keys)?.text;
  }

  date(key: string): string | undefined {
    const found = this.find(key);
    if (!found) return undefined;
    const { date, remark } = readDate(found.text);
    if (remark) this.note(remark, found.path);
    return date;
  }

  address(...keys: string[]): string | undefined {
    const found = this.find(...keys);
    if (!found) return undefined;
    const { address, remark } = readAddress(found.text);
    if (remark) this.note(remark, found.path);
    return address;
  }

  /** The first text under these names, left for another to take. */
  peek(...keys: string[]): string | undefined {
    return keys
      .map((key) => this.#get(key))
      .find((value): value is string => typeof value === "string" && !isEmpty(value));
  }

  /** The texts of a list; of a bare text, that one. Undefined where there are none. */
  texts(key: string): string[] | undefined {
    const value = this.#get(key);
    const path = this.#pathOf(key);
    const items = Array.isArray(value)
      ? value.map((item: unknown, index) => this.#readText(item, joinPath(path, index)))
      : [this.#readText(value, path)];
    const texts = items.flatMap((item) => (item ? [item.text] : []));
    return texts.length > 0 ? texts : undefined;
  }

  /** An object among its fields; a bare text is read as one that says only `name`. */
  part(key: string, name: string): Part {
    return this.#makePart(this.#get(key), this.#pathOf(key), name) ?? new Part(this.#reading, this.#pathOf(key), {});
  }

  /** The objects of a list; an entry that is a bare text is read as an object that says only `name`. */
  parts(key: string, name: string): Part[] {
    const value = this.#get(key);
    const path = this.#pathOf(key);
    if (Array.isArray(value)) {
      return value.flatMap((item: unknown, index) => this.#makePart(item, joinPath(path, index), name) ?? []);
    }
    if (isRecord(value) && !isEmpty(value))
      this.note("is one entry where a list belongs; it was read as a list of one.", path);
    return [this.#makePart(value, path, name) ?? []].flat();
  }

  #get(key: string): unknown {
    return Object.hasOwn(this.#value, key) ? this.#value[key] : undefined;
  }

  #pathOf(key: string): string {
    return this.#bare ? this.path : joinPath(this.path, key);
  }

  #readText(value: unknown, path: string): Found | undefined {
    if (isEmpty(value)) return undefined;
    if (typeof value !== "string" && typeof value !== "number") {
      this.#refuse(value, path, "a text");
      return undefined;
    }
    const { text, change } = cleanText(String(value));
    if (change) this.note(change, path);
    if (text === "") return undefined;
    this.#reading.take(path);
    return { path, text };
  }

  #makePart(value: unknown, path: string, name: string): Part | undefined {
    if (isEmpty(value)) return undefined;
    if (isRecord(value)) return new Part(this.#reading, path, value);
    if (typeof value === "string") return new Part(this.#reading, path, { [name]: value }, true);
    this.#refuse(value, path, "an object");
    return undefined;
  }

  #refuse(value: unknown, path: string, wanted: string): void {
    this.note(`is ${nameType(value)} where ${wanted} belongs; it was left out: ${shorten(value)}`, path);
    this.#reading.take(path);
  }
}

function nameType(value: unknown): string {
  if (Array.isArray(value)) return "a list";
  return typeof value === "object" ? "an object" : `a ${typeof value}`;
}

/** A value as JSON writes it, cut to what fits in a line. */
export function shorten(value: unknown): string {
  const json = JSON.stringify(value) ?? "";
  return json.length > 80 ? `${json.slice(0, 79)}…` : json;
}

import { canBeSeen } from "../../../../schema/check/rules/texts.ts";
import type { ResumePart } from "../../../../schema/entities/define/resume.ts";
import { importWordsOf } from "../../../../schema/labels/choose-labels.ts";
import type { ImportWords } from "../../../../schema/labels/labels.ts";
import { href } from "../../../../schema/primitives.ts";
import { type ReadValue, readAddress, readDate } from "./read-values.ts";
import { childrenOf, type Field, isEmpty, isRecord, joinPath, type Reading } from "./reading.ts";

/**
 * An object of a résumé. Fields are read by their names: the name that JSON Resume gives them today first, then those
 * of its older versions. A field is taken only when it is read and says something.
 */
export class Part implements ResumePart {
  readonly #reading: Reading;
  readonly #path: string;
  readonly #value: Record<string, unknown>;
  readonly #bare: boolean;

  /** @param bare whether the résumé has a bare text where this object belongs */
  constructor(reading: Reading, path: string, value: Record<string, unknown>, bare = false) {
    this.#reading = reading;
    this.#path = path;
    this.#value = value;
    this.#bare = bare;
  }

  get words(): ImportWords {
    return importWordsOf(this.#reading.language);
  }

  /** Whether none of its fields says anything. */
  get isEmpty(): boolean {
    return Object.values(this.#value).every(isEmpty);
  }

  /** Says something of a field of this object, or of the whole object. */
  note(message: string, path = this.#path): void {
    this.#reading.note(path, message);
  }

  /** The first text under these names, taken, and the path of its field. */
  find(...keys: string[]): { path: string; text: string } | undefined {
    const fields = keys.map((key) => this.#field(key));
    for (const field of fields) {
      const text = this.#readText(field);
      if (text === undefined) continue;
      // Some résumés say the same under the old name and the new.
      for (const { path, value } of fields) if (value === field.value) this.#reading.take(path);
      return { path: field.path, text };
    }
    return undefined;
  }

  text(...keys: string[]): string | undefined {
    return this.find(...keys)?.text;
  }

  /** What `read` makes of the first text under these names; its remark is told. */
  value(read: (text: string) => ReadValue, ...keys: string[]): string | undefined {
    const found = this.find(...keys);
    if (!found) return undefined;
    const { value, remark } = read(found.text);
    if (remark) this.note(remark, found.path);
    return value;
  }

  date(key: string): string | undefined {
    return this.value((text) => readDate(text, this.#reading.language), key);
  }

  address(...keys: string[]): string | undefined {
    return this.value(readAddress, ...keys);
  }

  /** The text under this name, left for another to take. */
  peek(key: string): string | undefined {
    const { value } = this.#field(key);
    return typeof value === "string" && !isEmpty(value) ? value : undefined;
  }

  /** The texts of a list; of a bare text, that one. Undefined where there are none. */
  texts(key: string): string[] | undefined {
    const texts = this.#items(key).flatMap((item) => this.#readText(item) ?? []);
    return texts.length > 0 ? texts : undefined;
  }

  /** An object among its fields; a bare text is read as one that says only `name`. */
  part(key: string, name: string): Part {
    const field = this.#field(key);
    return this.#makePart(field, name) ?? new Part(this.#reading, field.path, {});
  }

  /** The objects of a list; an entry that is a bare text is read as an object that says only `name`. */
  parts(key: string, name: string): Part[] {
    const { path, value } = this.#field(key);
    if (isRecord(value) && !isEmpty(value))
      this.note("is one entry where a list belongs; it was read as a list of one.", path);
    return this.#items(key).flatMap((item) => this.#makePart(item, name) ?? []);
  }

  #field(key: string): Field {
    const path = this.#bare ? this.#path : joinPath(this.#path, key);
    return { path, value: Object.hasOwn(this.#value, key) ? this.#value[key] : undefined };
  }

  /** The items of a list; what stands where a list belongs is its only one. */
  #items(key: string): Field[] {
    const field = this.#field(key);
    return Array.isArray(field.value) ? childrenOf(field) : [field];
  }

  #readText({ path, value }: Field): string | undefined {
    if (isEmpty(value)) return undefined;
    if (typeof value !== "string" && typeof value !== "number") return this.#refuse(value, path, "a text");
    const { text, change } = cleanText(String(value));
    if (change) this.note(change, path);
    if (text === "") return undefined;
    this.#reading.take(path);
    return text;
  }

  #makePart({ path, value }: Field, name: string): Part | undefined {
    if (isEmpty(value)) return undefined;
    if (isRecord(value)) return new Part(this.#reading, path, value);
    if (typeof value === "string") return new Part(this.#reading, path, { [name]: value }, true);
    return this.#refuse(value, path, "an object");
  }

  #refuse(value: unknown, path: string, wanted: string): undefined {
    const type = Array.isArray(value) ? "a list" : typeof value === "object" ? "an object" : `a ${typeof value}`;
    this.note(`is ${type} where ${wanted} belongs; it was left out: ${shorten(value)}`, path);
    this.#reading.take(path);
  }
}

/** A value as JSON writes it, cut to what fits in a line. */
export function shorten(value: unknown): string {
  const json = JSON.stringify(value) ?? "";
  return json.length > 80 ? `${json.slice(0, 79)}…` : json;
}

/** What content would read as a reference to the profile, as in `{name}`. */
const reference = /\{\s*([A-Za-z][\w.-]*)\s*\}/g;

/** Letters that no reader can see and that terminals, editors or pages obey: controls but for tabs and line ends. */
const unreadable = /(?![\t\n\r])[\p{Cc}\p{Noncharacter_Code_Point}\p{Surrogate}]/gu;

/** A text as content may hold it, "" where nothing of it can be seen; `change` says in words what was changed. */
function cleanText(raw: string): { text: string; change: string } {
  const readable = raw.replace(unreadable, "");
  const spoken = readable.replace(reference, "($1)");
  const plain = escapeBrokenLinks(spoken);
  const text = plain.trim();
  const changes: string[] = [];
  if (readable !== raw) changes.push("held characters that can't be shown; they were left out.");
  if (spoken !== readable)
    changes.push("has words in braces, which content.json reads as references; they are in parentheses now.");
  if (plain !== spoken) changes.push("has a link in Markdown that leads nowhere; it will be seen as it is written.");
  return { text: canBeSeen(text) ? text : "", change: changes.join(" It ") };
}

/** What begins a link in Markdown, and where it leads: `[words](address)` or `<address>`. */
const links = /(?<!\\)(?:\[(?=[^\]]*\]\(([^)]*)\))|<(?=([a-z][a-z0-9+.-]*:[^>\s]*)>))/gi;

/** A text in which nothing is read as a link that content would refuse. */
function escapeBrokenLinks(text: string): string {
  return text.replace(links, (mark, address?: string, bare?: string) =>
    href.safeParse((address ?? bare ?? "").replace(/\s+["'(].*$/, "")).success ? mark : `\\${mark}`,
  );
}

import type { ResumePart } from "../../../../schema/entities/define/resume.ts";
import { importWordsOf } from "../../../../schema/labels/choose-labels.ts";
import type { ImportWords } from "../../../../schema/labels/labels.ts";
import { splitWords } from "../text/split-words.ts";
import { type CleanText, cleanSentences, cleanWords } from "./clean-text.ts";
import { type ReadPeriod, readEnds, readSpan } from "./read-period.ts";
import { type ReadValue, readAddress, readDate, sayReadAs } from "./read-values.ts";
import { childrenOf, type Field, isEmpty, isRecord, joinPath, type Reading, shorten } from "./reading.ts";

/** A text, and where it stands. */
interface Found {
  path: string;
  text: string;
}

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

  /** Leaves the whole object out, and says why. */
  drop(reason: string): void {
    const [text] = Object.values(this.#value);
    this.#reading.drop(this.#path, `${reason}: ${shorten(this.#bare ? text : this.#value)}`);
  }

  /** The first text under these names, taken, and the path of its field. */
  find(...keys: string[]): Found | undefined {
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

  day(key: string): { date?: string | undefined; period?: string | undefined } {
    const words = this.text("period");
    const found = this.find(key);
    if (!found) return { period: words };
    const { value, remark } = readDate(found.text, this.#reading.language);
    if (value === undefined && words === undefined) {
      this.note(`isn't a date (${JSON.stringify(found.text)}); it is shown as it is written.`, found.path);
      return { period: found.text };
    }
    if (remark) this.#noteDate(found, remark, value);
    return { date: value, period: words };
  }

  period(): ReadPeriod {
    const { language } = this.#reading;
    const [start, end, words] = [this.find("startDate"), this.find("endDate"), this.find("period")];
    if (words && !start && !end) return this.#readTime(words);
    const { remarks, ...read } = readEnds({ start: start?.text, end: end?.text }, language);
    if (start && remarks.start) this.#noteDate(start, remarks.start, read.start);
    if (end && remarks.end) this.#noteDate(end, remarks.end, read.end);
    return words ? { ...read, period: words.text } : read;
  }

  /** Tells of a date; that it was read, with all others of which that is told. */
  #noteDate({ path, text }: Found, remark: string, value = ""): void {
    const shared = { said: "were read as dates", value: `${JSON.stringify(text)} as ${value}` };
    this.#reading.note(path, remark, remark === sayReadAs(text, value) ? shared : undefined);
  }

  /** A period that one text tells: by its two ends, by one date, or in words. */
  #readTime({ path, text }: Found): ReadPeriod {
    const { language } = this.#reading;
    const span = readSpan(text, language);
    const date = span ? undefined : readDate(text, language).value;
    if (!span && date === undefined) return { period: text };
    const read = span ?? { start: date, end: date };
    this.note(`was read as ${read.start} to ${read.end ?? "what goes on"}.`, path);
    return read;
  }

  address(key: string): string | undefined {
    const address = this.value(readAddress, key);
    if (address === undefined || this.#reading.secured === undefined || !/^http:/i.test(address)) return address;
    this.#reading.secured += 1;
    return address.replace(/^http:/i, "https:");
  }

  tags(key: string): string[] | undefined {
    const { path } = this.#field(key);
    const texts = this.texts(key);
    const tags = texts?.flatMap(splitWords);
    if (texts && tags && tags.length > texts.length)
      this.note(`lists several in one; they are ${tags.length} now.`, path);
    if (texts && tags?.length === 0) this.note(`says nothing: ${shorten(texts)}`, path);
    return tags && tags.length > 0 ? tags : undefined;
  }

  formatted(key: string): string | undefined {
    // Where no lines of their own are shown, they are lines of the text.
    const { text, items } = this.#read(this.#field(key), (raw) => cleanSentences(raw, true)) ?? { text: "", items: [] };
    return [text, ...items.map((item) => `– ${item}`)].filter(Boolean).join("\n") || undefined;
  }

  told(textKey: string, listKey: string): { description?: string | undefined; highlights?: string[] | undefined } {
    const field = this.#field(textKey);
    const { text, items } = this.#readSentences(field);
    if (items.length > 0) this.note(`lists ${items.length} things; each is a line under it now.`, field.path);
    const highlights = [...this.sentences(listKey), ...items];
    return { description: text || undefined, highlights: highlights.length > 0 ? highlights : undefined };
  }

  /** The texts of a list as Markdown; what one of them lists follows it. */
  sentences(key: string): string[] {
    return this.#items(key).flatMap((item) => {
      const { text, items } = this.#readSentences(item);
      return [text, ...items].filter(Boolean);
    });
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

  #readText(field: Field): string | undefined {
    return this.#read(field, cleanWords)?.text || undefined;
  }

  #readSentences(field: Field): { text: string; items: string[] } {
    return this.#read(field, cleanSentences) ?? { text: "", items: [] };
  }

  #read<Read extends CleanText & { items?: string[] }>(
    { path, value }: Field,
    clean: (raw: string) => Read,
  ): Read | undefined {
    if (isEmpty(value)) return undefined;
    if (typeof value !== "string" && typeof value !== "number") return this.#refuse(value, path, "a text");
    const read = clean(String(value));
    if (read.change) this.note(read.change, path);
    if (read.text === "" && !read.items?.length) return undefined;
    this.#reading.take(path);
    return read;
  }

  #makePart({ path, value }: Field, name: string): Part | undefined {
    if (isEmpty(value)) return undefined;
    if (isRecord(value)) return new Part(this.#reading, path, value);
    if (typeof value === "string") return new Part(this.#reading, path, { [name]: value }, true);
    return this.#refuse(value, path, "an object");
  }

  #refuse(value: unknown, path: string, wanted: string): undefined {
    const type = Array.isArray(value) ? "a list" : typeof value === "object" ? "an object" : `a ${typeof value}`;
    this.#reading.drop(path, `is ${type} where ${wanted} belongs; it was left out: ${shorten(value)}`);
  }
}

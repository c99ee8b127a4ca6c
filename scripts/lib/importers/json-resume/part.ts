import type { ResumePart } from "../../../../schema/entities/define/resume.ts";
import { importWordsOf } from "../../../../schema/labels/choose-labels.ts";
import type { ImportWords } from "../../../../schema/labels/labels.ts";
import { splitWords } from "../read-listing.ts";
import { shorten, type Value } from "../tree/value.ts";
import { type CleanText, cleanSentences, cleanText } from "./clean-text.ts";
import { type ReadPeriod, readEnds, readSpan } from "./read-period.ts";
import { describeReading, type ReadValue, readAddress, readDate } from "./read-values.ts";
import type { Reading } from "./reading.ts";

/** A text, and the value it was read from. */
interface Found {
  value: Value;
  text: string;
}

/**
 * An object in a résumé. Where a field has former names in JSON Resume, the current name comes first. A field counts as
 * taken only if it is read and not empty.
 */
export class Part implements ResumePart {
  readonly #reading: Reading;
  /** The object, or a text in its place. */
  readonly #whole: Value;
  readonly #fields: ReadonlyMap<string, Value>;

  /** @param fields for a text in the object's place, the one field it is read as */
  constructor(reading: Reading, whole: Value, fields = whole.fields) {
    this.#reading = reading;
    this.#whole = whole;
    this.#fields = fields;
  }

  get words(): ImportWords {
    return importWordsOf(this.#reading.language);
  }

  get isEmpty(): boolean {
    return [...this.#fields.values()].every(({ isEmpty }) => isEmpty);
  }

  /** Reports a note on a field's value, by default on the whole object. */
  note(message: string, value: Pick<Value, "place"> = this.#whole): void {
    this.#reading.note(value, message);
  }

  /** Takes a field that content doesn't need. */
  take(key: string): void {
    const field = this.#fields.get(key);
    if (field) this.#reading.taken.add(field);
  }

  /** Leaves the whole object out, with a reason. */
  drop(reason: string): void {
    this.#reading.drop(this.#whole, `${reason}: ${shorten(this.#whole)}`);
  }

  /** Takes the first text under these names. */
  find(...keys: string[]): Found | undefined {
    const fields = keys.flatMap((key) => this.#fields.get(key) ?? []);
    for (const value of fields) {
      const text = this.#readText(value);
      if (text === undefined) continue;
      // Some résumés repeat the same value under an old and a new name.
      for (const other of fields) if (other.content === value.content) this.#reading.taken.add(other);
      return { value, text };
    }
    return undefined;
  }

  text(...keys: string[]): string | undefined {
    return this.find(...keys)?.text;
  }

  /** Takes the first text under these names and parses it with `read`. A remark is reported. */
  value(read: (text: string) => ReadValue, ...keys: string[]): string | undefined {
    const found = this.find(...keys);
    if (!found) return undefined;
    const { value, remark } = read(found.text);
    if (remark) this.note(remark, found.value);
    return value;
  }

  day(key: string): { date?: string | undefined; period?: string | undefined } {
    const words = this.text("period");
    const found = this.find(key);
    if (!found) return { period: words };
    const { value, remark } = readDate(found.text, this.#reading.language);
    if (value === undefined && words === undefined) {
      this.note(`isn't a date (${JSON.stringify(found.text)}); it is shown as it is written.`, found.value);
      return { period: found.text };
    }
    this.#noteDate(found, remark, value);
    return { date: value, period: words };
  }

  period(): ReadPeriod {
    const { language } = this.#reading;
    const [start, end, words] = [this.find("startDate"), this.find("endDate"), this.find("period")];
    if (words && !start && !end) return this.#readTime(words);
    const { remarks, ...read } = readEnds({ start: start?.text, end: end?.text }, language);
    if (start) this.#noteDate(start, remarks.start, read.start);
    if (end) this.#noteDate(end, remarks.end, read.end);
    return words ? { ...read, period: words.text } : read;
  }

  /** Reports how a date was read. Dates that were read without doubt share one note. */
  #noteDate({ value, text }: Found, remark: string | undefined, date = ""): void {
    if (!remark) return;
    const shared = { said: "were read as dates", value: `${JSON.stringify(text)} as ${date}` };
    this.#reading.note(value, remark, remark === describeReading(text, date) ? shared : undefined);
  }

  /** Reads a period from one text: two ends, one date, or words. */
  #readTime({ value, text }: Found): ReadPeriod {
    const { language } = this.#reading;
    const span = readSpan(text, language);
    const date = span ? undefined : readDate(text, language).value;
    if (!span && date === undefined) return { period: text };
    const read = span ?? { start: date, end: date };
    this.note(`was read as ${read.start} to ${read.end ?? "what goes on"}.`, value);
    return read;
  }

  address(key: string): string | undefined {
    const address = this.value(readAddress, key);
    if (address === undefined || this.#reading.secured === undefined || !/^http:/i.test(address)) return address;
    this.#reading.secured += 1;
    return address.replace(/^http:/i, "https:");
  }

  tags(key: string): string[] | undefined {
    const field = this.#fields.get(key);
    const texts = this.texts(key);
    if (!texts) return undefined;
    const tags = texts.flatMap(splitWords);
    if (tags.length > texts.length) this.note(`lists several in one; they are ${tags.length} now.`, field);
    if (tags.length > 0) return tags;
    this.note(`says nothing: ${shorten(texts)}`, field);
    return undefined;
  }

  formatted(key: string): string | undefined {
    // Where a list can't be shown, its items become lines of the text.
    const { text, items } = this.#readSentences(this.#fields.get(key), true);
    return [text, ...items.map((item) => `– ${item}`)].filter(Boolean).join("\n") || undefined;
  }

  readTexts(textKey: string, listKey: string): { description?: string | undefined; highlights?: string[] | undefined } {
    const field = this.#fields.get(textKey);
    const { text, items } = this.#readSentences(field);
    if (items.length > 0) this.note(`lists ${items.length} things; each is a line under it now.`, field);
    const highlights = [...this.sentences(listKey), ...items];
    return { description: text || undefined, highlights: highlights.length > 0 ? highlights : undefined };
  }

  /** Reads a list of texts as Markdown. Items listed within a text follow it. */
  sentences(key: string): string[] {
    return this.#items(key).flatMap((item) => {
      const { text, items } = this.#readSentences(item);
      return [text, ...items].filter(Boolean);
    });
  }

  /** Returns a text without taking it. */
  peek(key: string): string | undefined {
    const value = this.#fields.get(key);
    return typeof value?.content === "string" && !value.isEmpty ? value.content : undefined;
  }

  /** Reads a list of texts, or a single text. Undefined if there are none. */
  texts(key: string): string[] | undefined {
    const texts = this.#items(key).flatMap((item) => this.#readText(item) ?? []);
    return texts.length > 0 ? texts : undefined;
  }

  /** Reads an object field. A text becomes an object with only the field `name`. */
  part(key: string, name: string): Part {
    const field = this.#fields.get(key);
    return (field && this.#makePart(field, name)) ?? new Part(this.#reading, this.#whole, new Map());
  }

  /** Reads a list of objects. A text becomes an object with only the field `name`. */
  parts(key: string, name: string): Part[] {
    const field = this.#fields.get(key);
    if (field?.isObject && !field.isEmpty)
      this.note("is one entry where a list belongs; it was read as a list of one.", field);
    return this.#items(key).flatMap((item) => this.#makePart(item, name) ?? []);
  }

  /** Returns a list's items. A single value counts as a list of one. */
  #items(key: string): readonly Value[] {
    const field = this.#fields.get(key);
    return field?.isList ? field.children : field ? [field] : [];
  }

  #readText(value: Value): string | undefined {
    return this.#read(value, cleanText)?.text || undefined;
  }

  #readSentences(value: Value | undefined, inPlace = false): { text: string; items: string[] } {
    return this.#read(value, (raw) => cleanSentences(raw, inPlace)) ?? { text: "", items: [] };
  }

  #read<Read extends CleanText & { items?: string[] }>(
    value: Value | undefined,
    clean: (raw: string) => Read,
  ): Read | undefined {
    if (!value || value.isEmpty) return undefined;
    const { content } = value;
    if (typeof content !== "string" && typeof content !== "number") return this.#refuse(value, "a text");
    const read = clean(String(content));
    if (read.change) this.note(read.change, value);
    if (read.text === "" && !read.items?.length) return undefined;
    this.#reading.taken.add(value);
    return read;
  }

  #makePart(value: Value, name: string): Part | undefined {
    if (value.isEmpty) return undefined;
    if (value.isObject) return new Part(this.#reading, value);
    if (typeof value.content === "string") return new Part(this.#reading, value, new Map([[name, value]]));
    return this.#refuse(value, "an object");
  }

  #refuse(value: Value, wanted: string): undefined {
    const type = value.isList ? "a list" : value.isObject ? "an object" : `a ${typeof value.content}`;
    this.#reading.drop(value, `is ${type} where ${wanted} belongs; it was left out: ${shorten(value)}`);
  }
}

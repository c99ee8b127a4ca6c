import type { JsonText } from "../../schema/source/json-text.ts";
import { joinPointer } from "../../schema/source/location.ts";

/** A text with one mistake in it. */
export interface Break {
  kind: string;
  text: string;
  /** What the owner meant, as JSON. */
  meant: string;
}

/** Slips of the hand in a word. */
const slips: ((word: string) => string)[] = [
  (word) => `${word.slice(0, -1)}_${word.slice(-1)}`,
  (word) => word.slice(1, 2) + word.slice(0, 1) + word.slice(2),
  (word) => word.slice(0, 1).toUpperCase() + word.slice(1),
  (word) => word.slice(0, -1),
  (word) => word + word.slice(-1),
  (word) => word.slice(0, 1) + word.slice(2),
];

const months = "January February March April May June July August September October November December".split(" ");

/** Every mistake that people make in JSON and in values, at every place of a text without mistakes. */
export function listBreaks(source: JsonText): Break[] {
  const breaks: Break[] = [];
  const { text } = source;
  const sound = JSON.stringify(source.value);
  const add = (kind: string, start: number, end: number, written: string, meant = sound) => {
    const broken = text.slice(0, start) + written + text.slice(end);
    if (broken !== text) breaks.push({ kind, text: broken, meant });
  };

  function breakKey(key: string, pointer: string): void {
    const { start, end } = source.span({ key: pointer });
    for (const slip of slips) if (slip(key) !== "") add("misspelt key", start, end, JSON.stringify(slip(key)));
    add("bare key", start, end, key);
    add("single quotes around a key", start, end, `'${key}'`);
    add("no colon", end, end + 1, "");
    add("= for a colon", end, end + 1, " =");
  }

  function breakText(value: string, pointer: string, key: string | number): void {
    const { start, end } = source.span(pointer);
    const raw = text.slice(start + 1, end - 1);
    const write = (kind: string, written: string) => add(kind, start, end, JSON.stringify(written));
    add("single quotes", start, end, `'${raw}'`);
    add("curly quotes", start, end, `“${raw}”`);
    add("no opening quotation mark", start, start + 1, "");
    add("no closing quotation mark", end - 1, end, "");
    add("no quotation marks", start, end, raw);
    const [, before = "", word] = /^([^ ]+ )([^ ]+) /.exec(raw) ?? [];
    if (word !== undefined) {
      const at = start + 1 + before.length;
      const quoted = JSON.stringify(`${raw.slice(0, before.length)}"${word}"${raw.slice(before.length + word.length)}`);
      const meant = JSON.stringify(JSON.parse(text.slice(0, start) + quoted + text.slice(end)));
      if (!raw.includes("\\")) add("quotation marks in a text", at, at + word.length, `"${word}"`, meant);
      const tab = JSON.stringify(JSON.parse(`${text.slice(0, at - 1)}\\t${text.slice(at)}`));
      // In a telephone number, a space is written for it.
      if (key !== "phone") add("a tab in a text", at - 1, at, "\t", tab);
    }
    if (key === "type") for (const slip of slips) write("misspelt type", slip(value));
    if (value.startsWith("https://")) {
      write("no https://", value.slice("https://".length));
      write("one slash after https:", value.replace("//", "/"));
      write("HTTPS://", value.replace("https", "HTTPS"));
    }
    if (value.startsWith("assets/")) {
      write("/assets/", `/${value}`);
      write("\\ for /", value.replaceAll("/", "\\"));
      add("bare \\ for /", start, end, `"${value.replaceAll("/", "\\")}"`);
    }
    if (/^\/[a-z]/.test(value)) {
      write("capital letter in a path", value.slice(0, 1) + value.slice(1, 2).toUpperCase() + value.slice(2));
      write("path without its slash", value.slice(1));
      write("misspelt path", `/${value.slice(2, 3)}${value.slice(1, 2)}${value.slice(3)}`);
    }
    if (key === "address" && value.includes("@")) write("mailto:", `mailto:${value}`);
    const [, year, month, day] = /^(\d{4})(?:-(\d\d)(?:-(\d\d))?)?$/.exec(value) ?? [];
    if (year === undefined) return;
    add("bare date", start, end, value);
    if (month === undefined) return;
    write("date with slashes", value.replaceAll("-", "/"));
    write("date by a month's name", `${day ? `${day} ` : ""}${months[Number(month) - 1]} ${year}`);
    write("date, day or month first", day ? `${day}.${month}.${year}` : `${month}/${year}`);
  }

  function visit(value: unknown, pointer: string, key: string | number): void {
    const { start, end } = source.span(pointer);
    if (typeof key === "string") breakKey(key, pointer);
    const comma = /^\s*,/.exec(text.slice(end))?.[0].length;
    if (comma === undefined) add("comma after the last entry", end, end, ",");
    else {
      add("no comma", end + comma - 1, end + comma, "");
      add("two commas", end, end, ",");
      add("; for a comma", end + comma - 1, end + comma, ";");
    }
    if (typeof value === "string") breakText(value, pointer, key);
    if (typeof value === "boolean") add("capital letter", start, end, value ? "True" : "False");
    if (typeof value === "boolean" || (typeof value === "number" && key !== "version"))
      add("value in quotation marks", start, end, `"${value}"`);
    // What was meant is lost.
    if (typeof value !== "object" || value === null) add("list for a value", start, end, '[["here"]]');
    else {
      add("no closing bracket", end - 1, end, "");
      add("no opening bracket", start, start + 1, "");
      if (!Array.isArray(value)) add("object in a list", start, end, `[${text.slice(start, end)}]`);
      visitAll(value, pointer);
    }
  }

  function visitAll(value: object, pointer: string): void {
    const isList = Array.isArray(value);
    for (const [key, inner] of Object.entries(value))
      if (!["$schema", "allow"].includes(key)) visit(inner, pointer + joinPointer(key), isList ? Number(key) : key);
  }

  visitAll(Object(source.value), "");
  return breaks;
}

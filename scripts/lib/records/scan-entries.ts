import type { RuleReport } from "../../../schema/messages/message.ts";
import { find } from "../../../schema/messages/messages.ts";
import { suggest } from "../../../schema/messages/suggest.ts";
import type { Span } from "../../../schema/source/location.ts";
import type { SourceText } from "../../../schema/source/source-text.ts";
import { BibtexError, BibtexScanner, beginsEntry, months, unclosed } from "./scanner.ts";

/** A field's value as LaTeX, without its delimiters. The span is the value's. */
export interface BibtexField extends Span {
  value: string;
  nameSpan: Span;
}

export interface BibtexEntry {
  /** In lower case: "inproceedings". */
  type: string;
  typeSpan: Span;
  key: string;
  /** The key's location. */
  location: Span;
  /** By name in lower case, in the file's order. */
  fields: Map<string, BibtexField>;
}

export interface ScannedBibtex {
  entries: BibtexEntry[];
  reports: RuleReport[];
}

const word = /[^\s{}()"#%,=\\~]+/;

/** Limits in characters. No shown field is longer, nor are the names of a collaboration of thousands. */
const mostCharacters = 50_000;
const mostNames = 150_000;

/** How many unknown names are compared with all known ones for a suggestion. */
export const mostGuesses = 100;

/**
 * Finds all entries of a BibTeX text with locations, and all syntax errors. After an error, it continues with the next
 * entry. As in BibTeX, text between entries is a comment.
 */
export function scanEntries(text: string): ScannedBibtex {
  const scanner = new BibtexScanner(text);
  const entries: BibtexEntry[] = [];
  const reports: RuleReport[] = [];
  while (goToEntry(scanner)) {
    const from = scanner.at;
    try {
      const entry = readEntry(scanner);
      if (entry) entries.push(entry);
    } catch (error) {
      if (!(error instanceof BibtexError)) throw error;
      reports.push(error.report);
      if (error.report.code === "bibtex-swollen") break;
      if (!scanner.isAtNextEntry) scanner.at = findNextEntry(text, Math.max(from + 1, scanner.at));
    }
  }
  return { entries, reports: [...reports, ...scanner.notes] };
}

function goToEntry(scanner: BibtexScanner): boolean {
  const at = scanner.text.indexOf("@", scanner.at);
  if (at === -1) return false;
  scanner.at = at + 1;
  return true;
}

function findNextEntry(text: string, from: number): number {
  for (let line = text.indexOf("\n", from); line !== -1; line = text.indexOf("\n", line + 1)) {
    if (beginsEntry(text, line + 1)) return line + 1;
  }
  return text.length;
}

function readEntry(scanner: BibtexScanner): BibtexEntry | undefined {
  const type = scanner.take(/[a-z][\w+-]*/i)?.toLowerCase();
  // An "@" within a comment, such as an e-mail address.
  if (type === undefined) return undefined;
  const typeSpan = { start: scanner.at - type.length, end: scanner.at };
  scanner.skipSpace();
  const isRound = scanner.next("(");
  if (!isRound && !scanner.next("{")) return undefined;
  const close = isRound ? ")" : "}";
  if (type === "comment" || type === "preamble") {
    scanner.takeBetween(isRound ? "(" : "{", close);
    return undefined;
  }
  const opened = { start: scanner.at, end: scanner.at + 1 };
  scanner.at += 1;
  scanner.skipSpace();
  if (type === "string") {
    const [name, field] = readField(scanner, close);
    scanner.macros.set(name, field.value);
    scanner.skipSpace();
    scanner.take(/,/);
    expectEnd(scanner, close, opened);
    return undefined;
  }
  const start = scanner.at;
  const key = scanner.take(/[^\s{}(),="#%]+/);
  if (key === undefined || isName(scanner)) {
    scanner.fail(
      {
        expected: "the entry's key",
        after: `behind "@${type}${isRound ? "(" : "{"}"`,
        hint: `Write a key and a comma before the fields: @${type}{rao2025, …`,
      },
      start,
    );
  }
  const entry: BibtexEntry = { type, typeSpan, key, location: { start, end: start + key.length }, fields: new Map() };
  readFields(scanner, entry, close);
  if (scanner.isAtNextEntry) throw refuseUnclosed(scanner.source, entry, close);
  scanner.take(close === ")" ? /\)/ : /\}/);
  return entry;
}

/** True if a field name was read, because "=" follows. */
function isName(scanner: BibtexScanner): boolean {
  scanner.skipSpace();
  return scanner.next("=");
}

function readFields(scanner: BibtexScanner, { key, fields }: BibtexEntry, close: string): void {
  let after = `behind the key "${key}"`;
  for (;;) {
    scanner.skipSpace();
    if (scanner.next(close) || scanner.isAtNextEntry) return;
    if (scanner.take(/,/) === undefined) {
      scanner.fail({
        expected: `a comma or ${close}`,
        after,
        hint: `Put a comma before it, or ${close} if the entry ends.`,
      });
    }
    scanner.skipSpace();
    // A trailing comma is allowed.
    if (scanner.next(close) || scanner.isAtNextEntry) return;
    const [name, field] = readField(scanner, close);
    if (!fields.has(name)) fields.set(name, field);
    after = `behind the field "${name}"`;
  }
}

function readField(scanner: BibtexScanner, close: string): [name: string, field: BibtexField] {
  const name = scanner.take(word)?.toLowerCase();
  const nameSpan = { start: scanner.at - (name?.length ?? 0), end: scanner.at };
  if (name === undefined) {
    scanner.fail({
      expected: "the name of a field",
      after: "behind the comma",
      hint: `Write a field, as in year = 2025, or ${close} if the entry ends.`,
    });
  }
  scanner.skipSpace();
  if (scanner.take(/=/) === undefined) {
    scanner.fail({
      expected: '"="',
      after: `behind "${name}"`,
      hint: `Write ${name} = {…}. If it belongs to the value before, put that into { }.`,
    });
  }
  scanner.skipSpace();
  const start = scanner.at;
  const parts = [readPart(scanner, name)];
  for (scanner.skipSpace(); scanner.take(/#/); scanner.skipSpace()) {
    scanner.skipSpace();
    parts.push(readPart(scanner, name));
  }
  const most = name === "author" || name === "editor" ? mostNames : mostCharacters;
  const length = parts.reduce((sum, { value }) => sum + value.length, 0);
  scanner.size.spend(length);
  if (length > most) {
    throw new BibtexError(find("bibtex-too-long", { start, end: start + 1 }, { name, most }));
  }
  return [name, { value: parts.map(({ value }) => value).join(""), start, end: parts.at(-1)?.end ?? start, nameSpan }];
}

function readPart(scanner: BibtexScanner, name: string): { value: string; end: number } {
  const { macros, notes } = scanner;
  const start = scanner.at;
  const span = scanner.next("{")
    ? scanner.takeBetween("{", "}")
    : scanner.next('"')
      ? scanner.takeBetween('"', '"')
      : undefined;
  if (span) return { value: scanner.text.slice(span.start, span.end), end: span.end + 1 };
  const bare = scanner.take(word);
  if (bare === undefined) {
    scanner.fail({ expected: "a value", after: `behind "${name} ="`, hint: `Write ${name} = {…}.` });
  }
  const known = /^[0-9]+$/.test(bare) ? bare : macros.get(bare.toLowerCase());
  if (known === undefined) {
    const near = notes.length < mostGuesses ? suggest(bare, [...macros.keys()].slice(months.length)) : undefined;
    notes.push(find("bibtex-macro", { start, end: scanner.at }, { name: bare, near }));
  }
  return { value: known ?? bare, end: scanner.at };
}

/** Reports which brace of an entry is open at the next entry or the end of the file. */
function refuseUnclosed(
  source: SourceText,
  { key, typeSpan, location, fields }: BibtexEntry,
  close: string,
): BibtexError {
  const values = [...fields.values()];
  // A value that swallowed the following fields, and was closed by the entry's brace.
  const swollen = values.find((field) => /[\n,][ \t]*[a-z]{3,}[ \t]*=[ \t]*[{"0-9]/i.test(field.value));
  if (swollen && source.text[swollen.start] === "{")
    return unclosed({ start: swollen.start, end: swollen.start + 1 }, "{");
  const end = values.at(-1)?.end ?? location.end;
  const span = { start: typeSpan.start - 1, end: location.end };
  return new BibtexError(find("bibtex-unclosed-entry", span, { key, close, line: source.position(end).line }));
}

/** @throws {BibtexError} if anything but `close` follows */
function expectEnd(scanner: BibtexScanner, close: string, opened: Span): void {
  scanner.skipSpace();
  if (scanner.take(close === ")" ? /\)/ : /\}/)) return;
  if (scanner.isAtNextEntry) throw unclosed(opened, close === ")" ? "(" : "{");
  scanner.fail({ expected: close, after: "behind the value", hint: `Put ${close} before it.` });
}

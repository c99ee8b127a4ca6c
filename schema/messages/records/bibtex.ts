import { defineError, defineWarning, quote } from "../message.ts";

/** Mistakes in references. */
export const bibtexMessages = {
  "bibtex-form": defineError<{ found: string; expected: string; after: string; hint: string }>({
    title: "references that are not written as BibTeX is",
    message: ({ found, expected, after }) =>
      `${found === "" ? "The file ends" : `Here stands ${quote(found)}`} where ${expected} should be, ${after}.`,
    hint: ({ hint }) => hint,
    explanation:
      'An entry is "@", its type, "{", its key, then its fields, each after a comma: a name, "=", and a value in { } or " ".',
    wrong: "@article{rao2025 title = {A charger}}",
    right: "@article{rao2025, title = {A charger}}",
  }),
  "bibtex-unclosed": defineError<{ what: string; close: string }>({
    title: "a brace or quotation mark in references that is never closed",
    message: ({ what }) => `${what} opens here and is never closed.`,
    hint: ({ close }) => `Put ${close} where it ends. Within a value, write as many { as }.`,
    explanation: "Everything up to the next entry would belong to it.",
    wrong: "title = {A charger for {LFP cells},",
    right: "title = {A charger for {LFP} cells},",
  }),
  "bibtex-too-long": defineError<{ name: string; most: number }>({
    title: "a field of references that is longer than any",
    message: ({ name, most }) => `${name} has more than ${most.toLocaleString("en")} letters.`,
    hint: () => "Look whether something else has come into it; if not, shorten it.",
    explanation: "So long a field is a file that was pasted into it, or a short form that repeats itself.",
    wrong: "abstract = {… a whole book …}",
    right: "abstract = {… what is in the book …}",
  }),
  "bibtex-untitled": defineError<{ key: string }>({
    title: "a publication without a title",
    message: ({ key }) => `The entry ${quote(key)} has no title.`,
    hint: () => "Add title = {…}, or put the entry into another file.",
    explanation: "Nothing could be shown of it.",
    wrong: "@article{rao2025, year = 2025}",
    right: "@article{rao2025, title = {A charger}, year = 2025}",
  }),
  "bibtex-macro": defineWarning<{ name: string; near: string | undefined }>({
    title: "a short form in references that nothing defines",
    message: ({ name }) => `No @string says what ${quote(name)} stands for, so it is shown as it is.`,
    hint: ({ name, near }) =>
      near ? `Did you mean "${near}"? Write ${near}.` : `Write {${name}}, or add @string{${name} = {…}} before it.`,
    explanation: 'A word that stands in neither { } nor " " is short for what an @string before it says.',
    wrong: "journal = Sensors",
    right: "journal = {Sensors}",
  }),
  "bibtex-unknown-parent": defineWarning<{ key: string; near: string | undefined }>({
    title: "a reference to an entry that isn't there",
    message: ({ key }) => `No entry has the key ${quote(key)}, of which this one is a part.`,
    hint: ({ near }) =>
      near ? `Did you mean "${near}"? Write crossref = {${near}}.` : "Add that entry to the file, or remove crossref.",
    explanation:
      "What an entry doesn't say, such as book, editors and year, is taken from the one that crossref names.",
    wrong: "@inproceedings{rao2025, title = {A charger}, crossref = {benhc}}",
    right: "@inproceedings{rao2025, title = {A charger}, crossref = {bench}}",
  }),
  "bibtex-repeated-key": defineWarning<{ key: string; otherLine: number }>({
    title: "two entries of references with one key",
    message: ({ key, otherLine }) => `The key ${quote(key)} has stood on line ${otherLine} already; both are shown.`,
    hint: () => "Remove one of them, or give it a key of its own.",
    explanation: "Entries are named by their keys. Programs that cite take the first of two, or refuse both.",
    wrong: "@article{rao2025, …} @book{rao2025, …}",
    right: "@article{rao2025a, …} @book{rao2025b, …}",
  }),
};

import { callOf } from "../program.ts";
import { defineError, defineWarning, listWords, quote } from "./message.ts";

export const bibtexMessages = {
  "bibtex-form": defineWarning<{ found: string; expected: string; after: string; hint: string; isLost: boolean }>({
    title: "references that are not written as BibTeX is",
    message: ({ found, expected, after, isLost }) => {
      const what = found === "" ? "The file ends" : `Here is ${quote(found)}`;
      return `${what} where ${expected} should be, ${after}${isLost ? "; the entry is left out" : ""}.`;
    },
    hint: ({ hint }) => hint,
    explanation:
      'An entry is "@", its type, "{", its key, then its fields, each after a comma: a name, "=", and a value in { } or " ".',
    wrong: "@article{rao2025 title = {A charger}}",
    right: "@article{rao2025, title = {A charger}}",
  }),
  "bibtex-unclosed": defineWarning<{ open: "{" | '"' | "("; hasOpenBrace: boolean }>({
    title: "a brace or quotation mark in references that is never closed",
    message: ({ open }) =>
      `This ${open === '"' ? "quotation mark" : open} opens here and is never closed, so the entry is left out.`,
    hint: ({ open, hasOpenBrace }) => {
      const close = `Put ${open === "{" ? "}" : open === "(" ? ")" : open} where it ends.`;
      return open === "{" || hasOpenBrace ? `${close} Within a value, write as many { as }.` : close;
    },
    explanation: "Everything up to the next entry would belong to it.",
    wrong: "title = {A charger for {LFP cells},",
    right: "title = {A charger for {LFP} cells},",
  }),
  "bibtex-unclosed-entry": defineWarning<{ key: string; close: string; line: number }>({
    title: "an entry of references that is never closed",
    message: ({ key }) => `The entry ${quote(key)} begins here and is never closed, so it is left out.`,
    hint: ({ close, line }) => `Put ${close} behind its last field, which ends on line ${line}.`,
    explanation: "An entry ends with the brace that it begins with; the next one can't begin within it.",
    wrong: "@article{rao2025, title = {A charger}, @book{rao2024, …}",
    right: "@article{rao2025, title = {A charger}} @book{rao2024, …}",
  }),
  "bibtex-none": defineError<{ file: string }>({
    title: "a file of references that is no BibTeX",
    message: ({ file }) => `${file} is no BibTeX: nothing in it begins as an entry does, as in @article{…`,
    hint: () =>
      "Export your references as BibTeX from the program that keeps them, such as Zotero or JabRef, and name that file.",
    explanation: "Publications are read from BibTeX alone: JSON, RIS and lists in plain text are not.",
    wrong: '{ "type": "publications", "source": "papers.json" }',
    right: '{ "type": "publications", "source": "papers.bib" }',
  }),
  "bibtex-too-long": defineWarning<{ name: string; most: number }>({
    title: "a field of references that is longer than any",
    message: ({ name, most }) =>
      `${name} has more than ${most.toLocaleString("en")} letters, so the entry is left out.`,
    hint: () => "Look whether something else has come into it; if not, shorten it.",
    explanation: "So long a field is a file that was pasted into it, or a short form that repeats itself.",
    wrong: "abstract = {… a whole book …}",
    right: "abstract = {… what is in the book …}",
  }),
  "bibtex-tangled": defineWarning<{ name: string }>({
    title: "a field of references that is too tangled to be read",
    message: ({ name }) =>
      `${name} has more than 20 levels of braces, or goes on too long without a place where it could be split, so it is shown as it is written.`,
    hint: ({ name }) =>
      name === "author" || name === "editor"
        ? 'Put " and " between the names, and take out braces that nothing needs.'
        : "Take out braces that nothing needs. If something else was pasted into it, take that out.",
    explanation: "Reading LaTeX takes longer with each level, and with each letter that belongs together.",
    wrong: "title = {{{{{{{{{{{{{{{{{{{{{{A charger}}}}}}}}}}}}}}}}}}}}}}",
    right: "title = {A charger}",
  }),
  "bibtex-swollen": defineError<{ most: number }>({
    title: "references that repeat themselves too often",
    message: ({ most }) =>
      `With short forms and parents written out, the file has more than ${most.toLocaleString("en")} letters by here.`,
    hint: () => "Look which short form (@string) or parent (crossref) is long and used often, and shorten it.",
    explanation: "A small file may stand for a huge one: each entry gets all letters of what it refers to.",
    wrong: '@string{long = "… thousands of letters …"} @article{a, note = long} … hundreds more',
    right: '@string{jhyd = "Journal of Hydrology"} @article{a, journal = jhyd}',
  }),
  "bibtex-untitled": defineWarning<{ key: string }>({
    title: "a publication without a title",
    message: ({ key }) => `The entry ${quote(key)} has no title, so it is left out.`,
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
  "bibtex-joined-names": defineWarning<{ field: string; name: string; remedy: string | undefined }>({
    title: 'names in references that are joined by something else than "and"',
    message: ({ name }) => `${quote(name)} is read as one name: commas and semicolons part no names.`,
    hint: ({ field, remedy }) =>
      remedy && remedy.length <= 300
        ? `Put "and" between names: ${field} = {${remedy}}.`
        : 'Put "and" between names, and a comma only between a family name and given names.',
    explanation:
      'In BibTeX a comma parts a family name from given names, as in "Rao, Asha", or "King, Jr., Martin". Names are joined by "and", however many there are.',
    wrong: "author = {Asha Rao, Meera Joshi, Ada Berg}",
    right: "author = {Asha Rao and Meera Joshi and Ada Berg}",
  }),
  "bibtex-year": defineWarning<{ found: string }>({
    title: "a year of references that is none",
    message: ({ found }) => `${quote(found)} is no year, so none is shown.`,
    hint: () => "Write four digits, as in year = {2025}, or words alone, as in year = {in press}.",
    explanation:
      "Lists are in the order of their years. Words, such as forthcoming, are shown as they are, above all years.",
    wrong: "year = {20211}",
    right: "year = {2021}",
  }),
  "bibtex-doi": defineWarning<{ found: string }>({
    title: "a DOI of references that is none",
    message: ({ found }) => `${quote(found)} is no DOI, so no link is made of it.`,
    hint: () =>
      "Copy it from the publisher's page: it begins with 10. and has a /, as in doi = {10.1029/2024WR038112}.",
    explanation: "A link to https://doi.org/ is made of a DOI. Of anything else it would lead nowhere.",
    wrong: "doi = {1029-2024WR038112}",
    right: "doi = {10.1029/2024WR038112}",
  }),
  "bibtex-link": defineWarning<{ written: string; href: string | undefined; reason: string }>({
    title: "a link of references that leads nowhere",
    message: ({ written, href, reason }) =>
      `${quote(written)} ${reason}${href === undefined ? ", so no link is made of it" : `, and was read as ${quote(href)}`}.`,
    hint: ({ href }) =>
      href === undefined
        ? "Write a web address that begins with https://, or the name of a file beside content.json."
        : `Write {${href}}.`,
    explanation:
      "One bad address of hundreds doesn't keep a site from being built. Files are looked for beside content.json and, as al-folio names them, in assets/pdf.",
    wrong: "url = {journal.example/charger}, pdf = {chrager.pdf}",
    right: "url = {https://journal.example/charger}, pdf = {charger.pdf}",
  }),
  "bibtex-preview": defineWarning<{ written: string; reason: string }>({
    title: "a picture of references that can't be shown",
    message: ({ written, reason }) => `The preview ${quote(written)} can't be shown: ${reason}.`,
    hint: () => "Write the name of a picture beside content.json, as in preview = {assets/charger.png}.",
    explanation:
      "A list of publications shows these pictures beside their titles. They are looked for beside content.json and, as al-folio names them, in assets/img/publication_preview.",
    wrong: "preview = {chrager.png}",
    right: "preview = {assets/charger.png}",
  }),
  "bibtex-unknown-type": defineWarning<{ type: string; near: string }>({
    title: "a misspelt type of an entry of references",
    message: ({ type }) => `BibTeX knows no entries of the type ${quote(`@${type}`)}: it is listed under "Other".`,
    hint: ({ near }) => `Did you mean "@${near}"? Write @${near}.`,
    explanation:
      "The type says what a work is: an article, a thesis, a chapter. Types that are like no other are left alone.",
    wrong: "@phdtesis{rao2025, …}",
    right: "@phdthesis{rao2025, …}",
  }),
  "bibtex-unknown-field": defineWarning<{ name: string; near: string }>({
    title: "a misspelt field of references",
    message: ({ name }) => `BibTeX knows no field ${quote(name)}, so what it says isn't shown.`,
    hint: ({ near }) => `Did you mean "${near}"? Write ${near} = {…}.`,
    explanation: "Fields of your own are left alone, unless they are nearly one that the entry lacks.",
    wrong: "jounral = {Sensors}",
    right: "journal = {Sensors}",
  }),
  "bibtex-missing-field": defineWarning<{ key: string; type: string; missing: readonly string[] }>({
    title: "an entry of references without author or year",
    message: ({ key, missing }) =>
      `The entry ${quote(key)} has ${listWords(
        missing.map((name) => `no ${name}`),
        "and",
      )}.`,
    hint: ({ type, missing }) =>
      `Add ${listWords(
        missing.map((name) => `${name} = {…}`),
        "and",
      )}: BibTeX asks for ${missing.length === 1 ? "it" : "them"} in every @${type}.`,
    explanation: "Without a year a work stands last in the list. What asks for neither is @misc.",
    wrong: "@article{rao2025, title = {A charger}}",
    right: "@article{rao2025, title = {A charger}, author = {Rao, Asha}, year = 2025}",
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

/** Messages about files of records beside the content: repositories, entries of feeds. */
export const recordMessages = {
  "bad-record": defineError<{ path: string; reason: string }>({
    title: "a record that has another form than it should",
    message: ({ path, reason }) =>
      `${path === "" ? "This file" : `${quote(path)} in it`} isn't as it should be: ${reason}.`,
    hint: () => `Mend it, or delete the file and have "${callOf("fetch")}" write it again.`,
    explanation:
      'The file is written by a command, and read with every build. You may change its words, and hide an entry by "hidden": true.',
    wrong: '{ "name": "charger", "stars": "12" }',
    right: '{ "name": "charger", "stars": 12 }',
  }),
};

import type { RecordKind } from "../../kinds.ts";
import { callOf } from "../../program.ts";
import { defineError, quote } from "../message.ts";

/** How each kind of file comes to be. */
const makings: { readonly [K in RecordKind]: string } = {
  bibliographyFile: "Export it as BibTeX from the program that keeps your references, such as Zotero or JabRef.",
  repositoriesFile: `Run "${callOf("fetch", "github", "YOUR-NAME")}", which writes it.`,
  feedFile: `Run "${callOf("fetch", "feed", "https://…")}", which writes it.`,
};

/** Files beside the content that hold records: references, repositories, entries of feeds. */
export const recordMessages = {
  "missing-record-file": defineError<{ file: string; kind: RecordKind; near: string | undefined }>({
    title: "a file of records that isn't there",
    message: ({ file }) => `There is no file ${file} beside this content file.`,
    hint: ({ near, kind }) => (near ? `Did you mean "${near}"? Write "${near}".` : makings[kind]),
    explanation:
      "Publications, repositories and feeds stand in files of their own, named from the folder in which content.json stands. A build never asks the network for them.",
    wrong: '{ "type": "publications", "source": "paper.bib" }',
    right: '{ "type": "publications", "source": "papers.bib" }',
  }),
  "empty-records": defineError<{ file: string }>({
    title: "a file of records in which nothing can be shown",
    message: ({ file }) => `Nothing in ${file} can be shown.`,
    hint: () => 'Put something into it, or leave the block out until there is: { …, "hidden": true }.',
    explanation: "A heading with nothing under it tells visitors that something is missing.",
    wrong: "(an empty file)",
    right: "@article{rao2025, title = {…}, author = {Rao, Asha}, year = 2025}",
  }),
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
  "unknown-citation-key": defineError<{ key: string; file: string; near: string | undefined }>({
    title: "a key that no entry of the references has",
    message: ({ key, file }) => `No entry in ${file} has the key ${quote(key)}.`,
    hint: ({ near }) =>
      near ? `Did you mean "${near}"? Write "${near}".` : "Write a key as it stands behind the { of an entry.",
    explanation: "The list `only` picks out entries by their keys, in your order.",
    wrong: '"only": ["rao2025chargr"]',
    right: '"only": ["rao2025charger"]',
  }),
};

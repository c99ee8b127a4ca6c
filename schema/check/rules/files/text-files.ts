import type { StringNode } from "../../../document/content-node.ts";
import { isRecordKind, type RecordKind } from "../../../kinds.ts";
import { defineError, isNotError } from "../../../messages/message.ts";
import { callOf } from "../../../program.ts";
import type { TextFacts } from "../../../records/text-files.ts";
import type { Span } from "../../../source/location.ts";
import { leavesFolder } from "../../content-index/own-files.ts";
import { refuseFile } from "../../lists/file-facts.ts";
import { defineRule } from "../../rule.ts";

const start: Span = { start: 0, end: 1 };

/** How the owner gets a file of each kind. */
const makings: { readonly [K in RecordKind]: string } = {
  bibliographyFile: "Export it as BibTeX from the program that keeps your references, such as Zotero or JabRef.",
  repositoriesFile: `Run "${callOf("fetch", "github", "YOUR-NAME")}", which writes it.`,
  feedFile: `Run "${callOf("fetch", "feed", "https://…")}", which writes it.`,
};

/** Files of texts and records exist under exactly their names, in the content's folder, and have no errors. */
export const textFiles = defineRule({
  messages: {
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
  },
  create({ index, report, add }) {
    function look(value: StringNode): void {
      const { kind, text: file, pointer } = value;
      const facts: TextFacts | undefined = leavesFolder(file) ? { status: "outside" } : index.document.files.get(file);
      if (facts?.status === "missing" && isRecordKind(kind))
        report("missing-record-file", value, { file, kind, near: facts.near });
      else if (facts && facts.status !== "text") add(refuseFile(file, value, facts));
      else if (facts?.held && isRecordKind(kind)) {
        const { source } = facts;
        const within = ({ start, end }: Span) => ({ source, start, end, pointer });
        const { records, reports } = facts.held;
        for (const { location, ...report } of reports)
          add({ ...report, location: within(typeof location === "object" && "start" in location ? location : start) });
        if (records.length === 0 && reports.every(isNotError)) report("empty-records", value, { file });
      }
    }
    return { textFile: look, bibliographyFile: look, repositoriesFile: look, feedFile: look };
  },
});

import { PostText } from "../../../schema/check/lists/post-text.ts";
import { checkContent } from "../../../schema/resolve/check-content.ts";
import { findParts } from "../../../schema/rich-text/find-parts.ts";
import { plainLongText } from "../../../schema/rich-text/plain-text.ts";
import { isTooComplex } from "../../../schema/rich-text/too-complex.ts";
import { JsonText } from "../../../schema/source/json-text.ts";
import { SourceText } from "../../../schema/source/source-text.ts";
import { readFeedXml } from "../../../scripts/lib/fetch/read-feed-xml.ts";
import { readArchive } from "../../../scripts/lib/importers/forms/archive.ts";
import { readScript } from "../../../scripts/lib/importers/forms/script.ts";
import { readTable } from "../../../scripts/lib/importers/forms/table.ts";
import { readXml } from "../../../scripts/lib/importers/forms/xml.ts";
import { readYaml } from "../../../scripts/lib/importers/forms/yaml.ts";
import { isHtml, readHtml, readHtmlText } from "../../../scripts/lib/importers/read-html.ts";
import { readPublications } from "../../../scripts/lib/records/read-publications.ts";
import { readCsv } from "../../../scripts/lib/translations/csv.ts";

/** Every reader of what owners and others write, as the program calls it. What it refuses it throws, or returns as codes. */
export const readers = {
  json: (text: string) => {
    const source = new JsonText("a.json", text);
    return checkContent(source, { advice: true }).diagnostics.map(({ code }) => code);
  },
  markdown: (text: string) => {
    if (isTooComplex(text)) return ["tangled-text"];
    plainLongText(text);
    return findParts(text, "blocks").map(({ kind }) => kind);
  },
  "front matter": (facts: string) => new PostText("a.md", `---\n${facts}\n---\nText`).issues,
  yaml: (text: string) => readYaml({ name: "a.yaml", text }),
  xml: (text: string) => readXml({ name: "a.xml", text }),
  feed: (text: string) => readFeedXml(text, new URL("https://a.example/")),
  html: (text: string) => [isHtml(text), readHtml(text), readHtmlText(text)],
  bibtex: (text: string) => readPublications(new SourceText("a.bib", text)).reports.map(({ code }) => code),
  csv: (text: string) => readTable({ name: "a.csv", text }),
  "table of translations": (text: string) => readCsv(text, () => true),
  script: (text: string) => readScript({ name: "a.js", text }),
  zip: (bytes: Buffer) => readArchive({ name: "a.zip", bytes }, () => true),
} as const;

export type ReaderName = keyof typeof readers;

import type { z } from "zod";
import { reportSyntax } from "../../../schema/check/syntax-reports.ts";
import type { RecordKind } from "../../../schema/kinds.ts";
import { isNotError } from "../../../schema/messages/message.ts";
import { find } from "../../../schema/messages/messages.ts";
import type { FeedEntry } from "../../../schema/records/feed.ts";
import { feedFile } from "../../../schema/records/feed.ts";
import type { Repository } from "../../../schema/records/repository.ts";
import { repositoriesFile } from "../../../schema/records/repository.ts";
import type { RecordFile } from "../../../schema/records/text-files.ts";
import { JsonText } from "../../../schema/source/json-text.ts";
import { joinPointer } from "../../../schema/source/location.ts";
import type { SourceText } from "../../../schema/source/source-text.ts";

/**
 * Reads records from a JSON file that this program wrote and the owner may have edited. Descriptions are plain text.
 * @param list the key of the records
 * @param links the records' keys with links
 */
function readJsonRecords<List extends string, Item extends Repository | FeedEntry>(
  source: SourceText,
  schema: z.ZodType<Readonly<Record<List, readonly Item[]>>>,
  list: List,
  links: readonly (keyof Item)[],
): RecordFile {
  const json = new JsonText(source.file, source.text);
  const problems = reportSyntax(json);
  if (!problems.every(isNotError)) return { records: [], locations: [], links: [], reports: problems };
  const { data, error } = schema.safeParse(json.value);
  if (error) {
    const reports = error.issues.map(({ path, code, message }) => {
      const location = json.span(joinPointer(...path.map(String)));
      return find("bad-record", location, {
        path: path.join("."),
        reason: code === "invalid_format" ? "it has another form" : message.replace(/\.$/, ""),
      });
    });
    return { records: [], locations: [], links: [], reports: [...problems, ...reports] };
  }
  const shown = data[list].map((record, index) => ({ record, index })).filter(({ record }) => record.hidden !== true);
  return {
    records: shown.map(({ record }) => ({
      ...record,
      description: record.description && escapeMarks(record.description),
    })),
    locations: shown.map(({ index }) => json.span(joinPointer(list, `${index}`))),
    links: shown.flatMap(({ record, index }) =>
      links.flatMap((key) => {
        const href = record[key];
        return typeof href === "string" ? [{ href, ...json.span(joinPointer(list, `${index}`, String(key))) }] : [];
      }),
    ),
    reports: problems,
  };
}

/** Escapes plain text for fields that take Markdown. */
function escapeMarks(text: string): string {
  return text.replace(/[\\`*_[\]<>&~$!]/g, "\\$&");
}

/** Readers by kind of file. They report errors and never throw. */
export const recordReaders: { readonly [K in RecordKind]: (source: SourceText) => RecordFile | Promise<RecordFile> } = {
  // The LaTeX parser is large, so it is loaded only when needed.
  bibliographyFile: async (source) => (await import("./read-publications.ts")).readPublications(source),
  repositoriesFile: (source) => readJsonRecords(source, repositoriesFile, "repositories", ["url", "homepage"]),
  feedFile: (source) => readJsonRecords(source, feedFile, "entries", ["url"]),
};

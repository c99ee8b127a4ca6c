import type { z } from "zod";
import { findProblems } from "../../../../schema/check/problems.ts";
import { find, severityOf } from "../../../../schema/messages/messages.ts";
import type { FileRecord, RecordFile } from "../../../../schema/records/record-file.ts";
import { JsonText } from "../../../../schema/source/json-text.ts";
import { joinPointer } from "../../../../schema/source/place.ts";
import type { SourceText } from "../../../../schema/source/source-text.ts";

/** One of the records, where its list stands in the file, and which of its keys are links. */
interface Listed {
  record: FileRecord & { hidden?: boolean | undefined };
  pointer: string;
  links: readonly string[];
}

/** Reads records from a file that this program wrote, and its owner may have changed. */
export function readJsonRecords<Schema extends z.ZodType>(
  source: SourceText,
  schema: Schema,
  list: (file: z.output<Schema>) => readonly Listed[],
): RecordFile {
  const json = new JsonText(source.file, source.text);
  const problems = findProblems(json).map((finding) => ({ ...finding, place: json.span(finding.place) }));
  if (problems.some(({ code }) => severityOf(code) === "error")) return { records: [], links: [], findings: problems };
  const { data, error } = schema.safeParse(json.value);
  if (error) {
    const findings = error.issues.map(({ path, code, message }) => {
      const place = json.span(joinPointer(...path.map(String)));
      return find("bad-record", place, {
        path: path.join("."),
        reason: code === "invalid_format" ? "it has another form" : message.replace(/\.$/, ""),
      });
    });
    return { records: [], links: [], findings: [...problems, ...findings] };
  }
  const shown = list(data).filter(({ record }) => record.hidden !== true);
  const links = shown.flatMap(({ record, pointer, links: keys }) =>
    keys.flatMap((key) => {
      const href: unknown = Reflect.get(record, key);
      return typeof href === "string" ? [{ href, ...json.span(`${pointer}/${key}`) }] : [];
    }),
  );
  return { records: shown.map(({ record }) => record), links, findings: problems };
}

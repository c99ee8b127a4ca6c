import { parseArgs } from "node:util";
import { CommandError, exitCodes } from "../cli/command.ts";
import { reportDiagnostics } from "../cli/reporters/index.ts";
import { loadContent } from "../content/load-content.ts";
import { auditContent } from "./audit.ts";
import { reportAuditJson, reportAuditPretty } from "./report-audit.ts";

export const usage = `Usage: npm run audit [-- --content FILE --format FORMAT --strict]

Reads the content as a recruiter and an applicant system would: what is missing, vague, unlinked, too long, undated.

  --content FILE    the content of the site (content.json)
  --format FORMAT   pretty (default) or json
  --strict          end with 1 if anything is found

Ends with 0, with 1 if the content is not sound, with 2 if it could not be read.`;

const formats = ["pretty", "json"];

/** Runs the command with these arguments; returns its exit code. */
export async function runAudit(args: string[]): Promise<number> {
  const { content: file, format, strict } = readOptions(args);
  const { content, diagnostics, source } = await loadContent(file);
  if (!content) {
    const errors = diagnostics.filter(({ severity }) => severity === "error");
    process.stderr.write(`The audit reads sound content only.\n\n${reportDiagnostics(errors)}`);
    return errors.some(({ code }) => code.startsWith("file-")) ? exitCodes.failed : exitCodes.problems;
  }
  const findings = auditContent(content, source);
  const name = file.replaceAll("\\", "/");
  process.stdout.write(
    format === "json" ? reportAuditJson(findings, name) : reportAuditPretty(findings, name, process.stdout.columns),
  );
  return strict && findings.length > 0 ? exitCodes.problems : exitCodes.sound;
}

function readOptions(args: string[]): { content: string; format: string; strict: boolean } {
  try {
    const { values } = parseArgs({
      args,
      options: {
        content: { type: "string", default: "content.json" },
        format: { type: "string", default: "pretty" },
        strict: { type: "boolean", default: false },
      },
    });
    if (!formats.includes(values.format))
      throw new CommandError(`There is no format ${JSON.stringify(values.format)}.`);
    return values;
  } catch (error) {
    throw new CommandError(`${error instanceof Error ? error.message : String(error)}\n\n${usage}`, { cause: error });
  }
}

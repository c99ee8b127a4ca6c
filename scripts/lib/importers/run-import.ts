import { existsSync } from "node:fs";
import { dirname, join, relative } from "node:path";
import type { Diagnostic } from "../../../schema/messages/message.ts";
import { callOf } from "../../../schema/program.ts";
import { CommandError, exitCodes, print, shortPath } from "../cli/command.ts";
import { count, countAll } from "../cli/reporters/display.ts";
import { programFolder } from "../files/roots.ts";
import { explainRefusal, writeOutput } from "../files/write-whole.ts";
import { findBlog } from "./blogs/import-blog.ts";
import { runBlogImport } from "./blogs/run-blog-import.ts";
import { type ImportedFile, type ImportRequest, importFile } from "./import-file.ts";
import { describeDesign } from "./json-resume/fit-design.ts";
import { placeholderAddress } from "./json-resume/lay-out.ts";
import { reportNotes } from "./report-notes.ts";

interface RunRequest extends Omit<ImportRequest, "schema" | "name" | "fetchInto"> {
  source: string;
  out: string;
  /** True to overwrite an existing file. */
  force: boolean;
  /** True to fetch the pictures that the source links to. */
  fetch?: boolean;
}

/** Runs the import, prints its result and returns the exit code. */
export async function runImport({ source, out, force, fetch = false, ...request }: RunRequest): Promise<number> {
  // Fails before the work is done. Writing the file checks again that nothing is overwritten.
  if (!force && existsSync(out)) throw new CommandError(explainRefusal("EEXIST", out));
  const schema = relative(dirname(out), join(programFolder, "schema/content.schema.json")).replaceAll("\\", "/");
  const ownSchema = schema.startsWith(".") ? schema : `./${schema}`;
  const blog = await findBlog(source, request.from);
  if (blog) return runBlogImport(blog, { ...request, schema: ownSchema, out, force, fetch });
  const imported = await importFile(source, {
    ...request,
    schema: ownSchema,
    name: shortPath(out),
    fetchInto: fetch ? dirname(out) : undefined,
  });
  const { text, pages, entries, files } = imported;
  // Pictures first: if interrupted, some pictures may be unused, but the content never lacks any.
  for (const [name, bytes] of files) await writeOutput(join(dirname(out), name), bytes, { force: true });
  await writeOutput(out, text, { force });
  process.stderr.write(reportNotes(imported));
  const fetched = files.size > 0 ? `, ${count(files.size, "picture")}` : "";
  const next = describeNext(imported, { source, out, fetch, ...request });
  print(`Wrote ${shortPath(out)}: ${count(pages, "page")}, ${count(entries, "entry", "entries")}${fetched}.\n${next}`);
  return exitCodes.sound;
}

/** Lists next steps and what only the owner knows. */
function describeNext(
  { text, pictures, secured, diagnostics, account, language: read }: ImportedFile,
  { source, out, fetch, from, language, url }: Omit<RunRequest, "force">,
): string {
  const form = from === undefined ? [] : ["--from", from];
  const words = [source, ...form, "--out", shortPath(out), "--fetch", "--force"];
  const again = callOf("import", ...words.map((word) => (/\s/.test(word) ? JSON.stringify(word) : word)));
  const stand = count(pictures.length, "picture stands", "pictures stand");
  return [
    pictures.length > 0 && !fetch ? `${stand} elsewhere. To fetch them: ${again}\n` : "",
    account === undefined
      ? ""
      : `Its repositories are still to be fetched, beside ${shortPath(out)}: ${callOf("fetch", "github", account)}\n`,
    secured > 0 ? `Of its links, ${secured} have https: in place of http:. Try them.\n` : "",
    describeDesign(text),
    describeCheck(diagnostics, callOf("validate", shortPath(out))),
    language === undefined
      ? `A résumé doesn't say its language, so "site" → "language" is ${JSON.stringify(read)}. If it is another: --language CODE.\n`
      : "",
    url === undefined
      ? `A résumé doesn't say where the site will be found, so "site" → "url" is ${placeholderAddress}. If you know: --url ADDRESS.\n`
      : "",
  ].join("");
}

/** Summarizes diagnostics. Links with http: get one line, because older résumés have hardly any others. */
function describeCheck(diagnostics: readonly Diagnostic[], call: string): string {
  const insecure = countAll(diagnostics.filter(({ code }) => code === "insecure-link"));
  const others = countAll(diagnostics) - insecure;
  const links = `${count(insecure, "link")} with http:, which browsers warn of. To write https: and try: --https.\n`;
  if (insecure > 0) return links + (others > 0 ? `${count(others, "warning")} more: ${call}\n` : "");
  return others > 0 ? `${count(others, "warning")}: ${call}\n` : "It is sound.\n";
}

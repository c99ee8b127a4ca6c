import { locateReports } from "../../../schema/check/locate-reports.ts";
import { recordPairs } from "../../../schema/check/translation-record.ts";
import { ContentDocument } from "../../../schema/document/document.ts";
import { listOriginals } from "../../../schema/localize/originals.ts";
import type { Diagnostic, RuleReport } from "../../../schema/messages/message.ts";
import type { SourceText } from "../../../schema/source/source-text.ts";
import { CommandError, exitCodeOf, exitCodes, print, shortPath } from "../cli/command.ts";
import { printDiagnostics } from "../cli/reporters/index.ts";
import { loadContent } from "../content/load-content.ts";
import { readText } from "../content/read-text.ts";
import { hashBytes } from "../files/hash-files.ts";
import { rewrite } from "../files/write-whole.ts";
import { matchRows } from "./match-rows.ts";
import { describeLanguage, loadTranslations, type SiteTranslations } from "./site-translations.ts";
import { listTableTexts, type Row, readTable, type Table } from "./table.ts";
import { writeRecord } from "./write-record.ts";
import { gatherWrites, type Write, writeTexts } from "./write-texts.ts";

/** Writes a table's valid translations into the content and reports all others. Returns the exit code. */
export async function importTexts({ file, from }: { file: string; from: string }): Promise<number> {
  const site = await loadTranslations(file);
  if (typeof site === "number") return site;
  const table = await loadTable(from, site);
  const { language } = table;
  if (language === undefined) return printReports(table.source, table.reports, table.rows);
  const texts = listTableTexts(describeLanguage(site, language).originals);
  const { matched, reports } = matchRows(table.rows, texts, language);
  const { writes, reports: incomplete } = gatherWrites(matched, texts, language);
  const { taken, text, reports: refused } = await refuseUnsound(site, language, writes);
  const isChanged = text !== site.loaded.source.text;
  if (isChanged) await rewrite(file, text);
  await keepRecord(site, language, taken);
  const code = printReports(table.source, [...table.reports, ...reports, ...incomplete, ...refused], table.rows);
  const count = taken.filter(({ isNew }) => isNew).length;
  const done = `Put ${count === 1 ? "1 translation" : `${count} translations`} into ${shortPath(file)}.`;
  print(isChanged ? `${done}\n` : `Nothing new is in ${shortPath(from)}: ${shortPath(file)} is as it was.\n`);
  return code;
}

async function loadTable(from: string, site: SiteTranslations): Promise<Table> {
  const { text, report } = await readText(from);
  if (report && !["not-utf-8", "utf-16"].includes(report.code)) throw new CommandError(report.message);
  if (!report) return readTable(shortPath(from), text, site.languages);
  throw new CommandError(
    `${shortPath(from)} isn't saved as UTF-8. In Excel save it as “CSV UTF-8”, elsewhere as CSV with the character set Unicode (UTF-8).`,
  );
}

/** Removes translations that cause errors until the content is valid. Warnings are reported. */
async function refuseUnsound(site: SiteTranslations, language: string, writes: readonly Write[]) {
  const { source } = site.loaded;
  const reports: RuleReport[] = [];
  let taken = writes;
  for (;;) {
    const text = writeTexts(source, language, taken);
    const { diagnostics } = await loadContent(site.file, { text });
    const errors = diagnostics.filter(({ severity }) => severity === "error");
    const found = errors.length > 0 ? errors : diagnostics;
    const placed = found.flatMap((one) => {
      const write = taken.find(({ location }) => one.pointer === location || one.pointer.startsWith(`${location}/`));
      return write?.isNew ? [{ write, report: moveTo(write.rows, one) }] : [];
    });
    for (const one of placed.map(({ report }) => report)) reports.push(one);
    if (errors.length === 0) return { taken, text, reports };
    const wrong = new Set(placed.map(({ write }) => write));
    if (wrong.size === 0) {
      printDiagnostics(errors);
      throw new CommandError("With these translations the content would have a mistake: nothing was written.");
    }
    taken = taken.filter((write) => !wrong.has(write));
  }
}

/** Moves a diagnostic to the first row of its text. */
function moveTo(rows: readonly Row[], { code, rule, severity, message, hint }: Diagnostic): RuleReport {
  return { code, rule, severity, message, hint, location: rows[0]?.span ?? { start: 0, end: 1 } };
}

/** Records the translations as up to date, if the site keeps such a record. */
async function keepRecord({ file, loaded, recordFile }: SiteTranslations, language: string, taken: readonly Write[]) {
  const { record } = loaded;
  if (!record || record.reports.length > 0 || taken.length === 0) return;
  const pointers = new Set(taken.map(({ original }) => original.pointer));
  const originals = listOriginals((await loadContent(file)).document, language);
  const now = recordPairs(
    originals.filter(({ pointer }) => pointers.has(pointer)),
    hashBytes,
  );
  const all = Object.entries({ ...record.pairs[language], ...now }).toSorted(([one], [other]) =>
    one < other ? -1 : 1,
  );
  await writeRecord(recordFile, { ...record.pairs, [language]: Object.fromEntries(all) });
}

/** Prints diagnostics with the row numbers of spreadsheet programs. Returns the exit code. */
function printReports(source: SourceText, reports: readonly RuleReport[], rows: readonly Row[]): number {
  const diagnostics = locateReports(new ContentDocument(source), reports).map((one): Diagnostic => {
    const row = rows.find(({ span }) => source.position(span.start).line === one.line);
    return { ...one, path: row ? `row ${row.number}` : "the first row" };
  });
  printDiagnostics(diagnostics);
  return diagnostics.length > 0 ? exitCodeOf(diagnostics) : exitCodes.sound;
}

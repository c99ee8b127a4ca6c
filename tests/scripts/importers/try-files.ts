/**
 * Measures files that others wrote, as `scripts/lib/importers/tried.md` lists them: a row for each file or folder that is
 * named, `npx tsx tests/scripts/importers/try-files.ts FILE…`. The files themselves are their owners' and not kept here.
 */
import { relative } from "node:path";
import { findSparseness } from "../../../scripts/lib/importers/import-file.ts";
import { importResume } from "../../../scripts/lib/importers/json-resume/import-resume.ts";
import { openSource, readSource } from "../../../scripts/lib/importers/read-source.ts";
import { areWordsSaid, findErrors, isSaid, textsOfPerson, textsOfSource } from "./said.ts";

async function measure(file: string): Promise<string> {
  const [opened, read] = [await openSource(file), await readSource(file)];
  const { resume, leftOut } = read;
  const imported = importResume(resume, { leftOut });
  const notes = [...read.notes, ...imported.notes];
  const said = textsOfSource(opened.source);
  const [known, told] = [said.join(" "), notes.map(({ message }) => message).join("\n")];
  const isKnown = (text: string) => isSaid(text, known) || isSaid(text, told) || areWordsSaid(text, known);
  const invented = textsOfPerson(imported.text).filter((text) => !isKnown(text));
  for (const text of invented) console.error(`${file} doesn't say: ${text}`);
  for (const error of findErrors(imported.text)) console.error(`${file}: ${error}`);
  const { all, lost } = imported.values;
  const refused = findSparseness(imported) === undefined ? "" : ", refused without `--anyway`";
  return `| \`${relative("", file)}\`${refused} | ${all} | ${all - lost} | ${notes.length} | ${invented.length} |`;
}

for (const file of process.argv.slice(2)) {
  try {
    console.log(await measure(file));
  } catch (error) {
    console.log(`| \`${relative("", file)}\` | ${error instanceof Error ? error.message.split("\n")[0] : error} |`);
  }
}

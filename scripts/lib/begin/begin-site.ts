import { mkdir, readdir, rename, stat } from "node:fs/promises";
import { join } from "node:path";
import { isPackage } from "../../../schema/program.ts";
import { set } from "../../../schema/source/edits.ts";
import { JsonText } from "../../../schema/source/json-text.ts";
import { CommandError, shortPath } from "../cli/command.ts";
import { makeVisible } from "../cli/reporters/display.ts";
import { claimFolder } from "../files/swap/claim-folder.ts";
import { errorCode, explainRefusal, writeWhole } from "../files/write-whole.ts";
import { importFile } from "../sources/import-file.ts";
import { reportNotes } from "../sources/report-notes.ts";
import type { Answers } from "./ask.ts";
import { writeFirstContent } from "./first-content.ts";
import { writeFirstFiles } from "./first-files.ts";
import { drawPhoto, photoFile } from "./first-photo.ts";
import { findOrigin, readProgramFacts } from "./program-facts.ts";

/** Where the content of a site finds what it may say: in the package, so that an update of the one is one of the other. */
const schemaFile = (program: string) => `./node_modules/${program}/schema/content.schema.json`;

interface Beginning {
  /** The résumé that everything is taken from. */
  from?: string | undefined;
  /** Goes on where it is hardly a résumé. */
  anyway?: boolean;
  /** Finds out what the content begins with; called once it is sure that it can be written. */
  ask: () => Promise<Answers>;
}

/**
 * Begins a site: all its files or none are written, and nothing is written over.
 * @returns what to say of it
 * @throws {CommandError} where something stands in the way, or what it is made from can't be read
 */
export async function beginSite(folder: string, { from, anyway = false, ask }: Beginning): Promise<string> {
  await refuseFilled(folder);
  const program = await readProgramFacts();
  const answers = await ask();
  const files = new Map<string, string>();
  if (from === undefined) {
    files.set("content.json", writeFirstContent(answers, schemaFile(program.name)));
    files.set(photoFile, drawPhoto());
  } else files.set("content.json", await importContent(from, anyway, answers, schemaFile(program.name)));
  const origin = await findOrigin(program, folder);
  for (const [name, text] of writeFirstFiles(program, origin)) files.set(name, text);
  await putInPlace(folder, files);
  return describeNext(folder, [...files.keys()]);
}

async function refuseFilled(folder: string): Promise<void> {
  const there = await stat(folder).catch(() => undefined);
  if (!there) return;
  if (!there.isDirectory()) refuse(folder, "is a file");
  const names = await readdir(folder);
  if (names.length === 0) return;
  const [shown, more] = [names.toSorted().slice(0, 5), names.length - 5];
  refuse(folder, `is not empty: it holds ${makeVisible(shown.join(", "))}${more > 0 ? ` and ${more} more` : ""}`);
}

function refuse(folder: string, reason: string): never {
  const place = shortPath(folder) === "." ? "This folder" : shortPath(folder);
  throw new CommandError(`${place} ${reason}. Nothing was written; name a folder that is new or empty.`);
}

/** Content from elsewhere; what has no place in it is said at once. */
async function importContent(file: string, anyway: boolean, { accent }: Answers, schema: string): Promise<string> {
  const imported = await importFile(file, { schema, name: "content.json", anyway });
  process.stderr.write(reportNotes(imported));
  if (accent === undefined) return imported.text;
  return set(new JsonText("content.json", imported.text), "/theme/accent", accent).source.text;
}

/** Written aside, then put in place: into an empty folder name by name, since its owner may stand in it. */
async function putInPlace(folder: string, files: ReadonlyMap<string, string>): Promise<void> {
  try {
    await claimFolder(folder, async (aside) => {
      const next = join(aside, "next");
      await mkdir(join(next, "assets"), { recursive: true });
      for (const [name, text] of files) await writeWhole(join(next, name), text, { isNew: true });
      await refuseFilled(folder);
      const isThere = await stat(folder).catch(() => undefined);
      if (!isThere) return rename(next, folder);
      for (const name of await readdir(next)) await rename(join(next, name), join(folder, name));
    });
  } catch (error) {
    if (error instanceof CommandError) throw error;
    throw new CommandError(explainRefusal(errorCode(error) || String(error), folder), { cause: error });
  }
}

/** What was made, and the commands that follow; in a checkout the package that they need has yet to be made. */
function describeNext(folder: string, names: readonly string[]): string {
  const place = shortPath(folder);
  return [
    `Made ${place === "." ? "a site in this folder" : place}: ${names.join(", ")}.`,
    "",
    ...(isPackage ? [] : ["Here, since the program is not published yet:", "", "  npm run package", ""]),
    `${place === "." ? "Then" : `Then, in ${place}`}:`,
    "",
    "  npm install",
    "  npm run dev",
    "",
  ].join("\n");
}

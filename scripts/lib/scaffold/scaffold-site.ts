import { lstat, mkdir, readdir, rename, rm, stat } from "node:fs/promises";
import { dirname, join, relative, sep } from "node:path";
import { nameSize } from "../../../schema/messages/message.ts";
import { checkContent } from "../../../schema/resolve/check-content.ts";
import { JsonText } from "../../../schema/source/json-text.ts";
import { currentVersion } from "../../../schema/versions.ts";
import { prepareCheck } from "../app/prepare-check.ts";
import { CommandError, print, shortPath } from "../cli/command.ts";
import { makeVisible } from "../cli/reporters/display.ts";
import { reportDiagnostics } from "../cli/reporters/index.ts";
import { photoName, readTemplate } from "../content/template-texts.ts";
import { listFiles } from "../files/hash-files.ts";
import { holdsBytes } from "../files/read-regular.ts";
import { isLink } from "../files/swap/check-target.ts";
import { claimFolder } from "../files/swap/claim-folder.ts";
import { errorCode, explainRefusal, placeNew, writeWhole } from "../files/write-whole.ts";
import { importFile } from "../importers/import-file.ts";
import { writeOutReferences } from "../importers/json-resume/clean-text.ts";
import { designOfRole } from "../importers/json-resume/fit-design.ts";
import { reportNotes } from "../importers/report-notes.ts";
import type { Answers } from "./ask.ts";
import { isInRegistry, readProgramInfo, schemaPath } from "./program-info.ts";
import { readTarball, vendoredPath } from "./tarball.ts";
import { fillContent, npmNames, readManifest, writeSiteFiles } from "./template.ts";

const contentName = "content.json";

interface ScaffoldRequest {
  /** The résumé to import. */
  from?: string | undefined;
  /** Continues even if the file hardly looks like a résumé. */
  anyway?: boolean;
  /** The program's tarball, if not the one that it was installed from. */
  tarball?: string | undefined;
  /** Asks for the owner's answers; called once the folder is known to be usable. */
  ask: () => Promise<Answers>;
}

/** The files of a new site by their paths, with slashes. */
type SiteFiles = ReadonlyMap<string, string | Uint8Array>;

const noNames: ReadonlySet<string> = new Set();

/** The same before all bytes are known. */
type NewFiles = ReadonlyMap<string, string | Uint8Array | undefined>;

/**
 * Creates a site: all files or none are written, and no file is overwritten. After a killed run, the same call
 * completes the site.
 * @returns the text to print
 * @throws {CommandError} if a file is in the way, or the source can't be read or written as content
 */
export async function scaffoldSite(
  folder: string,
  { from, anyway = false, tarball, ask }: ScaffoldRequest,
): Promise<string> {
  const program = await readProgramInfo();
  const vendored = isInRegistry ? undefined : vendoredPath(program);
  const manifest = await readManifest(folder, program);
  const files = new Map<string, string | Uint8Array>(await writeSiteFiles(program, vendored, manifest));
  const kept = manifest === undefined ? noNames : npmNames;
  if (from === undefined) files.set(photoName, await readTemplate(photoName));
  const unknown = vendored === undefined ? [contentName] : [contentName, vendored];
  await refuseFilled(folder, new Map([...files, ...unknown.map((name) => [name, undefined] as const)]), kept);
  const answers = await ask();
  const schema = schemaPath(program);
  const content = await (from === undefined
    ? writeSound(answers, schema)
    : importContent(from, anyway, answers, schema));
  files.set(contentName, content);
  if (vendored !== undefined) files.set(vendored, await readTarball(program, tarball));
  await putInPlace(folder, files, kept);
  return describeNext(folder, files);
}

/** Content with the owner's answers. Throws a CommandError if it would be invalid. */
async function writeSound(said: Answers, schema: string): Promise<string> {
  const answers = { ...said };
  for (const key of ["name", "role"] as const) {
    const [words, written] = [said[key], writeOutReferences(said[key] ?? "")];
    if (words === undefined || written === words) continue;
    answers[key] = written;
    const note = `In content a word in braces is a reference: your ${key} is written as ${JSON.stringify(written)}.`;
    print(`${note}\n`, process.stderr);
  }
  const text = fillContent(await readTemplate(contentName), {
    "/$schema": schema,
    "/version": currentVersion,
    "/profile/name": answers.name,
    "/profile/role": answers.role,
    "/theme/accent": answers.accent,
    "/theme/design": designOfRole(answers.role),
  });
  await prepareCheck();
  const { diagnostics } = checkContent(new JsonText(contentName, text));
  const errors = diagnostics.filter(({ severity }) => severity === "error");
  if (errors.length > 0)
    throw new CommandError(
      `Nothing was written: content can't hold your name or role as it is.\n\n${reportDiagnostics(errors)}`,
    );
  return text;
}

/**
 * Throws if a folder contains anything but files of this site with the same bytes, which a killed run may have left.
 * @param kept names in the folder that may be there
 */
async function refuseFilled(folder: string, files: NewFiles, kept: ReadonlySet<string>): Promise<void> {
  const there = await stat(folder).catch(async (error: unknown) => {
    if (errorCode(error) === "ENOTDIR") refuse(folder, "can't be made: a part of its path is a file");
    if (await isLink(folder)) refuse(folder, "is a link that leads to nothing");
    return undefined;
  });
  if (!there) return;
  if (!there.isDirectory()) refuse(folder, "is a file");
  const own = new Set([...files.keys()].map(topOf));
  const names = (await readdir(folder)).filter((name) => !kept.has(name));
  // If any name is foreign, the files below aren't compared.
  const foreign = names.some((name) => !own.has(name)) ? names : await listForeign(folder, files, kept);
  if (foreign.length === 0) return;
  const [shown, more] = [foreign.toSorted().slice(0, 5), foreign.length - 5];
  refuse(folder, `is not empty: it holds ${makeVisible(shown.join(", "))}${more > 0 ? ` and ${more} more` : ""}`);
}

const topOf = (path: string) => path.split("/")[0] ?? path;

async function listForeign(folder: string, files: NewFiles, kept: ReadonlySet<string>): Promise<string[]> {
  const foreign: string[] = [];
  for (const file of await listFiles(folder)) {
    const path = relative(folder, file).replaceAll(sep, "/");
    if (kept.has(topOf(path))) continue;
    const wanted = files.get(path);
    // Nothing else than a file can hold what is still to be made, such as the package.
    const isFile = files.has(path) && (await lstat(file)).isFile();
    const isOwn = isFile && (wanted === undefined || (await holdsBytes(file, wanted)));
    if (!isOwn) foreign.push(path);
  }
  return foreign;
}

function refuse(folder: string, reason: string): never {
  const place = shortPath(folder) === "." ? "This folder" : shortPath(folder);
  throw new CommandError(`${place} ${reason}. Nothing was written; name a folder that is new or empty.`);
}

/** Imports content, and prints at once what has no place in it. */
async function importContent(file: string, anyway: boolean, { accent }: Answers, schema: string): Promise<string> {
  const imported = await importFile(file, { schema, name: contentName, anyway });
  process.stderr.write(reportNotes(imported));
  return fillContent(imported.text, { "/theme/accent": accent });
}

/** Writes files aside first. An existing folder is then filled file by file, since its owner may be in it. */
async function putInPlace(folder: string, files: SiteFiles, kept: ReadonlySet<string>): Promise<void> {
  try {
    await claimFolder(folder, async (aside) => {
      const next = join(aside, "next");
      await mkdir(join(next, "assets"), { recursive: true });
      for (const [name, text] of files) await writeWhole(join(next, name), text, { isNew: true });
      await refuseFilled(folder, files, kept);
      if (await stat(folder).catch(() => undefined)) await placeFiles(next, folder, files, kept);
      else await rename(next, folder);
    });
  } catch (error) {
    if (error instanceof CommandError) throw error;
    throw new CommandError(explainRefusal(errorCode(error) || String(error), folder), { cause: error });
  }
}

/**
 * Puts files into a folder one by one, each completely. Files that are already there have the same bytes, except those of
 * `kept`: they are written last, since what was there is lost.
 */
async function placeFiles(from: string, folder: string, files: SiteFiles, kept: ReadonlySet<string>): Promise<void> {
  await mkdir(join(folder, "assets"), { recursive: true });
  const placed: string[] = [];
  try {
    for (const [name, text] of files) {
      const file = join(folder, name);
      if (kept.has(name) || (await holdsBytes(file, text))) continue;
      await mkdir(dirname(file), { recursive: true });
      await placeNew(join(from, name), file);
      placed.push(file);
    }
    for (const name of files.keys()) if (kept.has(name)) await rename(join(from, name), join(folder, name));
  } catch (error) {
    for (const file of placed) await rm(file, { force: true });
    throw error;
  }
}

/** Lists the created files and the next commands. */
function describeNext(folder: string, files: SiteFiles): string {
  const place = shortPath(folder);
  const names = [...files.entries()].map(([name, bytes]) =>
    typeof bytes === "string" ? name : `${name} (${nameSize(bytes.length)})`,
  );
  return [
    `Made ${place === "." ? "a site in this folder" : place}: ${names.toSorted().join(", ")}.`,
    "",
    `${place === "." ? "Then" : `Then, in ${place}`}:`,
    "",
    "  npm install",
    "  npm run dev",
    "",
  ].join("\n");
}

import { dirname, join } from "node:path";
import { describeNode } from "../../../schema/check/locate-reports.ts";
import type { ContentDocument } from "../../../schema/document/document.ts";
import { containsWords } from "../../../schema/language.ts";
import { localize, siteLanguages } from "../../../schema/localize/localize.ts";
import { listOriginals, type Original } from "../../../schema/localize/originals.ts";
import { listWords, quote } from "../../../schema/messages/message.ts";
import { callOf } from "../../../schema/program.ts";
import { currentVersion, versionOf } from "../../../schema/versions.ts";
import { CommandError, exitCodeOf, shortPath } from "../cli/command.ts";
import { printDiagnostics } from "../cli/reporters/index.ts";
import { type LoadedContent, loadContent } from "../content/load-content.ts";
import { recordNameOf } from "../content/read-record.ts";

/** Valid content in several languages. */
export interface SiteTranslations {
  /** The content's path, as the user wrote it. */
  file: string;
  /** The file that records the originals from which translations were made. */
  recordFile: string;
  loaded: LoadedContent;
  languages: readonly [string, ...string[]];
}

export interface LanguageState {
  language: string;
  /** How many texts visitors read, counted as in the check; `done` is how many of them are translated. */
  texts: number;
  done: number;
  missing: readonly Original[];
  stale: readonly Original[];
  /** All translatable texts, including hidden ones. */
  originals: readonly Original[];
}

/**
 * Loads content for translation.
 * @returns the exit code if the content is invalid; its errors are then printed
 * @throws {CommandError} if it has one language or follows an earlier version
 */
export async function loadTranslations(file: string): Promise<SiteTranslations | number> {
  const loaded = await loadContent(file);
  if (!loaded.content) {
    printDiagnostics(loaded.diagnostics.filter(({ severity }) => severity === "error"));
    return exitCodeOf(loaded.diagnostics);
  }
  const languages = siteLanguages(loaded.source.value);
  if (!languages || languages.length < 2) {
    const first = loaded.content.site.language;
    throw new CommandError(
      `${file} has one language. Name all languages of the site in it, the first one first: "site": { "languages": ["${first}", "${first === "de" ? "en" : "de"}"], … }.`,
    );
  }
  if (versionOf(loaded.source) !== currentVersion)
    throw new CommandError(`${file} follows earlier rules. Lead it to those of today first: ${callOf("migrate")}`);
  return { file, recordFile: join(dirname(file), recordNameOf(file)), loaded, languages };
}

/** Describes the value `owner` with the file and line of `pointer`. */
export function describeWhere(document: ContentDocument, pointer: string, owner = pointer): string {
  const { source = document.source, start } = document.at(pointer).location;
  const { line, column } = source.position(start);
  return `${shortPath(source.file)}:${line}:${column}, ${describeNode(document.at(owner))}`;
}

export function describeLanguage(
  { loaded: { document, record }, languages }: SiteTranslations,
  language: string,
): LanguageState {
  const { said, otherLanguages } = localize(document.value, languages, language);
  const originals = listOriginals(document, language);
  const shown = originals.filter(({ isHidden }) => !isHidden);
  const missing = shown.filter(({ translation }) => !translation);
  const stale = shown.filter(
    (original) => original.translation && record?.isStale(language, original, original.translation),
  );
  return { language, texts: said.size + otherLanguages.size, done: said.size, missing, stale, originals };
}

/** Lists an original's translatable texts with their locations. */
export function partsOf({ location, texts, isList }: Original): { location: string; text: string; index: number }[] {
  const parts = texts.map((text, index) => ({ location: isList ? `${location}/${index}` : location, text, index }));
  return parts.filter(({ text }) => containsWords(text));
}

/**
 * Returns a language of the site in its spelling there.
 * @throws {CommandError} unless texts can be translated into it
 */
export function demandLanguage({ languages: [first, ...others] }: SiteTranslations, language: string): string {
  const found = others.find((one) => one.toLowerCase() === language.toLowerCase());
  if (found !== undefined) return found;
  const reason = language === first ? "the first language of the site" : "no language of the site";
  throw new CommandError(`${quote(language)} is ${reason}. Texts are translated into ${listWords(others)}.`);
}

/** Formats a call of this command for the same content. */
export function callAgain({ file }: SiteTranslations, words: string): string {
  return callOf("translations", ...(file === "content.json" ? [] : [`--content ${shortPath(file)}`]), words);
}

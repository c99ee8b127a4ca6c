import { dirname, join } from "node:path";
import { describeNode } from "../../../schema/check/places.ts";
import type { ContentDocument } from "../../../schema/document/document.ts";
import { saysWords } from "../../../schema/language.ts";
import { localize, siteLanguages } from "../../../schema/localize/localize.ts";
import { listOriginals, type Original } from "../../../schema/localize/originals.ts";
import { listWords, quote } from "../../../schema/messages/message.ts";
import { callOf } from "../../../schema/program.ts";
import { currentVersion, versionOf } from "../../../schema/versions.ts";
import { CommandError, exitCodeOf, shortPath } from "../cli/command.ts";
import { printDiagnostics } from "../cli/reporters/index.ts";
import { type LoadedContent, loadContent } from "../content/load-content.ts";
import { recordNameOf } from "../content/read-record.ts";

/** Content in several languages that is sound. */
export interface SiteTranslations {
  /** The content's file, as it was named. */
  file: string;
  /** Where it is said of which originals the translations were made. */
  recordFile: string;
  loaded: LoadedContent;
  languages: readonly [string, ...string[]];
}

/** What is said into a language, and what isn't. */
export interface LanguageState {
  language: string;
  /** How many texts visitors read, and how many of them in this language, as the check counts them. */
  texts: number;
  done: number;
  missing: readonly Original[];
  stale: readonly Original[];
  /** All that there is to translate, what is hidden among it. */
  originals: readonly Original[];
}

/**
 * Loads the content whose translations are asked for.
 * @returns the exit code where it isn't sound, which is told then
 * @throws {CommandError} where it is in one language, or in that of an earlier version
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

/** Where a value is, with its file and line, and what it is. @param owner the value that is described */
export function describeWhere(document: ContentDocument, pointer: string, owner = pointer): string {
  const { source = document.source, start } = document.at(pointer).location;
  const { line, column } = source.position(start);
  return `${shortPath(source.file)}:${line}:${column}, ${describeNode(document.at(owner))}`;
}

/** How a language of the site stands. */
export function describeLanguage(
  { loaded: { document, record }, languages }: SiteTranslations,
  language: string,
): LanguageState {
  const { said, foreign } = localize(document.value, languages, language);
  const originals = listOriginals(document, language);
  const shown = originals.filter(({ isHidden }) => !isHidden);
  const missing = shown.filter(({ translation }) => !translation);
  const stale = shown.filter(
    (original) => original.translation && record?.isStale(language, original, original.translation),
  );
  return { language, texts: said.size + foreign.size, done: said.size, missing, stale, originals };
}

/** The texts of an original in which there is something to translate, each with its place. */
export function partsOf({ place, texts, isList }: Original): { place: string; text: string; index: number }[] {
  const parts = texts.map((text, index) => ({ place: isList ? `${place}/${index}` : place, text, index }));
  return parts.filter(({ text }) => saysWords(text));
}

/**
 * A language that texts may be translated into.
 * @throws {CommandError} where the site hasn't it
 */
export function demandLanguage({ languages: [first, ...others] }: SiteTranslations, language: string): string {
  const found = others.find((one) => one.toLowerCase() === language.toLowerCase());
  if (found !== undefined) return found;
  const reason = language === first ? "the first language of the site" : "no language of the site";
  throw new CommandError(`${quote(language)} is ${reason}. Texts are translated into ${listWords(others)}.`);
}

/** How this command is called for the same content. */
export function callAgain({ file }: SiteTranslations, words: string): string {
  return callOf("translations", ...(file === "content.json" ? [] : [`--content ${shortPath(file)}`]), words);
}

import { findLists } from "../../../schema/check/lists/find-lists.ts";
import { recordPairs } from "../../../schema/check/translation-record.ts";
import type { Original } from "../../../schema/localize/originals.ts";
import { listWords, quote } from "../../../schema/messages/message.ts";
import { exitCodes, print, shortPath } from "../cli/command.ts";
import { makeVisible } from "../cli/reporters/display.ts";
import { hashBytes } from "../files/hash-files.ts";
import {
  callAgain,
  describeLanguage,
  describeWhere,
  type LanguageState,
  loadTranslations,
  partsOf,
  type SiteTranslations,
} from "./site-translations.ts";
import { writeRecord } from "./write-record.ts";

/** Prints each language's progress, and which texts are missing or outdated. Returns the exit code. */
export async function reportTranslations(file: string): Promise<number> {
  const site = await loadTranslations(file);
  if (typeof site === "number") return site;
  const states = site.languages.slice(1).map((language) => describeLanguage(site, language));
  const parts = [
    states.map(sumUp).join("\n"),
    ...states.flatMap(({ language, missing, stale }) => [
      ...listLocations(site, `Not in ${language}:`, missing, false),
      ...listLocations(site, `Changed since it was translated into ${language}:`, stale, true),
    ]),
    ...nameUncounted(site),
    ...suggestNext(site, states),
  ];
  print(`${parts.join("\n\n")}\n`);
  return exitCodes.sound;
}

function sumUp({ language, done, texts, stale }: LanguageState): string {
  const old = stale.length === 0 ? "" : `, ${stale.length} of them out of date`;
  return `${language}: ${done} of ${texts} texts${old}`;
}

/** Lists in files of their own, such as posts, are not counted. */
function nameUncounted({ loaded, languages }: SiteTranslations): string[] {
  const lists = findLists(loaded.source.value);
  if (lists.length === 0) return [];
  const names = [...new Set(lists.map(({ name }) => name))];
  const posts = lists.some(({ kind }) => kind === "posts")
    ? ` A post is translated in a file beside it: first.md in first.${languages[1]}.md.`
    : "";
  return [`Not counted here is what stands in ${listWords(names, "and")}.${posts}`];
}

/** Lists texts with their locations; for an outdated text, its translation's location. */
function listLocations(
  { loaded: { document } }: SiteTranslations,
  title: string,
  originals: readonly Original[],
  isStale: boolean,
) {
  const rows = originals.flatMap((original) =>
    partsOf(original).map(({ location, text }) => {
      const pointer = isStale ? (original.translation?.location ?? location) : location;
      const said = original.file === undefined ? quote(text) : original.file;
      const where = `${describeWhere(document, pointer, original.pointer)}: ${said}`;
      return `  ${makeVisible(where)}`;
    }),
  );
  return rows.length === 0 ? [] : [[title, ...new Set(rows)].join("\n")];
}

function suggestNext(site: SiteTranslations, states: readonly LanguageState[]): string[] {
  const open = states.find(({ missing, stale }) => missing.length + stale.length > 0);
  if (!open) return [];
  const { language } = open;
  return [`For a translator: ${callAgain(site, `--to ${language} --out ${language}.csv`)}`];
}

/** Marks all translations as up to date. Returns the exit code. */
export async function acceptTranslations(file: string): Promise<number> {
  const site = await loadTranslations(file);
  if (typeof site === "number") return site;
  const known = site.languages.map((language) => {
    const { originals } = describeLanguage(site, language);
    return { language, translated: originals.filter(({ translation }) => translation) };
  });
  const pairs = known
    .filter(({ translated }) => translated.length > 0)
    .map(({ language, translated }) => [language, recordPairs(translated, hashBytes)] as const);
  const count = known.reduce((sum, { translated }) => sum + translated.length, 0);
  const isNew = await writeRecord(site.recordFile, Object.fromEntries(pairs));
  const name = shortPath(site.recordFile);
  print(
    isNew
      ? `Wrote ${name}: ${count} translations are up to date. Keep it with the content.\n`
      : `${name} says so already: nothing to do.\n`,
  );
  return exitCodes.sound;
}

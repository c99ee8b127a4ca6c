import type { ContentDocument } from "../../../schema/document/document.ts";
import type { Original } from "../../../schema/localize/originals.ts";
import { exitCodes, print, shortPath } from "../cli/command.ts";
import { writeOutput } from "../files/write-whole.ts";
import { separators } from "./csv.ts";
import { callAgain, demandLanguage, describeLanguage, describeWhere, loadTranslations } from "./site-translations.ts";
import { listTableTexts, writeTable } from "./table.ts";

/** Writes a table of the missing and outdated texts for translators. Returns the exit code. */
export async function exportTexts(request: {
  file: string;
  into: string;
  /** Output file, by default named after the language. */
  out: string | undefined;
  separator: keyof typeof separators;
  force: boolean;
}): Promise<number> {
  const { file, into, separator, force } = request;
  const site = await loadTranslations(file);
  if (typeof site === "number") return site;
  const language = demandLanguage(site, into);
  const { out = `${language}.csv` } = request;
  const { missing, stale, originals } = describeLanguage(site, language);
  const wanted = new Set([...missing, ...stale]);
  const open = originals.filter((original) => wanted.has(original));
  const texts = listTableTexts(open);
  const lines = [`Nothing in the content is to be translated into ${language}: no table was written.`];
  if (texts.length > 0) {
    const facts = {
      document: site.loaded.document,
      languages: site.languages,
      language,
      delimiter: separators[separator],
    };
    await writeOutput(out, writeTable(texts, facts), { force });
    const count = texts.length === 1 ? "1 text" : `${texts.length} texts`;
    lines[0] = `Wrote ${shortPath(out)}: ${count} to translate, into the column "${language}".`;
    lines.push(`When that is done: ${callAgain(site, `--from ${shortPath(out)}`)}`);
  }
  const inFiles = open
    .filter(({ file }) => file !== undefined)
    .map((original) => describeFile(site.loaded.document, original, language));
  if (inFiles.length > 0)
    lines.push("", "Texts in files of their own are translated as files, named side by side:", ...inFiles);
  print(`${lines.join("\n")}\n`);
  return exitCodes.sound;
}

function describeFile(
  document: ContentDocument,
  { file, language, pointer, translation }: Original,
  into: string,
): string {
  const wanted = translation
    ? `${file} has changed since ${translation.file} was made of it`
    : `"file": { "${language}": "${file}", "${into}": … }`;
  return `  ${describeWhere(document, pointer)}: ${wanted}`;
}

import { chooseFamilies } from "../../../designs/families.ts";
import { isOfScripts, typefaceOf } from "../../../designs/script-typefaces.ts";
import { type FontName, packageOf, typefaces } from "../../../designs/typefaces.ts";
import { isWords } from "../../../kinds.ts";
import { isLanguageCode } from "../../../language.ts";
import type { Finding } from "../../../messages/message.ts";
import { find } from "../../../messages/messages.ts";
import type { Portfolio } from "../../../resolve/portfolio.ts";
import type { ContentIndex } from "../../content-index/content-index.ts";
import type { AssetProbe, DiskProbe } from "../../disk.ts";

/** Every typeface that is named is there, and it is what the site is written in. */
export function checkLetters({ root: { theme } }: ContentIndex, _probe: AssetProbe, disk: DiskProbe): Finding[] {
  const { font, letters } = theme ?? {};
  const missing = (["display", "text", "label"] as const).flatMap((use) => {
    const name = letters?.[use];
    if (name === undefined || (disk.hasTypeface?.(name) ?? true)) return [];
    return [find("missing-letters", `/theme/letters/${use}`, { font: name, package: packageOf(name) })];
  });
  if (font === undefined || letters === undefined) return missing;
  return [...missing, find("font-beside-letters", "/theme/font", { font })];
}

/** What is written in the script of the site's language can be drawn and printed, too. */
export function checkScripts(index: ContentIndex, _probe: AssetProbe, { hasTypeface }: DiskProbe): Finding[] {
  if (!hasTypeface) return [];
  return index.readers.flatMap((reader) => checkScriptOf(reader, index, hasTypeface));
}

function checkScriptOf(
  reader: string,
  { root, texts, languages: all }: ContentIndex,
  hasTypeface: (font: FontName) => boolean,
): Finding[] {
  const language = reader === "" ? root.site?.language : reader;
  const font = language !== undefined && isLanguageCode(language) ? typefaceOf(language) : undefined;
  if (language === undefined || font === undefined || root.site?.outputs?.socialImages === false) return [];
  if (hasTypeface(font)) return [];
  const read = texts.filter(({ languages }) => languages.includes(reader));
  if (!read.some(({ kind, text }) => isWords(kind) && isOfScripts(text))) return [];
  const place = all.length > 0 ? `/site/languages/${all.indexOf(language)}` : "/site/language";
  return [find("missing-script", place, { language, package: packageOf(font) })];
}

/** More need not be named to know which script they are of. */
const named = 6;

/** What is read is in the typefaces of the site. Signs and pictures among the characters browsers have elsewhere, always. */
export function checkLackingLetters(index: ContentIndex, _portfolio: Portfolio, { lacks }: DiskProbe): Finding[] {
  const { design = "bench", font, letters } = index.root.theme ?? {};
  const families = chooseFamilies({ design, font, letters });
  if (!families || !lacks) return [];
  const fonts = [...new Set(Object.values(families).map(({ upright }) => upright.font))];
  const texts = index.texts.filter(({ kind }) => isWords(kind));
  const characters = new Set(texts.flatMap(({ text }) => text.match(/(?![\0-\x7f])[\p{L}\p{N}]/gu) ?? []));
  const lacking = [...characters].filter((character) => fonts.some((name) => lacks(name, character)));
  const isLacking = new Set(lacking);
  const first = texts.find(({ text }) => [...text].some((character) => isLacking.has(character)));
  if (!first) return [];
  const without = fonts.filter((name) => lacking.some((character) => lacks(name, character)));
  return [
    find("letters-lacking", first.place, {
      families: without.map((name) => typefaces[name].family),
      characters: lacking.slice(0, named),
      count: lacking.length,
    }),
  ];
}

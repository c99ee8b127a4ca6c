import type { Content } from "../content.ts";
import { LocalText, retracePlace } from "../localize/local-text.ts";
import { type LocalValue, localize, localizeChecked } from "../localize/localize.ts";
import { type Finding, isMild } from "../messages/messages.ts";
import { pointerOf } from "../source/place.ts";
import { ContentIndex } from "./content-index/content-index.ts";
import type { TextFiles } from "./content-index/written.ts";
import type { Composed } from "./lists/compose.ts";
import { createPageCounter } from "./page-count.ts";
import { checkShape } from "./shape/shape.ts";
import { checkTranslations } from "./translations.ts";

/** Content as one of its languages reads it. */
export interface Reading {
  local: LocalValue;
  content: Content | undefined;
  index: ContentIndex;
}

/**
 * Checks the keys and values of content, and reads it in each of its languages until there are too many pages.
 * @param languages those of the site; empty where it has but one
 */
export function readContent(
  { source, findings: told, lost }: Composed,
  languages: readonly string[],
  texts?: TextFiles,
): { findings: Finding[]; readings: readonly Reading[] } {
  const { written, findings: mistakes } = checkShape(source);
  const present = mistakes.filter(({ place }) => !isWithin(pointerOf(place) ?? "", lost));
  const findings = [...present, ...checkTranslations(source.value, languages)];
  const known = [...present, ...told.filter((finding) => !isMild(finding))];
  const names = new Set(languages.length === 0 ? [""] : languages);
  const countPages = createPageCounter(names.size);
  const readings: Reading[] = [];
  for (const language of names) {
    const local = localize(source.value, languages, language);
    const text = languages.length === 0 ? source : new LocalText(source, local);
    const content = written && localizeChecked(written, languages, language);
    const index = new ContentIndex(text, content, known, texts, { language, languages });
    readings.push({ local, content, index });
    const excess = countPages(index);
    for (const one of excess) findings.push(one);
    if (excess.length > 0) break;
  }
  return { findings, readings };
}

/** Whether a value is in a list that couldn't be read: in its place stands only the name of a file. */
function isWithin(pointer: string, lists: readonly string[]): boolean {
  return lists.some((list) => pointer === list || pointer.startsWith(`${list}/`));
}

/** A mistake in what a language reads, as one in the file. */
export function placeInFile(finding: Finding, local: LocalValue): Finding {
  return { ...finding, place: retracePlace(finding.place, local) };
}

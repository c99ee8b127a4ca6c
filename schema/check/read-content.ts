import type { Content } from "../content.ts";
import { LocalText, retracePlace } from "../localize/local-text.ts";
import { type LocalValue, localize } from "../localize/localize.ts";
import { type Finding, isMild } from "../messages/messages.ts";
import type { JsonText } from "../source/json-text.ts";
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

/** What is known of content once it is read. */
interface Opened {
  content: Content | undefined;
  findings: readonly Finding[];
  index: ContentIndex | undefined;
  readings?: readonly Reading[];
}

/** Reads content in one language: its keys and values, and what there is in it. */
export function readOnlyLanguage({ source, findings: known, lost }: Composed, texts?: TextFiles): Opened {
  const { content, findings } = checkPresent(source, lost);
  const mistakes = [...findings, ...known.filter((finding) => !isMild(finding))];
  const index = new ContentIndex(source, content, mistakes, texts);
  return { content, findings: [...findings, ...createPageCounter(1)(index)], index };
}

/** Reads content in each of its languages, until there are too many pages. A mistake that all find is reported once. */
export function readLanguages(
  { source, findings: told, lost }: Composed,
  languages: readonly [string, ...string[]],
  texts?: TextFiles,
): Opened {
  const findings = checkTranslations(source.value, languages);
  const names = new Set(languages);
  const countPages = createPageCounter(names.size);
  const readings: Reading[] = [];
  for (const language of names) {
    const local = localize(source.value, languages, language);
    const text = new LocalText(source, local);
    const { content, findings: mistakes } = checkPresent(text, lost);
    for (const one of mistakes.map((finding) => placeInFile(finding, local))) findings.push(one);
    const known = [...mistakes, ...told.filter((finding) => !isMild(finding))];
    const index = new ContentIndex(text, content, known, texts, { language, languages });
    readings.push({ local, content, index });
    const excess = countPages(index);
    for (const one of excess) findings.push(one);
    if (excess.length > 0) break;
  }
  const [first] = readings;
  return { content: first?.content, index: first?.index, findings, readings };
}

/** Checks keys and values, but for lists that couldn't be read: in their places stand only names of files. */
function checkPresent(source: JsonText, lost: readonly string[]): ReturnType<typeof checkShape> {
  const { content, findings } = checkShape(source);
  const isLost = ({ place }: Finding) => {
    const pointer = pointerOf(place) ?? "";
    return lost.some((list) => pointer === list || pointer.startsWith(`${list}/`));
  };
  return { content, findings: lost.length > 0 ? findings.filter((finding) => !isLost(finding)) : findings };
}

/** A mistake in what a language reads, as one in the file. */
export function placeInFile(finding: Finding, local: LocalValue): Finding {
  return { ...finding, place: retracePlace(finding.place, local) };
}

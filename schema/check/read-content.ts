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

/** What is known of content in all its languages. */
export interface ReadContent {
  findings: readonly Finding[];
  readings: readonly Reading[];
}

/**
 * Checks the keys and values of content, and reads it in each of its languages until there are too many pages.
 * @param languages those of the site; empty where it has but one
 */
export function readContent({ source, findings: told, lost }: Composed, languages: readonly string[]): ReadContent {
  const { written, findings: mistakes } = checkShape(source);
  const present = mistakes.filter(({ place }) => !isWithin(pointerOf(place) ?? "", lost));
  const known = [...present, ...told.filter((finding) => !isMild(finding))];
  const names = new Set(languages.length === 0 ? [""] : languages);
  const read = readEach([...names], (language): Reading => {
    const local = localize(source.value, languages, language);
    const text = languages.length === 0 ? source : new LocalText(source, local);
    const content = written && localizeChecked(written, languages, language);
    return { local, content, index: new ContentIndex(text, content, known, undefined, { language, languages }) };
  });
  const findings = [...present, ...checkTranslations(source.value, languages), ...read.findings];
  return { findings, readings: read.readings };
}

/** The same with the texts and records that content keeps in files of their own. Publications can have pages. */
export function addTexts({ findings, readings }: ReadContent, texts: TextFiles): ReadContent {
  const read = readEach(readings, (reading) => ({ ...reading, index: reading.index.withTexts(texts) }));
  const excess = read.findings.filter(({ code }) => !findings.some((known) => known.code === code));
  return { findings: [...findings, ...excess], readings: read.readings };
}

/** Reads until there are too many pages. */
function readEach<Source>(sources: readonly Source[], read: (source: Source) => Reading): ReadContent {
  const countPages = createPageCounter(sources.length);
  const readings: Reading[] = [];
  for (const source of sources) {
    const reading = read(source);
    readings.push(reading);
    const findings = countPages(reading.index);
    if (findings.length > 0) return { findings, readings };
  }
  return { findings: [], readings };
}

/** Whether a value is in a list that couldn't be read: in its place stands only the name of a file. */
function isWithin(pointer: string, lists: readonly string[]): boolean {
  return lists.some((list) => pointer === list || pointer.startsWith(`${list}/`));
}

/** A mistake in what a language reads, as one in the file. */
export function placeInFile(finding: Finding, local: LocalValue): Finding {
  return { ...finding, place: retracePlace(finding.place, local) };
}

import type { ContentNode } from "../document/content-node.ts";
import { type LocatedTexts, readOriginal } from "../localize/originals.ts";
import { placeholders } from "../localize/placeholders.ts";
import type { RuleReport } from "../messages/message.ts";
import { find } from "../messages/messages.ts";
import type { ContentIndex } from "./content-index/content-index.ts";
import type { TranslationRecord } from "./translation-record.ts";

const known = placeholders.map((name) => `{${name}}`);

/** Compares the translations in error-free content with their originals. */
export function checkOriginals(
  { translations, languages }: ContentIndex,
  record: TranslationRecord | undefined,
): RuleReport[] {
  const reports = [...(record?.reports ?? [])];
  for (const node of translations) {
    // Speed: most translations have no placeholder that could be lost.
    if (!record && !mayHavePlaceholder(node)) continue;
    for (const language of languages) {
      const original = readOriginal(node, language);
      const { translation, language: other = "", isHidden } = original ?? {};
      if (!original || !translation || isHidden) continue;
      const facts = { language, other };
      const { location } = translation;
      if (record?.isStale(language, original, translation)) reports.push(find("stale-translation", location, facts));
      for (const found of known.filter((name) => says(original, name) && !says(translation, name)))
        reports.push(find("lost-placeholder", location, { ...facts, found }));
    }
  }
  return reports;
}

function mayHavePlaceholder({ translation = {}, schema }: ContentNode): boolean {
  const parts = Object.values(translation);
  return schema.kind === "textFile" || parts.some((part) => typeof part !== "string" || part.includes("{"));
}

function says({ texts }: LocatedTexts, words: string): boolean {
  return texts.some((text) => text.includes(words));
}

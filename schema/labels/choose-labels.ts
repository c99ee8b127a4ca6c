import { catalogues } from "./catalogues.ts";
import { en } from "./germanic/en.ts";
import type { Catalogue, ImportWords, Labels } from "./labels.ts";

/**
 * The language of the catalogue that readers of a language know: itself, whatever the country, in the same script (`pt`
 * and `pt-PT` → `pt-BR`, `zh-TW` → `zh-Hant`). Undefined where there is none.
 */
export function findLanguage(code: string): string | undefined {
  const wanted = scriptOf(code);
  return Object.keys(catalogues).find((candidate) => scriptOf(candidate) === wanted);
}

/** A language and the script that it is written in: "zh-Hant". Norwegian is written as Bokmål by most. */
function scriptOf(code: string): string {
  const { language, script } = new Intl.Locale(code).maximize();
  return `${language === "no" ? "nb" : language}-${script}`;
}

/** What visitors see or hear and no owner wrote; in English where the catalogue lacks the language (BCP 47). */
export function labelsOf(code: string): Labels {
  return catalogueOf(code).labels;
}

/** What an import writes, by the same rule. */
export function importWordsOf(code: string): ImportWords {
  return catalogueOf(code).imported;
}

const chosen = new Map<string, Catalogue>();

function catalogueOf(code: string): Catalogue {
  const catalogue = chosen.get(code) ?? catalogues[findLanguage(code) ?? "en"] ?? en;
  chosen.set(code, catalogue);
  return catalogue;
}

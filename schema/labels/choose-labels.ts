import { z } from "zod";
import { inLanguage, isText, type Text } from "../text.ts";
import { catalogues, textsOf } from "./catalogues.ts";
import { type ImportWords, importWordOf, type Labels, neededIn } from "./labels.ts";

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

/** What visitors see or hear and no owner wrote. What the language (BCP 47) lacks is in English and says so. */
export function labelsOf(code: string): Labels {
  return choose(code).labels;
}

/** What an import writes. What the language lacks is in English. */
export function importWordsOf(code: string): ImportWords {
  return choose(code).importWords;
}

const areTexts = (value: unknown) => value instanceof Object && Object.values(value).every(isText);

/** Both have each key: `neededIn` takes them from English, as their types do. */
const chosenWords = z.object({ labels: z.custom<Labels>(areTexts), importWords: z.custom<ImportWords>(areTexts) });

const chosen = new Map<string, z.output<typeof chosenWords>>();

function choose(code: string): z.output<typeof chosenWords> {
  const known = chosen.get(code);
  if (known) return known;
  const language = findLanguage(code);
  const own = textsOf(language);
  const labels: Record<string, Text> = {};
  const importWords: Record<string, string> = {};
  for (const [key, english] of neededIn(language ?? "en")) {
    const text = own.get(key);
    const word = importWordOf(key);
    if (word === undefined) labels[key] = text ?? inLanguage(english, "en", code);
    else importWords[word] = text ?? english;
  }
  const made = chosenWords.parse({ labels, importWords });
  chosen.set(code, made);
  return made;
}

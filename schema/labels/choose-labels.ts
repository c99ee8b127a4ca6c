import { z } from "zod";
import { inLanguage, isText, type Text } from "../text.ts";
import { catalogues, labelTexts } from "./catalogues.ts";
import { type ImportWords, importWordOf, type Labels, neededIn } from "./labels.ts";

/**
 * The catalogue for a language, ignoring its country but not its script (`pt` and `pt-PT` → `pt-BR`, `zh-TW` →
 * `zh-Hant`); undefined if there is none.
 */
export function findLanguage(code: string): string | undefined {
  const wanted = scriptOf(code);
  return Object.keys(catalogues).find((candidate) => scriptOf(candidate) === wanted);
}

/** Language and script: "zh-Hant". `no` counts as Bokmål, its usual form. */
function scriptOf(code: string): string {
  const { language, script } = new Intl.Locale(code).maximize();
  return `${language === "no" ? "nb" : language}-${script}`;
}

/** Built-in texts that visitors see or hear. Texts that the language (BCP 47) lacks are English and marked as such. */
export function labelsOf(code: string): Labels {
  return choose(code).labels;
}

/** Texts that an import writes. Those that the language lacks are English. */
export function importWordsOf(code: string): ImportWords {
  return choose(code).importWords;
}

const areTexts = (value: unknown) => value instanceof Object && Object.values(value).every(isText);

/** Every key is present: `neededIn` takes the keys from English, and so do the types. */
const chosenWords = z.object({ labels: z.custom<Labels>(areTexts), importWords: z.custom<ImportWords>(areTexts) });

const chosen = new Map<string, z.output<typeof chosenWords>>();

function choose(code: string): z.output<typeof chosenWords> {
  const known = chosen.get(code);
  if (known) return known;
  const language = findLanguage(code);
  const own = labelTexts(language);
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

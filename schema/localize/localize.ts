import { isRecord } from "../json-schema/schema-parts.ts";
import { hasLanguage } from "../kinds.ts";
import { mostLanguages } from "../language.ts";
import { joinPointer, splitPointer } from "../source/place.ts";
import { isTranslation, saysWords } from "./translation.ts";
import { languagesOf, showIn, type Translate, walkContent } from "./walk.ts";

/** Raw content in one language, and what is known of how it came to be. */
export interface LocalValue {
  language: string;
  /** Content in which no value is in several languages; what stands in others only is hidden. */
  value: unknown;
  /** The languages that were taken of values in several, by the values' pointers. */
  taken: ReadonlyMap<string, string>;
  /** The languages of texts that visitors read in another than the page's, by the texts' pointers. */
  foreign: ReadonlyMap<string, string>;
  /** The texts that they read in the page's language, by their pointers. */
  said: ReadonlySet<string>;
}

/** The languages of raw content that has several, the first of them first, and no more than it may have; otherwise undefined. */
export function siteLanguages(root: unknown): [string, ...string[]] | undefined {
  const site = isRecord(root) ? root["site"] : undefined;
  const [first, ...others] = (isRecord(site) && languagesOf(site["languages"])) || [];
  return first === undefined ? undefined : [first, ...others.slice(0, mostLanguages - 1)];
}

/**
 * Raw content, however wrong, in one of its languages. Of values in several, that one is taken; where it is missing,
 * that of the part of the content, or what there is.
 */
export function localize(root: unknown, languages: readonly string[], language: string): LocalValue {
  const taken = new Map<string, string>();
  const foreign = new Map<string, string>();
  const said = new Set<string>();

  const count = (text: unknown, kind: Parameters<typeof hasLanguage>[0], pointer: string, own: string) => {
    if (typeof text !== "string" || !hasLanguage(kind) || !saysWords(text)) return;
    if (own === language) said.add(pointer);
    else foreign.set(pointer, own);
  };

  /** Each language may have a file of its own. */
  const languageOfFile = (file: unknown, around: string) =>
    (isTranslation(file, languages) ? chooseKey(file, [language, around]) : undefined) ?? around;

  const translate: Translate = (value, { pointer, schema, own, isHidden }, goOn) => {
    const key = isTranslation(value, languages) ? chooseKey(value, [language, own]) : undefined;
    const part = isRecord(value) && key !== undefined ? value[key] : value;
    if (key !== undefined) taken.set(pointer, key);
    if (!isHidden) {
      const spoken = key ?? own;
      if (typeof part === "string") count(part, schema.kind, pointer, spoken);
      // Those of a list that isn't translated as a whole are come to one by one.
      else if (Array.isArray(part) && key !== undefined)
        part.forEach((item, index) => void count(item, schema.items?.kind, pointer + joinPointer(index), spoken));
      else if (isRecord(part)) count(inFile, schema.kind, pointer, languageOfFile(part["file"], spoken));
    }
    if (key === undefined) return goOn();
    return schema.kind === "picture" ? goOn(part, { own: key }) : part;
  };

  const value = walkContent(root, languages, translate, showIn(language));
  return { language, value, taken, foreign, said };
}

/** Stands for the text of a file that nobody has read yet. */
const inFile = "text";

function chooseKey(translation: Record<string, unknown>, wanted: readonly string[]): string | undefined {
  return wanted.find((code) => Object.hasOwn(translation, code)) ?? Object.keys(translation)[0];
}

/** Where in the file a value of localized content stands: within those in several languages, under the one taken. */
export function retrace(pointer: string, taken: LocalValue["taken"]): string {
  let local = "";
  let written = "";
  for (const name of splitPointer(pointer)) {
    const step = joinPointer(name);
    local += step;
    written += step;
    const key = taken.get(local);
    if (key !== undefined) written += joinPointer(key);
  }
  return written;
}

import type { Content } from "../content.ts";
import { type ContentNode, contentNode, mapContent } from "../document/content-node.ts";
import { isRecord } from "../json-schema/schema-parts.ts";
import { chooseTranslation, isTranslation } from "../json-schema/translatable.ts";
import { hasLanguage } from "../kinds.ts";
import { languagesOf, mostLanguages, saysWords } from "../language.ts";
import type { TextFiles } from "../records/text-files.ts";
import type { JsonText } from "../source/json-text.ts";

/** A checked value as its owner wrote it: parts of it may be in several languages. */
export interface Written<T> {
  value: unknown;
  /** What it is in each of its languages. */
  local?: T;
}

/** Content in which nothing is wrong, in all its languages. */
export interface CheckedContent {
  source: JsonText;
  /** The languages of the site, the first one first; none if it has but one. */
  languages: readonly string[];
  written: Written<Content>;
  /** The texts that it keeps in files of their own. */
  texts: TextFiles;
}

/** Raw content in one language, and what is known of how it came to be. */
export interface LocalValue {
  language: string;
  /** Content in which no value is in several languages; what stands in others only is hidden. */
  value: unknown;
  /** The languages of texts that visitors read in another than the page's, by the texts' pointers. */
  foreign: ReadonlyMap<string, string>;
  /** The texts that they read in the page's language, by their pointers. */
  said: ReadonlySet<string>;
  /** The pointers of translations as they are written, by those of the values that they are. */
  written: ReadonlyMap<string, string>;
}

/** The pointer of a value as it is written, by the one that it has in one language. */
export function writtenPointer(local: string, { written }: Pick<LocalValue, "written">): string {
  const own = written.get(local);
  const last = local.lastIndexOf("/");
  return own ?? (last < 0 ? local : writtenPointer(local.slice(0, last), { written }) + local.slice(last));
}

/** The languages of raw content that has several, the first of them first, and no more than it may have; otherwise undefined. */
export function siteLanguages(root: unknown): [string, ...string[]] | undefined {
  const site = isRecord(root) ? root["site"] : undefined;
  const [first, ...others] = (isRecord(site) && languagesOf(site["languages"])) || [];
  return first === undefined ? undefined : [first, ...others.slice(0, mostLanguages - 1)];
}

/**
 * Raw content, however wrong, in one of its languages. Of values in several, that one is taken; where it is missing,
 * that of the part of the content, or what there is. Content of a site in one language, which has none in its list, is
 * as it is.
 */
export function localize(root: unknown, languages: readonly string[], language: string): LocalValue {
  const foreign = new Map<string, string>();
  const said = new Set<string>();
  const written = new Map<string, string>();
  if (languages.length === 0) return { language, value: root, foreign, said, written };

  const count = ({ value, schema, localPointer }: ContentNode, own: string) => {
    const text = isRecord(value) ? inFile : value;
    if (typeof text !== "string" || !hasLanguage(schema.kind) || !saysWords(text)) return;
    if (own === language) said.add(localPointer);
    else foreign.set(localPointer, own);
  };

  const value = mapContent(contentNode(root, languages), (node, goOn) => {
    const { translation } = node;
    const key = translation && chooseTranslation(translation, [language, node.language]);
    const part = key === undefined ? node : node.child(key);
    if (!part) return node.value;
    if (part !== node) written.set(node.localPointer, part.pointer);
    if (node.isShownIn(language)) {
      if (isRecord(part.value)) count(part, languageOfFile(part.value["file"], part.language));
      else if (typeof part.value === "string") count(part, part.language);
    }
    const made = goOn(part);
    return node.named?.includes(language) === false && isRecord(made) ? { ...made, hidden: true } : made;
  });
  return { language, value, foreign, said, written };

  /** Each language may have a file of its own. */
  function languageOfFile(file: unknown, around: string): string {
    return isTranslation(file) ? chooseTranslation(file, [language, around]) : around;
  }
}

/** Checked content in one of its languages; `languages` is empty where the site has but one. */
export function localizeChecked<T>(written: Written<T>, languages: readonly string[], language: string): T;
export function localizeChecked({ value }: Written<unknown>, languages: readonly string[], language: string): unknown {
  return languages.length === 0 ? value : localize(value, languages, language).value;
}

/** Stands for the text of a file that nobody has read yet. */
const inFile = "text";

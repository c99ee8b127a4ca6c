import type { Content } from "../content.ts";
import { type ContentNode, contentNode } from "../document/content-node.ts";
import { mapContent } from "../document/map-content.ts";
import { isRecord } from "../json-schema/schema-parts.ts";
import { chooseTranslation, isTranslation } from "../json-schema/translatable.ts";
import { hasLanguage } from "../kinds.ts";
import { languagesOf, mostLanguages, saysWords } from "../language.ts";
import type { TextFiles } from "../records/text-files.ts";
import { joinPointer } from "../source/place.ts";

/** A checked value as its owner wrote it: parts of it may be in several languages. */
export interface Written<T> {
  value: unknown;
  /** What it is in each of its languages. */
  local?: T;
}

/** Content in which nothing is wrong, in all its languages. */
export interface CheckedContent {
  /** It in each language of the site, the first one first; in its only one, "", if it names no list. */
  locals: readonly LocalValue<Content>[];
  /** The texts that it keeps in files of their own. */
  texts: TextFiles;
}

/** Content in one language, and what is known of how it came to be. */
export interface LocalValue<T = unknown> {
  language: string;
  /** Content in which no value is in several languages; what stands in others only is hidden. */
  value: T;
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

  const count = (node: ContentNode, text: string, own: string) => {
    if (!hasLanguage(node.schema.kind) || !saysWords(text)) return;
    if (own === language) said.add(node.localPointer);
    else foreign.set(node.localPointer, own);
  };

  const value = mapContent(contentNode(root, languages), (node, goOn) => {
    const { translation } = node;
    const key = translation && chooseTranslation(translation, [language, node.language]);
    if (key !== undefined) written.set(node.localPointer, node.pointer + joinPointer(key));
    // A text needs no node for its translation.
    const text = key === undefined ? node.value : translation?.[key];
    if (typeof text === "string") {
      if (node.isShownIn(language)) count(node, text, key ?? node.language);
      return text;
    }
    const part = key === undefined ? node : node.child(key);
    if (!part) return node.value;
    if (isRecord(part.value) && node.isShownIn(language))
      count(part, inFile, languageOfFile(part.value["file"], part.language));
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
export function localizeChecked<T>(written: Written<T>, languages: readonly string[], language: string): LocalValue<T>;
export function localizeChecked({ value }: Written<unknown>, languages: readonly string[], language: string) {
  return localize(value, languages, language);
}

/** Stands for the text of a file that nobody has read yet. */
const inFile = "text";

import type { Content } from "../content.ts";
import { type ContentNode, contentNode } from "../document/content-node.ts";
import { mapContent } from "../document/map-content.ts";
import { isRecord } from "../json-schema/schema-parts.ts";
import { chooseTranslation, isTranslation } from "../json-schema/translatable.ts";
import { hasLanguage, isRecordKind } from "../kinds.ts";
import { containsWords, languagesOf, mostLanguages } from "../language.ts";
import type { TextFiles } from "../records/text-files.ts";
import { joinPointer } from "../source/location.ts";
import { addNodeIds, type IdOf, ids } from "../source/node-ids.ts";
import { makeRun, type Text } from "../text.ts";

/** A checked value as its owner wrote it, with translations. */
export interface Written<T> {
  value: unknown;
  /** Its value in each language. */
  local?: T;
}

/** Content without errors, in all its languages. */
export interface CheckedContent {
  /** One value per language, the first one first. Without a list of languages there is one, with the language "". */
  localValues: readonly LocalValue<Content>[];
  /** True if a part is hidden in some language, or is a remark of the owner. */
  hasPrivateParts: boolean;
  texts: TextFiles;
}

export interface LocalValue<T = unknown> {
  language: string;
  /** Content without translations. Parts for other languages only are hidden. */
  value: T;
  /** Languages of texts that are not in the page's language, by pointer. */
  otherLanguages: ReadonlyMap<string, string>;
  /** Pointers of texts that are in the page's language. */
  said: ReadonlySet<string>;
  /** Pointers of the chosen translations in the written document, by pointer. */
  written: ReadonlyMap<string, string>;
}

/** The pointer in the written document of a value of localized content. */
function writtenPointer(local: string, { written }: Pick<LocalValue, "written">): string {
  const own = written.get(local);
  const last = local.lastIndexOf("/");
  return own ?? (last < 0 ? local : writtenPointer(local.slice(0, last), { written }) + local.slice(last));
}

/** The languages of raw content, at most `mostLanguages`; undefined if it lists none. */
export function siteLanguages(root: unknown): [string, ...string[]] | undefined {
  const site = isRecord(root) ? root["site"] : undefined;
  const [first, ...others] = (isRecord(site) && languagesOf(site["languages"])) || [];
  return first === undefined ? undefined : [first, ...others.slice(0, mostLanguages - 1)];
}

/**
 * Resolves the translations of raw content, which may be invalid, for one language. If a translation is missing, the
 * language of the surrounding part is used, else any that exists. Content without a list of languages is returned as it
 * is.
 */
export function localize(root: unknown, languages: readonly string[], language: string): LocalValue {
  const otherLanguages = new Map<string, string>();
  const said = new Set<string>();
  const written = new Map<string, string>();
  if (languages.length === 0) return { language, value: root, otherLanguages, said, written };

  const count = (node: ContentNode, text: string, own: string) => {
    if (!hasLanguage(node.schema.kind) || !containsWords(text)) return;
    if (own === language) said.add(node.localPointer);
    else otherLanguages.set(node.localPointer, own);
  };

  const value = mapContent(contentNode(root, languages), (node, goOn) => {
    const { translation } = node;
    const key = translation && chooseTranslation(translation, [language, node.language]);
    if (key !== undefined) written.set(node.localPointer, node.pointer + joinPointer(key));
    // Fast path: a text needs no node for its translation.
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
  return { language, value, otherLanguages, said, written };

  /** The name of the file can itself have translations. */
  function languageOfFile(file: unknown, around: string): string {
    return isTranslation(file) ? chooseTranslation(file, [language, around]) : around;
  }
}

/** Like `localize`, for checked content. `languages` is empty if the site has one language. */
export function localizeChecked<T>(written: Written<T>, languages: readonly string[], language: string): LocalValue<T>;
export function localizeChecked({ value }: Written<unknown>, languages: readonly string[], language: string) {
  return localize(value, languages, language);
}

/** Placeholder for the text of a file that has not been read. */
const inFile = "text";

/**
 * Turns each text in another language than its page into a language run.
 * @param hasIds whether each text and object keeps the id of its node
 */
export function addRuns(content: Content, local: LocalValue, hasIds: boolean): Content;
export function addRuns(content: unknown, local: LocalValue, hasIds: boolean): unknown {
  const { otherLanguages, language } = local;
  if (otherLanguages.size === 0 && !hasIds) return content;
  const idAt = (pointer: string) => writtenPointer(pointer, local);
  const idOfText = (pointer: string) => {
    const file = pointer + joinPointer("file");
    return idAt(local.written.has(file) ? file : pointer);
  };
  // Two blocks that show one file share its records.
  const records = new Map<unknown, unknown>();
  return mapContent(contentNode(content), (node, goOn) => {
    const { value, kind, localPointer } = node;
    if (typeof value === "string") {
      const own = otherLanguages.get(localPointer);
      const text: Text = own === undefined ? value : makeRun([value], own, language);
      return hasIds && hasLanguage(kind) ? addNodeIds(text, idOfText(localPointer)) : text;
    }
    if (!hasIds) return goOn(node);
    if (Array.isArray(value) && isRecordKind(kind)) {
      const own = value.map((record, index) => ({ ...record, [ids]: () => idAt(localPointer) + joinPointer(index) }));
      records.set(value, records.get(value) ?? own);
      return records.get(value);
    }
    const made = goOn(node);
    const idOf: IdOf = (...keys) => idAt(localPointer + joinPointer(...keys));
    return isRecord(made) ? { ...made, [ids]: idOf } : made;
  });
}

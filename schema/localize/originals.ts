import { type ContentNode, visit } from "../document/content-node.ts";
import { hasLanguage } from "../kinds.ts";
import { containsWords } from "../language.ts";
import { joinPointer } from "../source/location.ts";

/** A location (JSON pointer, RFC 6901) and its text; for a list, all its texts. */
export interface LocatedTexts {
  location: string;
  texts: readonly string[];
  /** The file that contains it, if it has one of its own. */
  file: string | undefined;
}

/** A text in another language than the visitor's, and its translation, if it has one. */
export interface Original extends LocatedTexts {
  /** Pointer of the value, with or without translations. */
  pointer: string;
  language: string;
  /** True for a list that is translated as a whole. */
  isList: boolean;
  translation: LocatedTexts | undefined;
  /** True if visitors of the language don't see it. */
  isHidden: boolean;
}

/** Lists every text that needs, or has, a translation into a language, in document order. */
export function listOriginals(root: ContentNode, language: string): Original[] {
  const originals: Original[] = [];
  visit(root, (node) => {
    const { value, schema, translation, parent } = node;
    // A picture in this language has its own texts. Otherwise that of another language is shown.
    if (schema.kind === "picture" && translation) return Object.hasOwn(translation, language) ? "skip" : undefined;
    if (parent?.translation && node.key !== parent.language) return "skip";
    // A value in one language is visited text by text; a text in a file, at the file's name.
    if (typeof value !== "string" && !translation) return undefined;
    const original = readOriginal(node, language);
    if (original) originals.push(original);
    return "skip";
  });
  return originals;
}

/** The text of a value that needs, or has, a translation; undefined if it is in the language already. */
export function readOriginal(node: ContentNode, language: string): Original | undefined {
  const { value, schema, pointer, language: own, translation: said } = node;
  if (own === language || !(schema.kind === "textFile" || hasLanguage(schema.kind ?? schema.items?.kind)))
    return undefined;
  const original = said ? said[own] : value;
  const located = locateTexts(node, original, said ? pointer + joinPointer(own) : pointer);
  if (!located?.texts.some(containsWords)) return undefined;
  const translation = said && locateTexts(node, said[language], pointer + joinPointer(language));
  const isHidden = !node.isShownIn(language);
  return { ...located, pointer, language: own, isList: Array.isArray(original), translation, isHidden };
}

function locateTexts(node: ContentNode, value: unknown, location: string): LocatedTexts | undefined {
  const texts = (Array.isArray(value) ? value : [value]).filter((text) => typeof text === "string");
  const [file] = node.kind === "textFile" ? texts : [];
  const said = file === undefined ? texts : [node.fileOf(file)?.source.prose].filter((text) => text !== undefined);
  return said.length === 0 ? undefined : { location, texts: said, file };
}

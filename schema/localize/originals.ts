import { type ContentNode, visit } from "../document/content-node.ts";
import { hasLanguage } from "../kinds.ts";
import { saysWords } from "../language.ts";
import { joinPointer } from "../source/place.ts";

/** Where a text stands, as a JSON pointer (RFC 6901), and what it says; of a list, all its texts. */
export interface Saying {
  place: string;
  texts: readonly string[];
  /** The file that it stands in, where it has one of its own. */
  file: string | undefined;
}

/** A text that visitors of a language read in another one, or in its translation from that. */
export interface Original extends Saying {
  /** The value that says it, in one language or in several. */
  pointer: string;
  language: string;
  /** Whether it is a list that is translated as a whole. */
  isList: boolean;
  translation: Saying | undefined;
  /** Whether visitors of the language don't see it. */
  isHidden: boolean;
}

/** What there is to translate into a language of the site, or has been, in the order of the content. */
export function listOriginals(root: ContentNode, language: string): Original[] {
  const originals: Original[] = [];
  visit(root, (node) => {
    const { value, schema, translation, parent } = node;
    // A language with a picture of its own has its words beside it; where one lacks, it is shown that of another.
    if (schema.kind === "picture" && translation) return Object.hasOwn(translation, language) ? "skip" : undefined;
    if (parent?.translation && node.key !== parent.language) return "skip";
    // What stands in one language is come to text by text; a text in a file by the file's name.
    if (typeof value !== "string" && !translation) return undefined;
    const original = readOriginal(node, language);
    if (original) originals.push(original);
    return "skip";
  });
  return originals;
}

/** What a value says that is to be translated into a language, or has been; undefined if it is in that language. */
export function readOriginal(node: ContentNode, language: string): Original | undefined {
  const { value, schema, pointer, language: own, translation: said } = node;
  if (own === language || !(schema.kind === "textFile" || hasLanguage(schema.kind ?? schema.items?.kind)))
    return undefined;
  const original = said ? said[own] : value;
  const saying = readSaying(node, original, said ? pointer + joinPointer(own) : pointer);
  if (!saying?.texts.some(saysWords)) return undefined;
  const translation = said && readSaying(node, said[language], pointer + joinPointer(language));
  const isHidden = !node.isShownIn(language);
  return { ...saying, pointer, language: own, isList: Array.isArray(original), translation, isHidden };
}

function readSaying(node: ContentNode, value: unknown, place: string): Saying | undefined {
  const texts = (Array.isArray(value) ? value : [value]).filter((text) => typeof text === "string");
  const [file] = node.kind === "textFile" ? texts : [];
  const said = file === undefined ? texts : [node.fileOf(file)?.source.prose].filter((text) => text !== undefined);
  return said.length === 0 ? undefined : { place, texts: said, file };
}

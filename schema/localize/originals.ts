import { type ContentNode, contentNode, visit } from "../document/content-node.ts";
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

/** Gives the text of a file that content names; undefined where nobody could read it. */
export type ReadFile = (name: string) => string | undefined;

/** What there is to translate into a language of the site, or has been, in the order of the content. */
export function listOriginals(
  root: unknown,
  languages: readonly string[],
  language: string,
  readFile: ReadFile,
): Original[] {
  const originals: Original[] = [];
  const read = (value: unknown, place: string, isFile: boolean): Saying | undefined => {
    const texts = (Array.isArray(value) ? value : [value]).filter((text) => typeof text === "string");
    const [file] = isFile ? texts : [];
    const said = file === undefined ? texts : [readFile(file)].filter((text) => text !== undefined);
    return said.length === 0 ? undefined : { place, texts: said, file };
  };
  const list = (node: ContentNode) => {
    const { value, schema, pointer, language: own, translation: said } = node;
    const isFile = schema.kind === "textFile";
    if (own === language || !(isFile || hasLanguage(schema.kind ?? schema.items?.kind))) return;
    const [original, place] = said ? [said[own], pointer + joinPointer(own)] : [value, pointer];
    const saying = read(original, place, isFile);
    if (!saying?.texts.some(saysWords)) return;
    const translation = said ? read(said[language], pointer + joinPointer(language), isFile) : undefined;
    const isHidden = !node.isShownIn(language);
    originals.push({ ...saying, pointer, language: own, isList: Array.isArray(original), translation, isHidden });
  };
  visit(contentNode(root, languages[0]), (node) => {
    const { value, schema, translation, parent } = node;
    // A language with a picture of its own has its words beside it; where one lacks, it is shown that of another.
    if (schema.kind === "picture" && translation) return Object.hasOwn(translation, language) ? "skip" : undefined;
    if (parent?.translation && node.key !== parent.language) return "skip";
    // What stands in one language is come to text by text; a text in a file by the file's name.
    if (typeof value !== "string" && !translation) return undefined;
    list(node);
    return "skip";
  });
  return originals;
}

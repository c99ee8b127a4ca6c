import type { LanguageInput, ThemeRegistration } from "shiki";
import { type CodeLine, type TokenKind, tokenKinds } from "../../../schema/rich-text/tree.ts";

// Static imports would be loaded when the bundled commands start, whatever they do.
const [{ createHighlighterCore }, { createOnigurumaEngine }, { bundledLanguages }] = await Promise.all([
  import("shiki/core"),
  import("shiki/engine/oniguruma"),
  import("shiki/langs"),
]);

/** Loaders of grammars, by languages' names and aliases in lower case. */
const grammars: Readonly<Record<string, LanguageInput>> = bundledLanguages;

/** The TextMate scopes of each token kind. */
const scopes: Record<TokenKind, string[]> = {
  comment: ["comment", "punctuation.definition.comment"],
  keyword: ["keyword", "storage", "entity.name.tag", "markup.heading"],
  string: ["string", "punctuation.definition.string", "markup.inserted", "markup.underline.link"],
  constant: ["constant", "support.constant", "variable.other.constant", "markup.deleted"],
  function: ["entity.name.function", "support.function", "entity.other.attribute-name", "entity.name.type"],
  parameter: ["variable.parameter", "meta.property-name"],
  punctuation: ["punctuation", "keyword.operator", "storage.type.function.arrow"],
};

/** A placeholder colour for each kind, by its number: the site's theme sets the real colours. */
const colorOf = (kind: TokenKind) => `#00000${tokenKinds.indexOf(kind) + 1}`;

const theme: ThemeRegistration = {
  name: "kinds",
  type: "light",
  fg: "#000000",
  bg: "#ffffff",
  settings: tokenKinds.map((kind) => ({ scope: scopes[kind], settings: { foreground: colorOf(kind) } })),
};

export function knowsLanguage(name: string): boolean {
  return Object.hasOwn(grammars, name.toLowerCase());
}

/** Makes a function that highlights code, only in these languages. */
export async function createCodeSetter(
  languages: readonly string[],
): Promise<(code: string, language: string) => CodeLine[] | undefined> {
  const known = languages.filter(knowsLanguage);
  const highlighter = await createHighlighterCore({
    themes: [theme],
    langs: known.flatMap((name) => grammars[name.toLowerCase()] ?? []),
    // The engine that grammars are written for.
    engine: createOnigurumaEngine(import("shiki/wasm")),
  });
  return (code, language) => {
    if (!known.includes(language)) return undefined;
    const lines = highlighter.codeToTokensBase(code, {
      lang: language.toLowerCase(),
      theme: "kinds",
      // No time limit: load doesn't change the result. Longer lines, not written by people, stay plain.
      tokenizeTimeLimit: 0,
      tokenizeMaxLineLength: 5000,
    });
    return lines.map((line) => joinPieces(line.map(({ content, color }) => ({ text: content, kind: kindOf(color) }))));
  };
}

function kindOf(color: string | undefined): TokenKind | undefined {
  return tokenKinds.find((kind) => colorOf(kind) === color);
}

/** Joins neighbours of one kind; white space belongs to the piece before it. */
function joinPieces(pieces: readonly { text: string; kind: TokenKind | undefined }[]): CodeLine {
  const joined: { text: string; kind: TokenKind | undefined }[] = [];
  for (const piece of pieces) {
    const last = joined.at(-1);
    if (last && (last.kind === piece.kind || piece.text.trim() === "")) last.text += piece.text;
    else joined.push({ ...piece });
  }
  return joined.map(({ text, kind }) => (kind === undefined ? text : { kind, text }));
}

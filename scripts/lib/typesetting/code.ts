import type { LanguageInput, ThemeRegistration } from "shiki";
import { type CodeLine, type TokenKind, tokenKinds } from "../../../schema/words/tree.ts";

// An import by a statement would be done at the start of the bundled commands, whatever they are to do.
const [{ createHighlighterCore }, { createOnigurumaEngine }, { bundledLanguages }] = await Promise.all([
  import("shiki/core"),
  import("shiki/engine/oniguruma"),
  import("shiki/langs"),
]);

/** What loads the grammars of languages, by their names and other names in small letters. */
const grammars: Readonly<Record<string, LanguageInput>> = bundledLanguages;

/** The scopes of TextMate's grammars that make up each kind. */
const scopes: Record<TokenKind, string[]> = {
  comment: ["comment", "punctuation.definition.comment"],
  keyword: ["keyword", "storage", "entity.name.tag", "markup.heading"],
  string: ["string", "punctuation.definition.string", "markup.inserted", "markup.underline.link"],
  constant: ["constant", "support.constant", "variable.other.constant", "markup.deleted"],
  function: ["entity.name.function", "support.function", "entity.other.attribute-name", "entity.name.type"],
  parameter: ["variable.parameter", "meta.property-name"],
  punctuation: ["punctuation", "keyword.operator", "storage.type.function.arrow"],
};

/** A colour stands for a kind by its number: the colours that are shown are those of the site's own look. */
const colorOf = (kind: TokenKind) => `#00000${tokenKinds.indexOf(kind) + 1}`;

const theme: ThemeRegistration = {
  name: "kinds",
  type: "light",
  fg: "#000000",
  bg: "#ffffff",
  settings: tokenKinds.map((kind) => ({ scope: scopes[kind], settings: { foreground: colorOf(kind) } })),
};

/** Whether code in a language of this name can be told apart. */
export function knowsLanguage(name: string): boolean {
  return Object.hasOwn(grammars, name.toLowerCase());
}

/** Tells code apart in these languages, and in no others. */
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
      // However busy the machine, the same code has the same form; what no person wrote stays as it is.
      tokenizeTimeLimit: 0,
      tokenizeMaxLineLength: 5000,
    });
    return lines.map((line) => joinPieces(line.map(({ content, color }) => ({ text: content, kind: kindOf(color) }))));
  };
}

function kindOf(color: string | undefined): TokenKind | undefined {
  return tokenKinds.find((kind) => colorOf(kind) === color);
}

/** Neighbours of one kind are one piece; spaces belong to whatever stands before them. */
function joinPieces(pieces: readonly { text: string; kind: TokenKind | undefined }[]): CodeLine {
  const joined: { text: string; kind: TokenKind | undefined }[] = [];
  for (const piece of pieces) {
    const last = joined.at(-1);
    if (last && (last.kind === piece.kind || piece.text.trim() === "")) last.text += piece.text;
    else joined.push({ ...piece });
  }
  return joined.map(({ text, kind }) => (kind === undefined ? text : { kind, text }));
}

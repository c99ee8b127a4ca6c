import { parse, type DefaultTreeAdapterTypes as Tree } from "parse5";

/** A page's HTML, and what a browser without scripts makes of it. */
export interface ParsedPage {
  html: string;
  document: Tree.Document;
  /** What is wrong with the HTML, by the names of the HTML standard. */
  mistakes: ReadonlySet<string>;
}

/** Characters that the owner may have written, and that are no mistake of the page's structure. */
const unusualCharacters = /^(?:control-character|noncharacter|surrogate)-/;

/** Parses a page; with `hasPlaces`, elements and texts know their places, and style sheets and scripts are kept. */
export function parsePage(html: string, hasPlaces = false): ParsedPage {
  const mistakes = new Set<string>();
  const kept = hasPlaces ? html : html.replace(/(<(script|style)\b[^>]*>)[\s\S]*?(<\/\2>)/g, "$1$3");
  const document = parse(kept, {
    scriptingEnabled: false,
    sourceCodeLocationInfo: hasPlaces,
    onParseError: ({ code }) => {
      if (!unusualCharacters.test(code)) mistakes.add(code);
    },
  });
  return { html, document, mistakes };
}

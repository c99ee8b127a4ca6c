import { parse, type DefaultTreeAdapterTypes as Tree } from "parse5";

/** A page's HTML, parsed as by a browser without scripts. */
export interface ParsedPage {
  html: string;
  document: Tree.Document;
  /** Parse errors, by their names in the HTML standard. */
  parseErrors: ReadonlySet<string>;
}

/** Parse errors about characters that the owner may have written; they don't affect the page's structure. */
const unusualCharacters = /^(?:control-character|noncharacter|surrogate)-/;

/** Parses a page. With `hasLocations`, nodes have source locations, and the text of style sheets and scripts is kept. */
export function parsePage(html: string, hasLocations = false): ParsedPage {
  const parseErrors = new Set<string>();
  const kept = hasLocations ? html : html.replace(/(<(script|style)\b[^>]*>)[\s\S]*?(<\/\2>)/g, "$1$3");
  const document = parse(kept, {
    scriptingEnabled: false,
    sourceCodeLocationInfo: hasLocations,
    onParseError: ({ code }) => {
      if (!unusualCharacters.test(code)) parseErrors.add(code);
    },
  });
  return { html, document, parseErrors };
}

import type { CodeLine, MathNode } from "./tree.ts";

/** Highlights code and typesets formulas. Its libraries are too large to load wherever text is parsed. */
export interface Typesetter {
  /** Lines of code in tokens. Without a known language, a line is one token. */
  code: (text: string, language: string | undefined) => CodeLine[];
  /** A formula as MathML; undefined if it can't be typeset. */
  formula: (tex: string, isDisplay: boolean) => MathNode | undefined;
}

/** Leaves everything as written. */
export const plainTypesetter: Typesetter = {
  code: (text) => text.split("\n").map((line) => [line]),
  formula: () => undefined,
};

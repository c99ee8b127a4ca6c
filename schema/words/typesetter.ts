import type { CodeLine, MathNode } from "./tree.ts";

/** What sets code and formulas: it takes programs that are too large to have at hand wherever a text is read. */
export interface Typesetter {
  /** A program's lines, in pieces; without a language that is known, in one piece each. */
  code: (text: string, language: string | undefined) => CodeLine[];
  /** A formula as MathML; undefined where it can't be set. */
  formula: (tex: string, isDisplay: boolean) => MathNode | undefined;
}

/** Leaves all as it is written. */
export const plainTypesetter: Typesetter = {
  code: (text) => text.split("\n").map((line) => [line]),
  formula: () => undefined,
};

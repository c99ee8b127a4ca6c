import type { RuleReport } from "../messages/message.ts";
import { find } from "../messages/messages.ts";
import type { JsonText } from "../source/json-text.ts";
import { beyondJson } from "../source/syntax/parse.ts";
import type { SyntaxCode } from "../source/syntax/token.ts";
import { repairBrackets } from "./repair-brackets.ts";

/** Errors whose cause may be a bracket elsewhere. */
const ofBrackets: ReadonlySet<SyntaxCode> = new Set<SyntaxCode>([
  "unexpected-bracket",
  "unclosed-bracket",
  "missing-comma",
  "missing-key-name",
  "unexpected-text",
  "second-root",
  "truncated",
]);

/** Syntax errors and oddities of a JSON text. @param pointer for an included file, the value that names it */
export function reportSyntax(source: JsonText, pointer?: string): RuleReport[] {
  const errors = source.value === undefined ? source.issues.filter(({ code }) => !beyondJson.has(code)) : [];
  const [first] = errors;
  // One wrong bracket is one error, and the parser often notices it elsewhere.
  const cause = first && !(first.isClear && errors.length === 1) && errors.every(({ code }) => ofBrackets.has(code));
  const repair = cause ? repairBrackets(source, errors) : undefined;
  if (repair) {
    const { start, end, ...facts } = repair;
    return [find("wrong-bracket", { source, start, end, pointer }, facts)];
  }
  return source.issues.map(({ code, start, end, found = "", expected = "", other, isClear }) => {
    const otherLine = other === undefined ? 0 : source.position(other).line;
    return find(code, { source, start, end, pointer }, { found, expected, otherLine, other, isClear });
  });
}

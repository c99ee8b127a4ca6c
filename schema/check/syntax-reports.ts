import type { RuleReport } from "../messages/message.ts";
import { find } from "../messages/messages.ts";
import type { JsonText } from "../source/json-text.ts";

/** Syntax errors and oddities of a JSON text. @param pointer for an included file, the value that names it */
export function reportSyntax(source: JsonText, pointer?: string): RuleReport[] {
  return source.issues.map(({ code, start, end, found = "", expected = "", other, isClear }) => {
    const otherLine = other === undefined ? 0 : source.position(other).line;
    return find(code, { source, start, end, pointer }, { found, expected, otherLine, other, isClear });
  });
}

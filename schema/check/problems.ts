import type { Finding } from "../messages/message.ts";
import { find } from "../messages/messages.ts";
import type { JsonText } from "../source/json-text.ts";

/** What is wrong or odd in how a text of JSON is written. */
export function findProblems(source: JsonText): Finding[] {
  return source.problems.map(({ code, start, end, found = "", expected = "", other }) => {
    const otherLine = other === undefined ? 0 : source.position(other).line;
    return find(code, { start, end }, { found, expected, otherLine });
  });
}

import type { Finding } from "../messages/message.ts";
import { find } from "../messages/messages.ts";
import type { JsonText } from "../source/json-text.ts";

/** What is wrong or odd in how a text of JSON is written. @param pointer the value that names its file, of an included one */
export function findProblems(source: JsonText, pointer?: string): Finding[] {
  return source.problems.map(({ code, start, end, found = "", expected = "", other }) => {
    const otherLine = other === undefined ? 0 : source.position(other).line;
    return find(code, { source, start, end, pointer }, { found, expected, otherLine });
  });
}

import { canBeSeen } from "../../../../schema/check/rules/texts/visible.ts";

/** Words of which several stand in one text, as people list them: "Go, SQL (Postgres, SQLite)" are two. */
export function splitWords(text: string): string[] {
  const words: string[] = [];
  let word = "";
  // By parentheses first: a search from each comma for the next of them is quadratic.
  for (const part of text.split(/(?<=[()])/)) {
    const [first = "", ...others] = part.endsWith(")") ? [part] : part.split(/[,;\n]/);
    word += first;
    for (const other of others) {
      words.push(word.trim());
      word = other;
    }
  }
  words.push(word.trim());
  return words.filter(canBeSeen);
}

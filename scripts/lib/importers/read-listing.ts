import { canBeSeen } from "../../../schema/check/rules/texts/visible.ts";

/** A text and, apart, the items that it lists. */
interface ReadText {
  text: string;
  items: string[];
}

const bullet = /^\s*(?:[-*+•·‣▪◦●–—]|[0-9]{1,2}[.)])\s+(?=\S)/;

/** Takes the items out of a text that lists some, each on a line of its own behind a sign. */
export function readListing(text: string): ReadText {
  const lines = text.split(/\r\n?|\n/);
  const isListed = lines.filter((line) => bullet.test(line)).length > 1;
  if (!isListed) return { text, items: [] };
  const items: string[] = [];
  const words: string[] = [];
  let isWithin = false;
  for (const line of lines) {
    const last = items.length - 1;
    if (bullet.test(line)) {
      items.push(line.replace(bullet, "").trim());
      isWithin = true;
    } else if (isWithin && /^\s+\S/.test(line)) items[last] = `${items[last]} ${line.trim()}`;
    else {
      words.push(line);
      isWithin = false;
    }
  }
  return { text: words.join("\n").trim(), items };
}

/** The same with its items where they stand, each behind a dash: for a place that shows no list. */
export function markItems(text: string): string {
  const lines = text.split(/\r\n?|\n/);
  const isListed = lines.filter((line) => bullet.test(line)).length > 1;
  return isListed ? lines.map((line) => line.replace(bullet, "– ")).join("\n") : text;
}

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

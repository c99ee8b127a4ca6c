import { canBeSeen } from "../../../schema/check/rules/texts/visible.ts";

/** A text and, separately, its list items. */
interface ReadText {
  text: string;
  items: string[];
}

/** What people put before a list item. A dash before a number is a minus sign. */
const sign = String.raw`^\s*(?:[-*+•·‣▪◦●–—⚡]\s+(?=\S)|[-–•●▪⚡](?=\p{L}))`;
const startingSign = new RegExp(sign, "u");
const bullet = new RegExp(String.raw`${sign}|^\s*[0-9]{1,2}[.)]\s+(?=\S)`, "u");

/** Removes a bullet before a text: "⚡ Led the team". */
export function withoutBullet(text: string): string {
  return text.replace(startingSign, "");
}

/**
 * Takes list items out of a text that has at least two, each on its own line after a bullet. If anything follows them,
 * the text stays whole, so that nothing is torn from its place.
 * @param least how many items make a list
 */
export function readListing(text: string, least = 2): ReadText {
  const lines = text.split(/\r\n?|\n/);
  const isListed = lines.filter((line) => bullet.test(line)).length >= least;
  if (!isListed) return { text, items: [] };
  const isText = (line: string) => /^\S/.test(line) && !bullet.test(line);
  const list = lines.findIndex((line) => bullet.test(line));
  if (lines.slice(list).some(isText)) return { text: markItems(text, least), items: [] };
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

/** Keeps list items in place, each after a dash, for fields that can't show a list. */
export function markItems(text: string, least = 2): string {
  const lines = text.split(/\r\n?|\n/);
  const isListed = lines.filter((line) => bullet.test(line)).length >= least;
  return isListed ? lines.map((line) => line.replace(bullet, "– ")).join("\n") : text;
}

/** Splits words listed in one text: "Go, SQL (Postgres, SQLite)" gives two. */
export function splitWords(text: string): string[] {
  const words: string[] = [];
  let word = "";
  // Split at parentheses first: a search from each comma for the next one is quadratic.
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

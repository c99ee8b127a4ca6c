import type { Diagnostic } from "../../../../schema/messages/message.ts";
import { listWords, type Severity } from "../../../../schema/messages/message.ts";

/**
 * Makes control and invisible characters of a line visible, and breaks what GitHub's runner reads as a command: `::` at
 * the start of a line, after any white space, and `##[` anywhere (ActionCommand.cs in actions/runner). Every character
 * stays one character wide.
 */
export function makeVisible(text: string): string {
  return text
    .replace(/[\p{Cc}\u00ad\u061c\u200b-\u200f\u2028-\u202e\u2060-\u2069\ufeff]/gu, (character) => {
      const code = character.charCodeAt(0);
      if (character === "\t") return " ";
      return code < 32 ? String.fromCharCode(0x2400 + code) : "\ufffd";
    })
    .replace(lineCommand, "$1\ufffd")
    .replaceAll("##[", "#\ufffd[");
}

/** A command of GitHub's runner, which trims white space before it. */
const lineCommand = /^(\s*):(?=:)/;

export function makeLinesVisible(text: string): string {
  return text.split("\n").map(makeVisible).join("\n");
}

/** JSON with the same meaning, in which everything that a terminal or GitHub's runner would obey is escaped. */
export function printJson(value: unknown): string {
  const text = JSON.stringify(value, null, 2).replace(
    /[\u007f-\u009f\u061c\u200e\u200f\u2028-\u202e\u2066-\u2069]/g,
    escapeUnit,
  );
  return `${text.replaceAll("##[", "#\\u0023[")}\n`;
}

const escapeUnit = (character: string) => `\\u${character.charCodeAt(0).toString(16).padStart(4, "0")}`;

const takesNone = /\p{Mn}|\p{Me}|\p{Variation_Selector}/u;
const takesTwo =
  /[\p{Emoji_Presentation}\u1100-\u115f\u2e80-\ua4cf\uac00-\ud7a3\uf900-\ufaff\ufe30-\ufe6f\uff00-\uff60\uffe0-\uffe6]/u;

/** How many columns of a terminal a text takes. Escape sequences count as characters. */
export function measureWidth(text: string): number {
  let width = 0;
  for (const character of text) {
    if (!takesNone.test(character)) width += takesTwo.test(character) ? 2 : 1;
  }
  return width;
}

/** Wraps a text to lines of at most `width` columns. All lines but the first begin with `indent`. */
export function wrap(text: string, width: number, indent = ""): string {
  const lines: string[] = [];
  let line = "";
  for (const word of text.split(" ")) {
    const longer = line === "" ? word : `${line} ${word}`;
    const room = lines.length === 0 ? width : width - indent.length;
    if (line !== "" && measureWidth(longer) > room) {
      lines.push(line);
      line = word;
    } else line = longer;
  }
  lines.push(line);
  // Wrapping may move a command to the start of a line.
  return lines.map((one) => one.replace(lineCommand, "$1\ufffd")).join(`\n${indent}`);
}

const names: Record<Severity, [one: string, many: string]> = {
  error: ["error", "errors"],
  warning: ["warning", "warnings"],
  advice: ["piece of advice", "pieces of advice"],
};

/** What counting needs of a diagnostic. */
export type Counted = Pick<Diagnostic, "severity" | "more">;

/** Counts problems in words: "2 errors, 1 warning and 3 pieces of advice". */
export function countDiagnostics(diagnostics: readonly Counted[]): string {
  const parts = Object.entries(names).flatMap(([severity, [one, many]]) => {
    const count = countAll(diagnostics.filter((diagnostic) => diagnostic.severity === severity));
    return count === 0 ? [] : [`${count} ${count === 1 ? one : many}`];
  });
  return parts.length === 0 ? "No problems." : `${listWords(parts, "and")}.`;
}

/** Counts problems, including those that aren't listed (`more`). */
export function countAll(diagnostics: readonly Counted[]): number {
  return diagnostics.reduce((sum, { more }) => sum + 1 + more, 0);
}

/** Whether a stream shows colours (ANSI escapes), and its columns; undefined if it is no terminal. */
export interface Terminal {
  color: boolean;
  width: number | undefined;
}

export interface ReportOptions extends Partial<Terminal> {
  /** Shows every warning whole, however many there are. Programs always get all. */
  all?: boolean;
  /** The words that name the checked files in a command, if it isn't `content.json` that is checked. */
  operands?: readonly string[];
}

/** `NO_COLOR` (no-color.org) turns colours off, `FORCE_COLOR` on; by default only terminals have them. */
export function describeTerminal(
  { isTTY = false, columns }: { isTTY?: boolean; columns?: number } = process.stdout,
  { NO_COLOR, FORCE_COLOR, TERM }: NodeJS.ProcessEnv = process.env,
): Terminal {
  const color = NO_COLOR ? false : FORCE_COLOR ? !["0", "false"].includes(FORCE_COLOR) : isTTY && TERM !== "dumb";
  return { color, width: columns };
}

/** Line width of help texts, in characters. */
export const helpWidth = 100;

/** A table of two columns: words and their descriptions. */
export function listRows(rows: readonly { word: string; text: string }[], width = helpWidth): string {
  const column = Math.max(...rows.map(({ word }) => word.length)) + 5;
  const lines = rows.map(
    ({ word, text }) =>
      `  ${word.padEnd(column - 2)}${wrap(text, width - column).replaceAll("\n", `\n${" ".repeat(column)}`)}`,
  );
  return lines.join("\n");
}

/** "1 page", "2 pages". */
export function count(number: number, word: string, words = `${word}s`): string {
  return `${number} ${number === 1 ? word : words}`;
}

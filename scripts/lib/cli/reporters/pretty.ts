import type { Diagnostic } from "../../../../schema/check/check.ts";
import type { FrameLine } from "../../../../schema/source/frame.ts";
import { countProblems } from "./count.ts";
import { makeVisible, measureWidth, wrap } from "./display.ts";
import type { ReportOptions } from "./report-options.ts";

type Paint = (style: "red" | "yellow" | "blue" | "cyan" | "bold", text: string) => string;

const styles = { red: "31", yellow: "33", blue: "34", cyan: "36", bold: "1" };

/** More than anyone reads at once; the other formats give all. */
const mostShown = 100;

/** Reports for a person at a terminal. */
export function reportPretty(
  diagnostics: readonly Diagnostic[],
  { color = false, width = 100 }: ReportOptions,
): string {
  const paint: Paint = (style, text) => (color ? `\u001b[${styles[style]}m${text}\u001b[0m` : text);
  const room = Math.max(40, Math.min(width, 120));
  const blocks = diagnostics.slice(0, mostShown).map((diagnostic) => reportOne(diagnostic, paint, room));
  if (diagnostics.length > mostShown) blocks.push(`… and ${diagnostics.length - mostShown} more.`);
  return `${[...blocks, countProblems(diagnostics)].join("\n\n")}\n`;
}

function reportOne(diagnostic: Diagnostic, paint: Paint, width: number): string {
  const { severity, code, file, line, column, path, message, hint, frame } = diagnostic;
  const tint = severity === "error" ? "red" : "yellow";
  const gutter = String(frame.lines.at(-1)?.number ?? 1).length;
  const head = wrap(`${severity}[${code}]: ${makeVisible(message)}`, width, "  ");
  const shown = head.startsWith(`${severity}[${code}]`)
    ? paint(tint, `${severity}[${code}]`) + paint("bold", head.slice(severity.length + code.length + 2))
    : head;
  const place = `${" ".repeat(gutter)} ${paint("blue", "-->")} ${makeVisible(file)}:${line}:${column}, ${makeVisible(path)}`;
  const lines = frame.lines.flatMap((frameLine) =>
    showLine(
      frameLine,
      gutter,
      width,
      (text) => paint(tint, text),
      (text) => paint("blue", text),
    ),
  );
  const help = `${paint("cyan", "help")}: ${wrap(makeVisible(hint), width - 6, "      ")}`;
  return [shown, place, ...lines, help].join("\n");
}

type Tint = (text: string) => string;

function showLine(
  { number, text, mark }: FrameLine,
  gutter: number,
  width: number,
  tintMark: Tint,
  tintGutter: Tint,
): string[] {
  const room = width - gutter - 3;
  const from =
    mark && measureWidth(text.slice(0, mark.end)) > room ? Math.max(0, mark.start - Math.floor(room / 3)) : 0;
  const cut = cutToWidth(text.slice(from), room);
  const line =
    `${tintGutter(`${String(number).padStart(gutter)} |`)} ${from > 0 ? `…${makeVisible(cut).slice(1)}` : makeVisible(cut)}`.trimEnd();
  if (!mark) return [line];
  const start = mark.start - from;
  const before = measureWidth(makeVisible(cut.slice(0, start)));
  const marked = Math.max(1, measureWidth(makeVisible(cut.slice(start, mark.end - from))));
  return [line, `${tintGutter(`${" ".repeat(gutter)} |`)} ${" ".repeat(before)}${tintMark("^".repeat(marked))}`];
}

function cutToWidth(text: string, room: number): string {
  let width = 0;
  let end = 0;
  for (const character of text) {
    width += measureWidth(character);
    if (width > room) return `${text.slice(0, Math.max(0, end - 1))}…`;
    end += character.length;
  }
  return text;
}

import type { Diagnostic, Severity } from "../../../../schema/messages/message.ts";
import { callOf } from "../../../../schema/program.ts";
import { groupBy } from "../../../../schema/source/group-by.ts";
import type { FrameLine } from "../../../../schema/source/source-text.ts";
import { countAll, makeVisible, measureWidth, type ReportOptions, wrap } from "./display.ts";

const styles = { red: "31", yellow: "33", blue: "34", cyan: "36", bold: "1" };
type Style = keyof typeof styles;
type Paint = (style: Style, text: string) => string;

const tints: Record<Severity, Style> = { error: "red", warning: "yellow", advice: "cyan" };

/** The most lines that warnings take in a report that doesn't show all of them whole. */
const mostLines = 20;

/** Reports for a terminal, without their number: errors come last, next to the prompt. Many warnings are folded. */
export function reportPretty(
  diagnostics: readonly Diagnostic[],
  { color = false, width = 100, all = false, operands = [] }: ReportOptions,
): string {
  const paint: Paint = (style, text) => (color ? `\u001b[${styles[style]}m${text}\u001b[0m` : text);
  const room = Math.max(40, Math.min(width, 120));
  const reports = (["warning", "advice", "error"] as const).map((severity) => {
    const own = diagnostics.filter((diagnostic) => diagnostic.severity === severity);
    const whole = reportWhole(own, paint, room);
    const isLong = severity === "warning" && !all && whole.trimEnd().split("\n").length > mostLines;
    return isLong ? foldWarnings(own, paint, room, callOf("validate", ...operands, "--all")) : whole;
  });
  return reports.join("");
}

/** Shows lines and the hint of warnings with the same code and hint only once. */
function reportWhole(diagnostics: readonly Diagnostic[], paint: Paint, width: number): string {
  const printed = new Set<string>();
  const reports = diagnostics.map((diagnostic) => {
    const { code, severity, hint } = diagnostic;
    const wanted = `${code} ${hint}`;
    const isAgain = severity !== "error" && printed.has(wanted);
    const head = reportHead(diagnostic, paint, width);
    const rest = isAgain ? [] : reportRest(diagnostic, paint, width);
    const reasons = printed.has(code) ? [] : giveReasons(diagnostic, paint, width);
    printed.add(code).add(wanted);
    return { isAgain, text: [...head, ...rest, ...reasons].join("\n") };
  });
  // Two-line reports have no blank line between them.
  const blocks = reports.map(({ text, isAgain }, at) => text + (isAgain && reports[at + 1]?.isAgain ? "\n" : "\n\n"));
  return blocks.join("");
}

/**
 * Shows the first warning of each code with the places of the others: whole as far as there is room, the shortest first,
 * otherwise in one line.
 */
function foldWarnings(warnings: readonly Diagnostic[], paint: Paint, width: number, call: string): string {
  const groups = [...groupBy(warnings, ({ code }) => code).values()].slice(0, mostLines - 1);
  const folded = groups.flatMap((group) => foldGroup(group, paint, width) ?? []);
  let room = mostLines - 1 - folded.length;
  for (const one of folded.toSorted((one, other) => one.whole.length - other.whole.length)) {
    room -= one.whole.length - 1;
    if (room < 0) break;
    one.isWhole = true;
  }
  const lines = folded.flatMap(({ whole, short, isWhole }) => (isWhole ? whole : short));
  return [...lines, `To see all ${countAll(warnings)} warnings whole: ${call}`, "\n"].join("\n");
}

/** The lines of the warnings of one code, whole and in short. */
function foldGroup(group: readonly Diagnostic[], paint: Paint, width: number) {
  const [first, ...others] = group;
  if (!first) return undefined;
  const { code, file, line, column, message, hint } = first;
  const count = countAll(group) - 1;
  const places = others.map((other) => `${other.file === file ? "" : `${other.file}:`}${other.line}:${other.column}`);
  const more = `  and ${count} more: ${places.join(", ")}`;
  // What is left of the template is one warning for all of a page, so each names another page.
  const rows = others.map((other, at) => `  and ${places[at]}: ${other.message}`);
  const listed = code === "placeholder" && others.length === count ? rows : count > 0 ? [more] : [];
  const whole = [
    ...reportHead(first, paint, width),
    ...listed.map((row) => cutToWidth(makeVisible(row), width)),
    `${paint("cyan", "help")}: ${wrap(makeVisible(hint), width - 6, "      ")}`,
  ].flatMap((text) => text.split("\n"));
  const head = `warning[${code}]`;
  const rest = `${count > 0 ? ` (and ${count} more)` : ""} ${file}:${line}:${column}: ${message}`;
  const short = paint("yellow", head) + cutToWidth(makeVisible(rest), width - head.length);
  return { whole, short, isWhole: false };
}

function reportHead(diagnostic: Diagnostic, paint: Paint, width: number): string[] {
  const { severity, code, file, line, column, path, message, frame } = diagnostic;
  const tint = tints[severity];
  const gutter = gutterOf(frame);
  const head = wrap(`${severity}[${code}]: ${makeVisible(message)}`, width, "  ");
  const shown = head.startsWith(`${severity}[${code}]`)
    ? paint(tint, `${severity}[${code}]`) + paint("bold", head.slice(severity.length + code.length + 2))
    : head;
  const place = `${" ".repeat(gutter)} ${paint("blue", "-->")} ${makeVisible(file)}:${line}:${column}, ${makeVisible(path)}`;
  return [shown, place];
}

function reportRest({ severity, hint, frame }: Diagnostic, paint: Paint, width: number): string[] {
  const lines = frame.lines.flatMap((line) => showLine(line, gutterOf(frame), width, tints[severity], paint));
  return [...lines, `${paint("cyan", "help")}: ${wrap(makeVisible(hint), width - 6, "      ")}`];
}

/** The width of the line numbers, in characters. */
function gutterOf({ lines }: Diagnostic["frame"]): number {
  return String(lines.at(-1)?.number ?? 1).length;
}

/** The reason and the source of advice, once per code: unlike an error, advice isn't evident from the source lines. */
function giveReasons({ rule }: Diagnostic, paint: Paint, width: number): string[] {
  if (rule.severity !== "advice") return [];
  return [
    `${paint("cyan", "why")}: ${wrap(rule.explanation, width - 5, "     ")}`,
    `${paint("cyan", "source")}: ${wrap(nameSource(rule), width - 8, "        ")}`,
  ];
}

export function nameSource({ source }: Pick<Diagnostic["rule"], "source">): string {
  return source ? `${source.title}, ${source.url}` : "none; this is our judgement";
}

function showLine(
  { number, text, mark }: FrameLine,
  gutter: number,
  width: number,
  tint: Style,
  paint: Paint,
): string[] {
  const room = width - gutter - 3;
  const from =
    mark && measureWidth(text.slice(0, mark.end)) > room ? Math.max(0, mark.start - Math.floor(room / 3)) : 0;
  const cut = cutToWidth(text.slice(from), room);
  const line =
    `${paint("blue", `${String(number).padStart(gutter)} |`)} ${from > 0 ? `…${makeVisible(cut).slice(1)}` : makeVisible(cut)}`.trimEnd();
  if (!mark) return [line];
  const start = mark.start - from;
  const before = measureWidth(makeVisible(cut.slice(0, start)));
  const marked = Math.max(1, measureWidth(makeVisible(cut.slice(start, mark.end - from))));
  return [line, `${paint("blue", `${" ".repeat(gutter)} |`)} ${" ".repeat(before)}${paint(tint, "^".repeat(marked))}`];
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

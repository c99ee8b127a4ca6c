import type { Span } from "../location.ts";
import { absorbInnerQuotes } from "./scan-string.ts";
import { SyntaxErrors } from "./syntax-errors.ts";
import type { Report, SyntaxCode, SyntaxIssue, Token } from "./token.ts";
import { readToken } from "./tokenize.ts";
import type { Node } from "./tree.ts";
import { TreeBuilder } from "./tree-builder.ts";

const maxIssues = 1000;

/** Problems that JSON allows. The text is parsed to its end, so that all values have locations. */
export const beyondJson: ReadonlySet<SyntaxCode> = new Set<SyntaxCode>([
  "repeated-key",
  "lone-surrogate",
  "unshowable-character",
  "bidi-override",
]);

/** Errors after which the next tokens may be misread. */
const misleading = new Set<SyntaxCode>(["unescaped-quote", "unclosed-string", "unquoted-text", "wrong-quotes"]);

export interface ParsedText {
  /** What could be parsed; undefined if there is no value at all. */
  root: Node | undefined;
  issues: SyntaxIssue[];
}

/**
 * Parses JSON into a syntax tree. It never throws or recurses. After an error it continues with what was probably
 * meant, so that all errors are reported at once.
 */
export function parseText(written: string): ParsedText {
  const issues: SyntaxIssue[] = [];
  let harmless = 0;
  const report: Report = (code, { start, end }, facts) => {
    if (beyondJson.has(code)) {
      if (harmless === maxIssues) return;
      harmless += 1;
    }
    issues.push({ code, start, end, ...facts });
  };
  const conflict = /^(?:<{7}|={7}|>{7})(?= |\r?$)/m.exec(written);
  if (conflict)
    report("merge-conflict", { start: conflict.index, end: conflict.index + 7 }, { found: conflict[0].slice(0, 7) });
  const markdown = findMarkdown(written);
  for (const part of markdown.slice(0, 1)) report("code-fence", part, part);
  const text = blank(written, markdown);
  const start = text.charCodeAt(0) === 0xfeff ? 1 : 0;
  if (start === 1) report("byte-order-mark", { start: 0, end: 1 });
  const errors = new SyntaxErrors(text, report);
  const builder = new TreeBuilder(text, errors);
  let position = start;
  while (issues.length - harmless < maxIssues) {
    const before = issues.length;
    const token = readToken(text, position, builder.expected, report);
    const misread = issues.slice(before).findLast(({ code }) => misleading.has(code));
    if (misread) errors.note(misread);
    if (token.kind === "end") {
      builder.finish(token.start);
      break;
    }
    position = take(text, builder, token, report);
    if (builder.stopped) {
      builder.finish(text.length);
      break;
    }
  }
  // Other errors don't help if brackets have no end, or if the text is there in two versions.
  const sole = issues.find(({ code }) => code === "too-deep" || code === "merge-conflict");
  const sorted = issues.toSorted((one, other) => one.start - other.start);
  return { root: builder.root, issues: sole ? [sole] : sorted };
}

/** A part of a Markdown document that was copied along with its code: a fence, and the text outside of it. */
interface MarkdownPart extends Span {
  /** The marks of the fence. */
  found: string;
  /** "text" if there is more than the fence. */
  expected: string;
}

/** Limits work: the text around each fence is searched. */
const mostFences = 100;

function findMarkdown(written: string): MarkdownPart[] {
  const fences = [...written.matchAll(/^[ \t\ufeff]*(`{3,}|~{3,})[a-z0-9]*[ \t\r]*$/gim)].slice(0, mostFences);
  return fences.map(({ 0: line, 1: found = "", index }, position) => {
    const [before, after] = [written.slice(0, index), written.slice(index + line.length)];
    const isFirst = position === 0 && !before.includes("{");
    const isLast = position === fences.length - 1 && !isFirst && !after.includes("}");
    // Before a code block in the middle, the lines without brackets and quotation marks: they are text, not JSON.
    const lines = before.split("\n");
    const lead = lines
      .slice(position % 2 === 0 ? lines.findLastIndex((one) => /["{}[\]]/.test(one)) + 1 : -1)
      .join("\n");
    const start = isFirst ? 0 : index - lead.length + (lead.length - lead.trimStart().length);
    const end = isLast ? written.trimEnd().length : index + line.trimEnd().length;
    const expected = isFirst ? before : isLast ? after : lead;
    return { start, end, found, expected: expected.trim() === "" ? "" : "text" };
  });
}

/** Writes blanks in place of parts of a text, so that errors in the others keep their locations. */
function blank(written: string, parts: readonly Span[]): string {
  let text = "";
  let end = 0;
  for (const part of parts) {
    text += written.slice(end, part.start) + written.slice(part.start, part.end).replaceAll(/[^\n]/g, " ");
    ({ end } = part);
  }
  return text + written.slice(end);
}

function take(text: string, builder: TreeBuilder, token: Token, report: Report): number {
  const previous = builder.lastString;
  const isOnSameLine = previous && !text.slice(previous.end, token.start).includes("\n");
  if (
    token.kind === "word" &&
    isOnSameLine &&
    builder.expectsComma &&
    !/^(?:=>?|;)$/.test(text.slice(token.start, token.end))
  ) {
    const whole = absorbInnerQuotes(text, previous, report);
    if (whole.end > previous.end) {
      builder.stretchLastString(whole.end);
      return whole.end;
    }
  }
  builder.take(token);
  return token.end;
}

import type { Content } from "../../../schema/content.ts";
import { describePath } from "../../../schema/source/describe-path.ts";
import { findLine, findLineStarts } from "../../../schema/source/frame.ts";
import { Locator } from "../../../schema/source/locate.ts";
import { parseText } from "../../../schema/source/syntax/parse.ts";
import { makePortrait } from "./portrait.ts";
import type { AuditRule } from "./rule.ts";
import { contactRules } from "./rules/contact.ts";
import { dateRules } from "./rules/dates.ts";
import { entryRules } from "./rules/entries.ts";
import { pageRules } from "./rules/pages.ts";
import { skillRules } from "./rules/skills.ts";
import { wordingRules } from "./rules/wording.ts";

/** Every rule, in the order in which findings are told. */
export const auditRules: readonly AuditRule[] = [
  ...contactRules,
  ...entryRules,
  ...dateRules,
  ...skillRules,
  ...wordingRules,
  ...pageRules,
];

/** A finding with its place. */
export interface AuditFinding {
  rule: AuditRule;
  /** The place of its value, from 1; columns in UTF-16 units. */
  line: number;
  column: number;
  pointer: string;
  /** The place in words. */
  path: string;
  message: string;
}

/** Reads checked content as a recruiter does; `text` is what it was read from. Pure. */
export function auditContent(content: Content, text: string): AuditFinding[] {
  const portrait = makePortrait(content);
  const locator = new Locator(() => parseText(text).root);
  const lineStarts = findLineStarts(text);
  return auditRules.flatMap((rule) =>
    rule.find(portrait).map(({ pointer, message }) => {
      const { start } = locator.span({ pointer, part: "value" });
      const line = findLine(lineStarts, start);
      const column = start - (lineStarts[line] ?? 0) + 1;
      return { rule, line: line + 1, column, pointer, path: describePath(locator, pointer, text), message };
    }),
  );
}

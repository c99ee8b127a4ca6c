import { describePlace } from "../../../schema/check/places/describe-place.ts";
import type { Content } from "../../../schema/content.ts";
import type { SourceText } from "../../../schema/source/source-text.ts";
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

/** Reads checked content as a recruiter does; `source` is what it was read from. Pure. */
export function auditContent(content: Content, source: SourceText): AuditFinding[] {
  const portrait = makePortrait(content);
  return auditRules.flatMap((rule) =>
    rule.find(portrait).map(({ pointer, message }) => {
      const position = source.position(source.span({ pointer, part: "value" }).start);
      return { rule, ...position, pointer, path: describePlace(source, pointer), message };
    }),
  );
}

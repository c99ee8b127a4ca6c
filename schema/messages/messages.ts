import type { SourceLocation } from "../source/source-text.ts";
import { fileMessages } from "./files.ts";
import { formMessages } from "./forms.ts";
import { historyMessages } from "./history.ts";
import { languageMessages } from "./languages.ts";
import { listMessages } from "./lists.ts";
import { literalMessages } from "./literals.ts";
import { type Messages, makeReport, type RuleReport } from "./message.ts";
import { readingMessages } from "./reading.ts";
import { bibtexMessages, recordMessages } from "./records.ts";
import { shapeMessages } from "./shape.ts";
import { structureMessages } from "./structure.ts";
import { translationMessages } from "./translations.ts";

/** All messages except those of rules, which are in the rules' own files. */
export const messages = {
  ...readingMessages,
  ...structureMessages,
  ...literalMessages,
  ...shapeMessages,
  ...formMessages,
  ...fileMessages,
  ...historyMessages,
  ...languageMessages,
  ...translationMessages,
  ...listMessages,
  ...recordMessages,
  ...bibtexMessages,
};

type FactsByCode = { [Code in keyof typeof messages]: Parameters<(typeof messages)[Code]["message"]>[0] };

const byCode: Messages<FactsByCode> = messages;

export function find<Code extends keyof FactsByCode>(
  code: Code,
  location: SourceLocation,
  facts: FactsByCode[Code],
): RuleReport {
  return makeReport(byCode, code, location, facts);
}

import type { Place } from "../source/source-text.ts";
import { fileMessages } from "./files/files.ts";
import { listMessages } from "./files/lists.ts";
import { formMessages } from "./forms.ts";
import { languageMessages } from "./languages/languages.ts";
import { translationMessages } from "./languages/translations.ts";
import { literalMessages } from "./literals.ts";
import { type Finding, type Messages, wordFinding } from "./message.ts";
import { readingMessages } from "./reading.ts";
import { bibtexMessages } from "./records/bibtex.ts";
import { recordMessages } from "./records/records.ts";
import { shapeMessages } from "./shape.ts";
import { structureMessages } from "./structure.ts";

/** All messages except those of rules, which are in the rules' own files. */
export const messages = {
  ...readingMessages,
  ...structureMessages,
  ...literalMessages,
  ...shapeMessages,
  ...formMessages,
  ...fileMessages,
  ...languageMessages,
  ...translationMessages,
  ...listMessages,
  ...recordMessages,
  ...bibtexMessages,
};

type FactsByCode = { [Code in keyof typeof messages]: Parameters<(typeof messages)[Code]["message"]>[0] };

const byCode: Messages<FactsByCode> = messages;

export function find<Code extends keyof FactsByCode>(code: Code, place: Place, facts: FactsByCode[Code]): Finding {
  return wordFinding(byCode, code, place, facts);
}

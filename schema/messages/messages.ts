import type { Place } from "../source/place.ts";
import { fileMessages } from "./files/files.ts";
import { listMessages } from "./files/lists.ts";
import { mediaMessages } from "./files/media.ts";
import { formMessages } from "./forms.ts";
import { languageMessages } from "./languages/languages.ts";
import { translationMessages } from "./languages/translations.ts";
import { letterMessages } from "./letters.ts";
import { literalMessages } from "./literals.ts";
import { meaningMessages } from "./meaning.ts";
import { type Finding, type Messages, wordFinding } from "./message.ts";
import { readingMessages } from "./reading.ts";
import { bibtexMessages } from "./records/bibtex.ts";
import { recordMessages } from "./records/records.ts";
import { shapeMessages } from "./shape.ts";
import { structureMessages } from "./structure.ts";
import { visitorMessages } from "./visitors.ts";
import { warningMessages } from "./warnings.ts";

/** The messages of everything but rules, which have their own beside them. */
export const messages = {
  ...readingMessages,
  ...structureMessages,
  ...literalMessages,
  ...shapeMessages,
  ...formMessages,
  ...meaningMessages,
  ...mediaMessages,
  ...visitorMessages,
  ...fileMessages,
  ...letterMessages,
  ...languageMessages,
  ...translationMessages,
  ...warningMessages,
  ...listMessages,
  ...recordMessages,
  ...bibtexMessages,
};

type FactsByCode = { [Code in keyof typeof messages]: Parameters<(typeof messages)[Code]["message"]>[0] };

const byCode: Messages<FactsByCode> = messages;

/** Words what is wrong at a place. */
export function find<Code extends keyof FactsByCode>(code: Code, place: Place, facts: FactsByCode[Code]): Finding {
  return wordFinding(byCode, code, place, facts);
}

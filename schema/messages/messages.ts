import type { Place } from "../source/place.ts";
import type { Frame } from "../source/source-text.ts";
import { contactAdvice } from "./advice/contact.ts";
import { entryAdvice } from "./advice/entries.ts";
import { wordingAdvice } from "./advice/wording.ts";
import { fileMessages } from "./files/files.ts";
import { listMessages } from "./files/lists.ts";
import { mediaMessages } from "./files/media.ts";
import { formMessages } from "./forms.ts";
import { languageMessages } from "./languages/languages.ts";
import { translationMessages } from "./languages/translations.ts";
import { letterMessages } from "./letters.ts";
import { literalMessages } from "./literals.ts";
import { meaningMessages } from "./meaning.ts";
import type { Message, Severity } from "./message.ts";
import { readingMessages } from "./reading.ts";
import { bibtexMessages } from "./records/bibtex.ts";
import { recordMessages } from "./records/records.ts";
import { shapeMessages } from "./shape.ts";
import { structureMessages } from "./structure.ts";
import { visitorMessages } from "./visitors.ts";
import { warningMessages } from "./warnings.ts";
import { wordMessages } from "./words.ts";

/** Every message that a check can give, by its code. */
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
  ...wordMessages,
  ...listMessages,
  ...recordMessages,
  ...bibtexMessages,
  ...contactAdvice,
  ...entryAdvice,
  ...wordingAdvice,
};

type Messages = typeof messages;
export type Code = keyof Messages;
type FactsOf<C extends Code> = Parameters<Messages[C]["message"]>[0];

const byCode: { [C in Code]: Message<FactsOf<C>> } = messages;

/** One mistake: where it is, what is wrong, what to do. */
export interface Diagnostic {
  /** Its stable name; `validate --explain CODE` says more. */
  code: Code;
  severity: Severity;
  file: string;
  /** The first and the last place, from 1; columns in UTF-16 units, the last exclusive. */
  line: number;
  column: number;
  endLine: number;
  endColumn: number;
  /** The value meant, as a JSON pointer (RFC 6901). */
  pointer: string;
  /** The same in words: "the second tab of the page /about". */
  path: string;
  message: string;
  hint: string;
  /** How many more of its code were found in the file than are listed, on the last that is; otherwise 0. */
  more: number;
  frame: Frame;
}

/** A mistake as a check finds it, before its place is known as line and column. */
export interface Finding {
  code: Code;
  message: string;
  hint: string;
  place: Place;
}

/** Words a mistake. */
export function find<C extends Code>(code: C, place: Place, facts: FactsOf<C>): Finding {
  const { message, hint } = byCode[code];
  return { code, place, message: message(facts), hint: hint(facts) };
}

/** The codes of all messages, in the order in which checks come. */
export const codes = Object.keys(messages).filter((code): code is Code => Object.hasOwn(messages, code));

/** What follows from a code's mistakes. */
export function severityOf(code: Code): Severity {
  return messages[code].severity;
}

/** Whether a finding stops nothing. */
export function isMild({ code }: Pick<Finding, "code">): boolean {
  return severityOf(code) !== "error";
}

/** What stops no build, so that content may allow it by its name. */
export const allowableCodes = codes.filter((code) => severityOf(code) !== "error");

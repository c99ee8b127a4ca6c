import type { Place } from "../source/place.ts";
import { contactAdvice } from "./advice/contact.ts";
import { dateAdvice } from "./advice/dates.ts";
import { deedAdvice } from "./advice/deeds.ts";
import { skillAdvice } from "./advice/skills.ts";
import { wordingAdvice } from "./advice/wording.ts";
import type { Finding } from "./diagnostic.ts";
import { formMessages } from "./forms.ts";
import { literalMessages } from "./literals.ts";
import { meaningMessages } from "./meaning.ts";
import type { Message, Severity } from "./message.ts";
import { readingMessages } from "./reading.ts";
import { shapeMessages } from "./shape.ts";
import { structureMessages } from "./structure.ts";
import { warningMessages } from "./warnings.ts";

/** Every message that a check can give, by its code. */
export const messages = {
  ...readingMessages,
  ...structureMessages,
  ...literalMessages,
  ...shapeMessages,
  ...formMessages,
  ...meaningMessages,
  ...warningMessages,
  ...contactAdvice,
  ...deedAdvice,
  ...dateAdvice,
  ...skillAdvice,
  ...wordingAdvice,
};

type Messages = typeof messages;
export type Code = keyof Messages;
type FactsOf<C extends Code> = Parameters<Messages[C]["message"]>[0];

const byCode: { [C in Code]: Message<FactsOf<C>> } = messages;

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

/** What stops no build, so that content may allow it by its name. */
export const allowableCodes = codes.filter((code) => severityOf(code) !== "error");

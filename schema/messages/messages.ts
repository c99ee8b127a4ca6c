import type { Place } from "../source/place.ts";
import type { Finding, Severity } from "./diagnostic.ts";
import { meaningMessages } from "./meaning.ts";
import type { Message } from "./message.ts";
import { readingMessages } from "./reading.ts";
import { shapeMessages } from "./shape.ts";
import { syntaxMessages } from "./syntax.ts";
import { type WarningCode, warningCodes } from "./warning-codes.ts";
import { warningMessages } from "./warnings.ts";

/** Every message that a check can give, by its code. */
export const messages = {
  ...readingMessages,
  ...syntaxMessages,
  ...shapeMessages,
  ...meaningMessages,
  ...warningMessages,
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

/** Whether a code's mistakes stop the build. */
export function severityOf(code: Code): Severity {
  return isWarning(code) ? "warning" : "error";
}

/** Whether a code is a warning, which content may allow by its name. */
export function isWarning(code: string): code is WarningCode {
  return warningCodes.some((warning) => warning === code);
}

import type { Message } from "../messages/message.ts";
import { messages as ownMessages } from "../messages/messages.ts";
import { adviceRules, rules } from "./rules/rules.ts";

/** Every message that a check can give, by its code, in the order in which checks come. */
const messages: ReadonlyMap<string, Message<never>> = new Map(
  [ownMessages, ...[...rules, ...adviceRules].map((rule) => ("messages" in rule ? rule.messages : {}))].flatMap(
    (some) => Object.entries(some),
  ),
);

export const codes: readonly string[] = [...messages.keys()];

/** The message of a code; throws for one that no check gives. */
export function messageOf(code: string): Message<never> {
  const message = messages.get(code);
  if (!message) throw new Error(`no check reports "${code}"`);
  return message;
}

/** Warnings and advice, which content may allow by their codes. */
export const allowableCodes = codes.filter((code) => messageOf(code).severity !== "error");

import type { Message } from "../messages/message.ts";
import { messages as ownMessages } from "../messages/messages.ts";
import { adviceRules, rules } from "./rules/rules.ts";

/** Every message of the checks by its code, in the order of the checks. */
const messages: ReadonlyMap<string, Message<never>> = new Map(
  [ownMessages, ...[...rules, ...adviceRules].map((rule) => ("messages" in rule ? rule.messages : {}))].flatMap(
    (some) => Object.entries(some),
  ),
);

export const codes: readonly string[] = [...messages.keys()];

/** @throws if no check reports this code */
export function messageOf(code: string): Message<never> {
  const message = messages.get(code);
  if (!message) throw new Error(`no check reports "${code}"`);
  return message;
}

/** Codes of warnings and advice. `content.allow` can silence them. */
export const allowableCodes = codes.filter((code) => messageOf(code).severity !== "error");

import { type Code, messages } from "../../../../schema/messages/messages.ts";

/** Where a rule can be looked up, in words. */
export function nameSource(code: Code): string {
  const { source } = messages[code];
  return source ? `${source.title}, ${source.url}` : "none; this is our judgement";
}

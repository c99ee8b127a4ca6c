import { type Finding, quote } from "../messages/message.ts";
import { find } from "../messages/messages.ts";
import { suggest } from "../messages/suggest.ts";
import { allowableCodes } from "./all-messages.ts";

/** The message lists only so many codes: a list of all of them is no help. */
const mostListed = 8;
const others = `${allowableCodes.length - mostListed} others`;
const known = new Set(allowableCodes);

/** Reports codes in `content.allow` that are neither a warning nor advice. */
export function checkAllowed(allow: readonly (string | undefined)[]): Finding[] {
  return allow.flatMap((code, index) => {
    if (code === undefined || known.has(code)) return [];
    const near = suggest(code, known);
    const allowed = [...allowableCodes.slice(0, mostListed).map((one) => JSON.stringify(one)), others];
    const facts = { found: quote(code), near: near && JSON.stringify(near), allowed, fix: undefined };
    return [find("unknown-value", `/allow/${index}`, facts)];
  });
}

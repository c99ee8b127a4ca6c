import { type Finding, find } from "../../../messages/messages.ts";
import type { ContentIndex } from "../../content-index/content-index.ts";
import type { TextValue } from "../../content-index/gather.ts";
import { findSample } from "../texts/placeholders.ts";

/** The reader of addresses that browsers and Node share (WHATWG URL). */
declare const URL: { canParse(address: string): boolean };

const addressKinds = new Set<TextValue["kind"]>(["href", "webAddress", "siteAddress"]);

/** Every web address is one that browsers can open: its host can be one, and its port. */
export function checkWebAddresses({ texts }: ContentIndex): Finding[] {
  return texts
    .filter(({ kind, text }) => addressKinds.has(kind) && /^https?:/.test(text) && !URL.canParse(text))
    .map(({ text, pointer }) => {
      const [, host = "", port] = /^https?:\/\/(?:[^/?#]*@)?([^/?#]*?)(?::([0-9]*))?(?:[/?#]|$)/.exec(text) ?? [];
      const isPortWrong = port !== undefined && Number(port) > 65_535;
      return find("broken-address", pointer, isPortWrong ? { port } : { host });
    });
}

/** Links are encrypted. An address that is only a placeholder is told of as that. */
export function checkInsecureLinks({ texts }: ContentIndex): Finding[] {
  return texts
    .filter((value) => addressKinds.has(value.kind) && /^http:/i.test(value.text) && !findSample(value))
    .map(({ text, pointer }) => find("insecure-link", pointer, { near: text.replace(/^http:/i, "https:") }));
}

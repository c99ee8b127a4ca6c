import type { Finding } from "../../messages/diagnostic.ts";
import { find } from "../../messages/messages.ts";
import type { Site } from "./site.ts";
import type { TextValue } from "./survey.ts";

/** The reader of addresses that browsers and Node share (WHATWG URL). */
declare const URL: { canParse(address: string): boolean };

const addressKinds = new Set<TextValue["kind"]>(["href", "webAddress", "siteAddress"]);

/** Every web address is one that browsers can open: its host can be one, and its port. */
export function checkWebAddresses(site: Site): Finding[] {
  return site.survey.texts
    .filter(
      ({ kind, text, pointer }) =>
        addressKinds.has(kind) && /^https?:/.test(text) && !site.isBroken(pointer) && !URL.canParse(text),
    )
    .map(({ text, pointer }) => {
      const [, host = "", port] = /^https?:\/\/(?:[^/?#]*@)?([^/?#]*?)(?::([0-9]*))?(?:[/?#]|$)/.exec(text) ?? [];
      const isPortWrong = port !== undefined && Number(port) > 65_535;
      return find("broken-address", { pointer, part: "value" }, isPortWrong ? { port } : { host });
    });
}

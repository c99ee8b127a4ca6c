import type { StringNode } from "../../../document/content-node.ts";
import { defineError, defineWarning, quote } from "../../../messages/message.ts";
import { rewriteText } from "../../../messages/rewrite.ts";
import { defineRule, type Visitors } from "../../rule.ts";
import { findSample } from "../texts/leftovers.ts";

/** The WHATWG URL parser, which browsers and Node share. */
declare const URL: new (address: string) => object;

/** Not `URL.canParse`: once Node 20 has optimized it, it rejects every address with a letter such as ü. */
function canBeOpened(address: string): boolean {
  try {
    return Boolean(new URL(address));
  } catch {
    return false;
  }
}

function ofAddresses(visit: (value: StringNode) => void): Visitors {
  return { href: visit, webAddress: visit, secureAddress: visit, siteAddress: visit };
}

/** Browsers can open every web address: its host and port are valid. */
export const webAddresses = defineRule({
  messages: {
    "broken-address": defineError<{ host?: string; port?: string }>({
      title: "a web address that no browser can open",
      message: ({ host = "", port }) =>
        port === undefined
          ? `No browser can open this address: ${quote(host)}, what stands after // in it, can't be the name of a server.`
          : `No browser can open this address: its port, ${quote(port)}, is larger than 65535, the last there is.`,
      hint: ({ port }) =>
        port === undefined
          ? "Open the page in your browser and copy its address from there."
          : `Correct the port, or remove ":${port}" if the address needs none.`,
      explanation:
        "Between // and the next / stands the name of a server, as in www.example.com, sometimes with the number of a port after it.",
      wrong: '"href": "https://[github.com/asharao"',
      right: '"href": "https://github.com/asharao"',
    }),
  },
  create: ({ report }) =>
    ofAddresses((value) => {
      const { text } = value;
      if (!/^https?:/.test(text) || canBeOpened(text)) return;
      const [, host = "", port] = /^https?:\/\/(?:[^/?#]*@)?([^/?#@]*?)(?::([0-9]*))?(?:[/?#]|$)/.exec(text) ?? [];
      const isPortWrong = port !== undefined && Number(port) > 65_535;
      report("broken-address", value, isPortWrong ? { port } : { host });
    }),
});

/** Links use `https:`. Placeholder addresses are reported by another rule. */
export const insecureLinks = defineRule({
  messages: {
    "insecure-link": defineWarning<{ near: string }>({
      title: "a link that isn't encrypted",
      message: () => "This link uses http:, which browsers warn of.",
      hint: ({ near }) => `Try whether ${quote(near)} works, and write that.`,
      fix: ({ near }) => rewriteText(near.replace(/^https/, "http"), near, false),
      explanation:
        "Nearly every site can be reached by https:. With http: others on the network can read and change what the visitor sees.",
      wrong: '"link": "http://github.com/you"',
      right: '"link": "https://github.com/you"',
    }),
  },
  create: ({ report }) =>
    ofAddresses((value) => {
      const { text } = value;
      if (/^http:/i.test(text) && !findSample(value))
        report("insecure-link", value, { near: text.replace(/^http:/i, "https:") });
    }),
});

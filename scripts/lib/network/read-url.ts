import { isIP } from "node:net";
import { isPublicAddress, NotPublicError } from "./public-addresses.ts";

/** Why a request was refused. The message continues a sentence that begins with the address. */
export class Refusal extends Error {
  /** What to do about it, as a full sentence, or "". */
  readonly advice: string;

  constructor(reason: string, advice = "") {
    super(reason);
    this.advice = advice;
  }
}

/** The address itself was refused. */
export class UrlRefusal extends Refusal {}

/** Other protocols' ports above 1023, which requests could harm (https://fetch.spec.whatwg.org/#port-blocking). */
const badPorts = new Set(
  [1719, 1720, 1723, 2049, 3659, 4045, 4190, 5060, 5061, 6000, 6566]
    .concat([6665, 6666, 6667, 6668, 6669, 6679, 6697, 10080])
    .map(String),
);

/**
 * Parses a URL and checks all that can be checked without resolving its host.
 * @param isSecure true to allow only https:
 * @throws {UrlRefusal} if the URL is not allowed
 * @throws {NotPublicError} for an IP address that isn't public, in any notation, because WHATWG's URL normalizes it
 */
export function readUrl(address: string, base: URL | undefined, isSecure: boolean): URL {
  if (!URL.canParse(address, base)) throw new UrlRefusal("is no web address", "Write it in full: https://…");
  const url = new URL(address, base);
  const { protocol, hostname, port, username, password } = url;
  if (protocol !== "https:" && protocol !== "http:")
    throw new UrlRefusal("is not asked: only web addresses are, which begin with https://");
  if (isSecure && protocol !== "https:")
    throw new UrlRefusal("is not asked: only addresses that begin with https:// are");
  if (username || password) throw new UrlRefusal("is not asked: it has a name or a password in it");
  const host = hostname.replace(/^\[|\]$/g, "");
  if (isIP(host) && !isPublicAddress(host)) throw new NotPublicError();
  // Ports below 1024 are assigned to protocols, and only two are the web's.
  if ((Number(port || 443) < 1024 && !["", "80", "443"].includes(port)) || badPorts.has(port))
    throw new UrlRefusal("is not asked: its port belongs to another protocol than the web's");
  return url;
}

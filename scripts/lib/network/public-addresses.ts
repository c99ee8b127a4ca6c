import dns from "node:dns/promises";
import type { LookupFunction } from "node:net";
import ipaddr from "ipaddr.js";

/** Thrown for an address that isn't public. Its message is empty, so that it doesn't reveal the address. */
export class NotPublicError extends Error {}

const assigned = ipaddr.IPv6.parse("2000::");
const nat64 = ipaddr.IPv6.parse("64:ff9b::");

/**
 * True for an IP address of the public internet, by IANA's registries of special-purpose addresses (RFC 6890). Only
 * 2000::/3 of IPv6 is assigned to it, so mapped, compatible and site-local addresses are refused like all others. NAT64
 * (RFC 6052), through which hosts without IPv4 reach it, is judged by the embedded IPv4 address.
 */
export function isPublicAddress(address: string): boolean {
  if (ipaddr.IPv4.isValid(address)) return ipaddr.IPv4.parse(address).range() === "unicast";
  if (!ipaddr.IPv6.isValid(address)) return false;
  const parsed = ipaddr.IPv6.parse(address);
  if (parsed.match(nat64, 96)) return isPublicAddress(parsed.toByteArray().slice(12).join("."));
  return parsed.match(assigned, 3) && parsed.range() === "unicast";
}

/**
 * The `lookup` of `http.request`. It resolves a name once and returns the checked addresses, so that a second answer
 * (DNS rebinding) is never used. One address that isn't public refuses the name. Node calls it only for names:
 * `readUrl` checks IP addresses in URLs.
 */
export const lookupPublic: LookupFunction = (hostname, { all = false }, callback) => {
  dns.lookup(hostname, { all: true }).then(
    (found) => {
      const [first] = found;
      const isPublic = first !== undefined && found.every(({ address }) => isPublicAddress(address));
      if (!isPublic) callback(new NotPublicError(), []);
      else if (all) callback(null, found);
      else callback(null, first.address, first.family);
    },
    (error: unknown) => callback(error instanceof Error ? error : new Error(String(error)), []),
  );
};

import type { Content } from "../../../schema/content.ts";
import type { ProfileContent } from "../../../schema/parts/profile.ts";
import { onceForEach } from "../../../schema/source/once.ts";
import { writeEmail } from "../json-resume/strict-values.ts";

/** The e-mail addresses and telephone numbers to protect; empty if the owner doesn't want that. */
export function findMaskedContacts({ site, profile }: Pick<Content, "site" | "profile">): string[] {
  return site.protectContact ? listContacts(profile) : [];
}

function listContacts({ phone, emails, links }: ProfileContent): string[] {
  const linked = links.flatMap(({ href }) => /^mailto:([^?]+)/.exec(href)?.[1] ?? []);
  const called = links.flatMap(({ href }) => /^tel:(.+)/.exec(href)?.[1] ?? []);
  // Some formats write the host's name in ASCII.
  const addresses = [...emails.map(({ address }) => address), ...linked];
  const contacts = [...new Set(addresses.flatMap((address) => [address, writeEmail(address) ?? address]))];
  return [...contacts, ...(phone === undefined ? [] : [phone]), ...called];
}

/** True for links that start a mail or a call. */
export function isContactLink(href: string): boolean {
  return /^(?:mailto|tel):/i.test(href);
}

/**
 * A pattern for flag "u": matches e-mail addresses, in URLs, too, and telephone numbers in any grouping, with or without
 * plus.
 */
export function contactPattern(contact: string): string {
  if (contact.includes("@")) return contact.replace(/[.*+?^${}()|[\]\\]/g, "\\$&").replace("@", "(?:@|%40)");
  return String.raw`\+?${[...contact.replace(/\D/g, "")].join(String.raw`[\s().,·_\/\p{Pd}\p{Cf}]{0,3}`)}`;
}

/** Matches every contact; there must be at least one. */
export const patternOf = onceForEach((contacts: readonly string[]): RegExp => {
  const longestFirst = contacts.toSorted((one, other) => other.length - one.length);
  return new RegExp(`(${longestFirst.map(contactPattern).join("|")})`, "giu");
});

/** Splits a text at its contacts: the parts at odd indexes are contact. */
export function splitAtContacts(text: string, contacts: readonly string[]): string[] {
  return contacts.length === 0 ? [text] : text.split(patternOf(contacts));
}

export function holdsContact(text: string, contacts: readonly string[]): boolean {
  return splitAtContacts(text, contacts).length > 1;
}

/** Replaces each contact, for formats that can't escape characters. */
export function coverContacts(text: string, contacts: readonly string[], instead = "…"): string {
  return contacts.length === 0 ? text : text.replace(patternOf(contacts), () => instead);
}

import type { Content } from "../../../schema/content.ts";
import type { ProfileContent } from "../../../schema/parts/profile.ts";
import { onceForEach } from "../../../schema/source/once.ts";
import { writeEmail } from "../json-resume/strict-values.ts";

/** The e-mail addresses and the telephone number, as programs look for them; none where the owner asks for no cover. */
export function findSecrets({ site, profile }: Pick<Content, "site" | "profile">): string[] {
  return site.protectContact ? listSecrets(profile) : [];
}

function listSecrets({ phone, emails, links }: ProfileContent): string[] {
  const linked = links.flatMap(({ href }) => /^mailto:([^?]+)/.exec(href)?.[1] ?? []);
  const called = links.flatMap(({ href }) => /^tel:(.+)/.exec(href)?.[1] ?? []);
  // The host's name in ASCII, too, as some formats want it.
  const addresses = [...emails.map(({ address }) => address), ...linked];
  const secrets = [...new Set(addresses.flatMap((address) => [address, writeEmail(address) ?? address]))];
  return [...secrets, ...(phone === undefined ? [] : [phone]), ...called];
}

/** Whether an address opens a mail or a call. */
export function isContactLink(href: string): boolean {
  return /^(?:mailto|tel):/i.test(href);
}

/**
 * The pattern of a secret, for the flag "u": an address is found in an address of the web, too, a number with or without
 * its plus sign and in any groups.
 */
export function secretPattern(secret: string): string {
  if (secret.includes("@")) return secret.replace(/[.*+?^${}()|[\]\\]/g, "\\$&").replace("@", "(?:@|%40)");
  return String.raw`\+?${[...secret.replace(/\D/g, "")].join(String.raw`[\s().,·_\/\p{Pd}\p{Cf}]{0,3}`)}`;
}

/** Finds every secret; there must be one. */
export const patternOf = onceForEach((secrets: readonly string[]): RegExp => {
  const longestFirst = secrets.toSorted((one, other) => other.length - one.length);
  return new RegExp(`(${longestFirst.map(secretPattern).join("|")})`, "giu");
});

/** Cuts a text into what is secret and what stands around it: the parts at odd places are secret. */
export function splitAtSecrets(text: string, secrets: readonly string[]): string[] {
  return secrets.length === 0 ? [text] : text.split(patternOf(secrets));
}

export function holdsSecret(text: string, secrets: readonly string[]): boolean {
  return splitAtSecrets(text, secrets).length > 1;
}

/** A text with an ellipsis, or what is said instead, in place of each secret, for formats that have no way to hide one. */
export function coverSecrets(text: string, secrets: readonly string[], instead = "…"): string {
  return secrets.length === 0 ? text : text.replace(patternOf(secrets), () => instead);
}

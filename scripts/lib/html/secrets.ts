import type { Content } from "../../../schema/content.ts";
import type { ProfileContent } from "../../../schema/parts/profile.ts";
import { onceForEach } from "../../../schema/source/once.ts";
import { writeEmail } from "../json-resume/strict-values.ts";

/** The e-mail addresses and telephone numbers to protect; empty if the owner doesn't want that. */
export function findSecrets({ site, profile }: Pick<Content, "site" | "profile">): string[] {
  return site.protectContact ? listSecrets(profile) : [];
}

function listSecrets({ phone, emails, links }: ProfileContent): string[] {
  const linked = links.flatMap(({ href }) => /^mailto:([^?]+)/.exec(href)?.[1] ?? []);
  const called = links.flatMap(({ href }) => /^tel:(.+)/.exec(href)?.[1] ?? []);
  // Some formats write the host's name in ASCII.
  const addresses = [...emails.map(({ address }) => address), ...linked];
  const secrets = [...new Set(addresses.flatMap((address) => [address, writeEmail(address) ?? address]))];
  return [...secrets, ...(phone === undefined ? [] : [phone]), ...called];
}

/** True for links that start a mail or a call. */
export function isContactLink(href: string): boolean {
  return /^(?:mailto|tel):/i.test(href);
}

/** A pattern for flag "u": matches e-mail addresses in URLs, too, and numbers in any grouping, with or without plus. */
export function secretPattern(secret: string): string {
  if (secret.includes("@")) return secret.replace(/[.*+?^${}()|[\]\\]/g, "\\$&").replace("@", "(?:@|%40)");
  return String.raw`\+?${[...secret.replace(/\D/g, "")].join(String.raw`[\s().,·_\/\p{Pd}\p{Cf}]{0,3}`)}`;
}

/** Matches every secret; there must be at least one. */
export const patternOf = onceForEach((secrets: readonly string[]): RegExp => {
  const longestFirst = secrets.toSorted((one, other) => other.length - one.length);
  return new RegExp(`(${longestFirst.map(secretPattern).join("|")})`, "giu");
});

/** Splits a text at its secrets: the parts at odd indexes are secret. */
export function splitAtSecrets(text: string, secrets: readonly string[]): string[] {
  return secrets.length === 0 ? [text] : text.split(patternOf(secrets));
}

export function holdsSecret(text: string, secrets: readonly string[]): boolean {
  return splitAtSecrets(text, secrets).length > 1;
}

/** Replaces each secret, for formats that can't escape characters. */
export function coverSecrets(text: string, secrets: readonly string[], instead = "…"): string {
  return secrets.length === 0 ? text : text.replace(patternOf(secrets), () => instead);
}

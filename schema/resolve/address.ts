import type { Address, NamedAddress } from "../blocks/define/resolver.ts";
import { endingOf } from "../file-types.ts";
import type { FileFacts } from "../links.ts";
import type { ProfileContent } from "../parts/profile.ts";
import type { ChatApp } from "../primitives.ts";

/** The owner's card for address books: its name under the site's own path. */
export const contactCardFile = "contact.vcf";

/** The owner's CV, as it is printed: its name beside the content, and under the site's own path. */
export const cvFile = "cv.pdf";

/** The folder of the site in which the owner's files stand, under names that stay. */
export const filesFolder = "files";

/**
 * Where a file that content names stands under the site's own path. It is found there also when it has changed: its
 * address may be printed, or sent to somebody. What says where it is kept says nothing to visitors.
 */
export function filePath(name: string): string {
  const parts = name.split("/").filter((part) => part !== "" && part !== ".");
  if (parts.join("/") === cvFile) return cvFile;
  if (parts.length > 1 && ["assets", filesFolder].includes(parts[0] ?? "")) parts.shift();
  return [filesFolder, ...parts].join("/");
}

/** The same as an address. */
export function fileAddress(name: string): string {
  return filePath(name).split("/").map(encodeURIComponent).join("/");
}

/** What visitors are told of a file: its kind, and its size in the words of a language. */
export function describeFile(name: string, bytes: number, language: string): FileFacts {
  const [unit, size] = bytes < 1_000_000 ? ["kilobyte", bytes / 1000] : ["megabyte", bytes / 1_000_000];
  const format = new Intl.NumberFormat(language, { style: "unit", unit, maximumFractionDigits: size < 10 ? 1 : 0 });
  return { type: endingOf(name).toUpperCase(), size: format.format(Math.max(size, 0.1)) };
}

/** The link that dials a number (RFC 3966): digits alone, after the plus sign. */
export function phoneAddress(phone: string): Address {
  return { label: undefined, text: phone, href: `tel:+${digitsOf(phone)}` };
}

/** The link that writes to an e-mail address (RFC 6068). */
export function emailAddress(email: ProfileContent["emails"][number]): NamedAddress {
  return { label: email.label, text: email.address, href: `mailto:${encodeURI(email.address)}` };
}

const chatLinks: Record<ChatApp, (digits: string) => string> = {
  whatsapp: (digits) => `https://wa.me/${digits}`,
  telegram: (digits) => `https://t.me/+${digits}`,
  signal: (digits) => `https://signal.me/#p/+${digits}`,
};

/** The link that opens a chat with the profile's telephone number, where the profile names an app for it. */
export function chatLink({ chat, phone }: ProfileContent) {
  if (!chat || !phone) return undefined;
  return { kind: chat.app, label: chat.label, href: chatLinks[chat.app](digitsOf(phone)) };
}

function digitsOf(phone: string): string {
  return phone.replace(/[^0-9]/g, "");
}

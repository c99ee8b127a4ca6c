import type { Address, NamedAddress } from "../blocks/define/resolver.ts";
import type { Content } from "../content.ts";
import { endingOf } from "../file-types.ts";
import type { ChatApp, FileFacts } from "../links.ts";
import type { ProfileContent } from "../parts/profile.ts";
import { idOf, nameNodes } from "../source/node-ids.ts";

/** What stands behind an address of the site where a visitor has chosen its language: hosts lead nobody on from there. */
export const chosenLanguage = "lang";

/**
 * A path within the site as links have it. Where hosts lead visitors from the site's own address to their language, links
 * to it say that this one is meant.
 * @param target begins with a slash
 */
export function linkPath(target: string, { detectLanguage, languages = [] }: Content["site"]): string {
  const [first] = languages;
  return detectLanguage && first !== undefined && languages.length > 1
    ? target.replace(/^\/(?=$|#)/, `/?${chosenLanguage}=${first}`)
    : target;
}

/** The picture that counts a page, by its path (https://www.goatcounter.com/help/pixel). */
export function counterAddress(counter: string, path: string): string {
  return `${counter.replace(/[?#].*/s, "").replace(/(?<!\/)\/+(?:count\/*)?$/, "")}/count?p=${encodeURIComponent(path)}`;
}

/** "/about#x" → "/about/#x": pages end with a slash everywhere, as static hosts serve them. */
export function pageHref(target: string): string {
  const [, path = "", rest = ""] = /^([^?#]*)(.*)/s.exec(target) ?? [];
  return path.endsWith("/") ? target : `${path}/${rest}`;
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
  const text = nameNodes(email.address, idOf(email, "address"));
  return { label: email.label, text, href: `mailto:${encodeURI(email.address)}` };
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

import type { Address, NamedAddress } from "../blocks/define/resolver.ts";
import type { Content } from "../content.ts";
import { endingOf } from "../file-types.ts";
import type { ChatApp, FileFacts } from "../links.ts";
import type { ProfileContent } from "../parts/profile.ts";
import { addNodeIds, idOf } from "../source/node-ids.ts";

/** Query parameter of the home page after a visitor chose its language. It stops redirects to the visitor's own. */
export const chosenLanguage = "lang";

/**
 * The path of a link within the site. If hosts redirect visitors from the home page to their language, links to it are
 * marked so that they don't.
 * @param target starts with a slash
 */
export function linkPath(target: string, { detectLanguage, languages = [] }: Content["site"]): string {
  const [first] = languages;
  return detectLanguage && first !== undefined && languages.length > 1
    ? target.replace(/^\/(?=$|#)/, `/?${chosenLanguage}=${first}`)
    : target;
}

/** URL of the pixel that counts a page (https://www.goatcounter.com/help/pixel). */
export function counterAddress(counter: string, path: string): string {
  return `${counter.replace(/[?#].*/s, "").replace(/(?<!\/)\/+(?:count\/*)?$/, "")}/count?p=${encodeURIComponent(path)}`;
}

/** "/about#x" → "/about/#x". Page URLs end with a slash, as static hosts serve them. */
export function pageHref(target: string): string {
  const [, path = "", rest = ""] = /^([^?#]*)(.*)/s.exec(target) ?? [];
  return path.endsWith("/") ? target : `${path}/${rest}`;
}

/** File type, and file size formatted in a language. */
export function describeFile(name: string, bytes: number, language: string): FileFacts {
  const [unit, size] = bytes < 1_000_000 ? ["kilobyte", bytes / 1000] : ["megabyte", bytes / 1_000_000];
  const format = new Intl.NumberFormat(language, { style: "unit", unit, maximumFractionDigits: size < 10 ? 1 : 0 });
  return { type: endingOf(name).toUpperCase(), size: format.format(Math.max(size, 0.1)) };
}

/** `tel:` link (RFC 3966): a plus sign and digits only. */
export function phoneAddress(phone: string): Address {
  return { label: undefined, text: phone, href: `tel:+${digitsOf(phone)}` };
}

/** `mailto:` link (RFC 6068). */
export function emailAddress(email: ProfileContent["emails"][number]): NamedAddress {
  const text = addNodeIds(email.address, idOf(email, "address"));
  return { label: email.label, text, href: `mailto:${encodeURI(email.address)}` };
}

const chatLinks: Record<ChatApp, (digits: string) => string> = {
  whatsapp: (digits) => `https://wa.me/${digits}`,
  telegram: (digits) => `https://t.me/+${digits}`,
  signal: (digits) => `https://signal.me/#p/+${digits}`,
};

/** Link to a chat with the profile's telephone number; undefined if the profile names no chat app. */
export function chatLink({ chat, phone }: ProfileContent) {
  if (!chat || !phone) return undefined;
  return { kind: chat.app, label: chat.label, href: chatLinks[chat.app](digitsOf(phone)) };
}

function digitsOf(phone: string): string {
  return phone.replace(/[^0-9]/g, "");
}

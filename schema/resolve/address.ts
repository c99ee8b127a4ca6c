import type { Address, IconLink } from "../blocks/define/resolver.ts";
import type { ProfileContent } from "../parts/profile.ts";
import type { ChatApp } from "../primitives.ts";

/** The owner's card for address books: its name under the site's own path. */
export const contactCardFile = "contact.vcf";

/** The owner's CV, as it is printed: its name beside the content, and under the site's own path. */
export const cvFile = "cv.pdf";

/** The link that dials a number (RFC 3966): digits alone, after the plus sign. */
export function phoneAddress(phone: string): Address {
  return { label: undefined, text: phone, href: `tel:+${digitsOf(phone)}` };
}

/** The link that writes to an e-mail address (RFC 6068). */
export function emailAddress(email: ProfileContent["emails"][number]): Address {
  return { label: email.label, text: email.address, href: `mailto:${encodeURI(email.address)}` };
}

const chatLinks: Record<ChatApp, (digits: string) => string> = {
  whatsapp: (digits) => `https://wa.me/${digits}`,
  telegram: (digits) => `https://t.me/+${digits}`,
  signal: (digits) => `https://signal.me/#p/+${digits}`,
};

/** The link that opens a chat with the profile's telephone number, where the profile names an app for it. */
export function chatLink({ chat, phone }: ProfileContent): IconLink | undefined {
  if (!chat || !phone) return undefined;
  return { kind: chat.app, label: chat.label, href: chatLinks[chat.app](digitsOf(phone)) };
}

function digitsOf(phone: string): string {
  return phone.replace(/[^0-9]/g, "");
}

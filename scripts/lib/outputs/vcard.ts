import type { ProfileContent } from "../../../schema/parts/profile.ts";
import { splitTitles } from "../../../schema/person-name.ts";
import { entriesOf, type Portfolio } from "../../../schema/portfolio/portfolio.ts";
import { phoneAddress } from "../../../schema/resolve/address.ts";
import { contactCardFile } from "../../../schema/site-files.ts";
import { coverContacts, findMaskedContacts, holdsContact } from "../html/contacts.ts";
import { twoLetterCodes } from "../json-resume/location.ts";
import { renderCardPhoto } from "./images/card-photo.ts";
import type { Output } from "./output.ts";

export const contactCard: Output = {
  switch: "contactCard",
  isShared: true,
  describe: (page) => ({
    links: [{ rel: "alternate", type: "text/vcard", href: `${page.shell.base}/${contactCardFile}` }],
  }),
  files: ({ portfolio, photo }) => [
    { path: contactCardFile, make: async () => formatVcard(portfolio, photo && (await renderCardPhoto(photo))) },
  ],
};

/** Formats the owner as vCard 4.0 (RFC 6350), undated and so reproducible. `photo` is a `data:` address. @internal */
export function formatVcard(portfolio: Portfolio, photo: string | undefined): string {
  const { profile, site } = portfolio;
  const { name, location, links } = profile;
  // A card can't hide them. Its first address is that of the site, which shows them.
  const { phone, emails } = site.protectContact ? { phone: undefined, emails: [] } : profile;
  const contacts = findMaskedContacts(portfolio);
  const lines = [
    "BEGIN:VCARD",
    "VERSION:4.0",
    "KIND:individual",
    `UID:${escapeUri(site.url)}`,
    `FN:${escapeText(name)}`,
    `N:${splitName(profile).map(escapePart).join(";")};`,
    ...describeWork(portfolio),
    ...(phone ? [`TEL;VALUE=uri;TYPE=voice:${phoneAddress(phone).href}`] : []),
    ...emails.map(({ id, address }, index) => `EMAIL${emailType(id)};PREF=${index + 1}:${escapeText(address)}`),
    // The location isn't split, so all of it is written in the part that address books show first.
    ...(location ? [`ADR:;;;${escapePart(location)};;;`] : []),
    `URL;PREF=1:${escapeUri(site.url)}`,
    ...links
      .filter(({ href }) => /^https?:/.test(href) && !holdsContact(href, contacts))
      .map(({ href }) => `URL:${escapeUri(href)}`),
    ...listLanguages(portfolio),
    // RFC 6715. Programs ignore unknown properties.
    ...entriesOf(portfolio, "skill").map(({ title }) => `EXPERTISE:${escapeText(title)}`),
    ...entriesOf(portfolio, "interest").map(({ title }) => `INTEREST:${escapeText(title)}`),
  ].map((line) => coverContacts(line, contacts));
  if (photo) lines.push(`PHOTO:${photo}`);
  return [...lines, "END:VCARD"].map((line) => `${foldLine(line)}\r\n`).join("");
}

/** Writes the current position, if any, with the owner's role beside it. */
function describeWork(portfolio: Portfolio): string[] {
  const { role } = portfolio.profile;
  const current = entriesOf(portfolio, "experience").find(
    ({ organization, end }) => organization !== undefined && end === undefined,
  );
  if (current?.organization === undefined) return [`TITLE:${escapeText(role)}`];
  return [
    `ORG:${escapePart(current.organization)}`,
    `TITLE:${escapeText(current.position)}`,
    ...(role === current.position ? [] : [`ROLE:${escapeText(role)}`]),
  ];
}

/** Lists the owner's languages with known names. The first has preference. */
function listLanguages(portfolio: Portfolio): string[] {
  const codes = entriesOf(portfolio, "language").flatMap(
    ({ title }) => findLanguageCode(title, portfolio.site.language) ?? [],
  );
  return [...new Set(codes)].map((code, index) => `LANG;PREF=${index + 1}:${code}`);
}

/**
 * Splits a name into the parts of `N`: family names, given names, additional ones, prefixes. Their order depends on the
 * language, so `firstName` decides if set.
 */
function splitName({ name, firstName }: ProfileContent): string[] {
  const { titles, words } = splitTitles(name);
  const own = firstName?.trim() ?? "";
  const given = words.includes(own) ? [own] : words.slice(0, -1);
  const family = words.includes(own) ? words.filter((word) => word !== own) : words.slice(-1);
  const parts = words.length > 1 ? [family, given] : [[], words];
  return [...parts, [], titles].map((some) => some.join(" "));
}

function emailType(id: string): string {
  if (id === "work") return ";TYPE=work";
  return id === "personal" || id === "home" ? ";TYPE=home" : "";
}

function escapeText(text: string): string {
  return text.replace(/[\\,]/g, "\\$&").replace(/\r\n|[\r\n]/g, "\\n");
}

/** Semicolons separate the parts of a compound value. In other values, some programs would show the escape. */
function escapePart(text: string): string {
  return escapeText(text).replaceAll(";", "\\;");
}

/** Cards have no escapes for addresses. Forbidden characters are percent-encoded. */
function escapeUri(address: string): string {
  return new URL(address).href;
}

/** Folds lines at 75 octets, never within a character (RFC 6350, section 3.2). @internal */
export function foldLine(line: string): string {
  let folded = "";
  let octets = 0;
  for (const character of line) {
    const size = Buffer.byteLength(character);
    if (octets + size > 75) {
      folded += "\r\n ";
      octets = 1;
    }
    folded += character;
    octets += size;
  }
  return folded;
}

const known = new Map<string, Map<string, string>>();

/** Finds a language's code by its name in `siteLanguage`, in English or in the language itself. @internal */
export function findLanguageCode(name: string, siteLanguage: string): string | undefined {
  const found = [siteLanguage, "en"].map((words) => {
    const names = known.get(words) ?? nameLanguages(words);
    known.set(words, names);
    return names.get(name.trim().toLowerCase());
  });
  return found.find((code) => code !== undefined);
}

function nameLanguages(words: string): Map<string, string> {
  const names = new Intl.DisplayNames(words, { type: "language", fallback: "none" });
  return new Map(
    twoLetterCodes.flatMap((code) => {
      const own = new Intl.DisplayNames(code, { type: "language", fallback: "none" }).of(code);
      return [names.of(code), own].flatMap((name) => (name === undefined ? [] : [[name.toLowerCase(), code] as const]));
    }),
  );
}

import type { ProfileContent } from "../../../schema/parts/profile.ts";
import { entriesOf, type Portfolio } from "../../../schema/portfolio/portfolio.ts";
import { phoneAddress } from "../../../schema/resolve/address.ts";
import { contactCardFile } from "../../../schema/site-files.ts";
import { twoLetterCodes } from "../json-resume/location.ts";
import { coverSecrets, findSecrets, holdsSecret } from "../privacy/secrets.ts";
import { renderCardPhoto } from "./drawn/card-photo.ts";
import type { Output } from "./output.ts";

/** A card for address books. */
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

/** The owner as a vCard 4.0 (RFC 6350), `photo` by its `data:` address. No date: the same content, the same card. @internal */
export function formatVcard(portfolio: Portfolio, photo: string | undefined): string {
  const { profile, site } = portfolio;
  const { name, location, links } = profile;
  // A card has no way to hide them; its first address leads to the page that shows them.
  const { phone, emails } = site.protectContact ? { phone: undefined, emails: [] } : profile;
  const secrets = findSecrets(portfolio);
  const lines = [
    "BEGIN:VCARD",
    "VERSION:4.0",
    "KIND:individual",
    `UID:${escapeUri(site.url)}`,
    `FN:${escapeText(name)}`,
    `N:${splitName(profile).map(escapePart).join(";")};;;`,
    ...describeWork(portfolio),
    ...(phone ? [`TEL;VALUE=uri;TYPE=voice:${phoneAddress(phone).href}`] : []),
    ...emails.map(({ id, address }, index) => `EMAIL${emailType(id)};PREF=${index + 1}:${escapeText(address)}`),
    // A town and a country are not told apart: the whole stands where address books show it first.
    ...(location ? [`ADR:;;;${escapePart(location)};;;`] : []),
    `URL;PREF=1:${escapeUri(site.url)}`,
    ...links
      .filter(({ href }) => /^https?:/.test(href) && !holdsSecret(href, secrets))
      .map(({ href }) => `URL:${escapeUri(href)}`),
    ...listLanguages(portfolio),
    // RFC 6715. A program that doesn't know these passes over them.
    ...entriesOf(portfolio, "skill").map(({ title }) => `EXPERTISE:${escapeText(title)}`),
    ...entriesOf(portfolio, "interest").map(({ title }) => `INTEREST:${escapeText(title)}`),
  ].map((line) => coverSecrets(line, secrets));
  if (photo) lines.push(`PHOTO:${photo}`);
  return [...lines, "END:VCARD"].map((line) => `${foldLine(line)}\r\n`).join("");
}

/** What the owner is, and where: the position that goes on, if there is one, with the role beside it. */
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

/** The languages that the owner speaks, as far as their names are known; the first that the site names is preferred. */
function listLanguages(portfolio: Portfolio): string[] {
  const codes = entriesOf(portfolio, "language").flatMap(
    ({ title }) => findLanguageCode(title, portfolio.site.language) ?? [],
  );
  return [...new Set(codes)].map((code, index) => `LANG;PREF=${index + 1}:${code}`);
}

/** Family and given name. Which word is which depends on the language: what the owner says comes first. */
function splitName({ name, firstName }: ProfileContent): [family: string, given: string] {
  const words = name.trim().split(/\s+/);
  const given = firstName?.trim();
  if (given && words.includes(given) && words.length > 1)
    return [words.filter((word) => word !== given).join(" "), given];
  return words.length > 1 ? [words.at(-1) ?? "", words.slice(0, -1).join(" ")] : ["", name.trim()];
}

function emailType(id: string): string {
  if (id === "work") return ";TYPE=work";
  return id === "personal" || id === "home" ? ";TYPE=home" : "";
}

function escapeText(text: string): string {
  return text.replace(/[\\,]/g, "\\$&").replace(/\r\n|[\r\n]/g, "\\n");
}

/** In a value of several parts a semicolon ends one; elsewhere some programs would show the sign that escapes it. */
function escapePart(text: string): string {
  return escapeText(text).replaceAll(";", "\\;");
}

/** Nothing of an address is escaped in a card; what may not stand in one is written as in a URL. */
function escapeUri(address: string): string {
  return new URL(address).href;
}

/** Lines of at most 75 octets, never cut within a character (RFC 6350, section 3.2). @internal */
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

/** The code of a language by its name, in the words of `siteLanguage`, in English or in its own; undefined for others. @internal */
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

import { mendSiteAddress } from "../../../../schema/check/shape/mend.ts";
import type { ProfileContent } from "../../../../schema/parts/profile.ts";
import { email, siteAddress } from "../../../../schema/primitives.ts";
import { writePlace } from "../../json-resume/location.ts";
import type { Part } from "./part.ts";
import { linkOfNetwork, readLinks } from "./profile-links.ts";
import { readAddress } from "./read-address.ts";
import { readPhone } from "./read-phone.ts";

/** What a résumé says of the person. */
export interface ReadProfile {
  profile: ProfileContent;
  summary: string | undefined;
  /** The person's own web address. */
  url: string | undefined;
}

/** Reads `basics`; `fallbackRole` is what the rest of the résumé knows of what the person is. */
export function readProfile(basics: Part, fallbackRole: string | undefined): ReadProfile {
  const { place, countryCode } = readPlace(basics);
  const links = readLinks(basics);
  const own = readUrl(basics);
  const network = own === undefined ? undefined : linkOfNetwork(own, links);
  if (network && !links.some(({ href }) => href === network.href)) links.push(network);
  const name = basics.text("name") ?? readFullName(basics);
  if (name === undefined) basics.note('gives no name: write yours into "profile" → "name".', "basics.name");
  return {
    profile: {
      name: name ?? "Your Name",
      role: readRole(basics, fallbackRole),
      location: place,
      phone: readNumber(basics, countryCode),
      emails: readEmails(basics),
      links,
    },
    summary: basics.text("summary", "bio"),
    url: network ? undefined : own,
  };
}

/** Some résumés write the name in two fields. */
function readFullName(basics: Part): string | undefined {
  return [basics.text("firstName"), basics.text("lastName")].filter(Boolean).join(" ") || undefined;
}

function readRole(basics: Part, fallback: string | undefined): string {
  const label = basics.text("label", "headline", "title");
  if (label !== undefined) return label;
  const remark =
    fallback === undefined
      ? 'write it into "profile" → "role".'
      : `${JSON.stringify(fallback)} was taken from the rest.`;
  basics.note(`does not say what you are: ${remark}`, "basics.label");
  return fallback ?? "TODO: what you are, in a few words";
}

function readPlace(basics: Part): { place: string | undefined; countryCode: string | undefined } {
  const location = basics.part("location", "city");
  const countryCode = location.text("countryCode", "country");
  return { place: writePlace([location.text("city"), location.text("region", "state")], countryCode), countryCode };
}

function readNumber(basics: Part, countryCode: string | undefined): string | undefined {
  const found = basics.find("phone");
  if (!found) return undefined;
  const { phone, remark } = readPhone(found.text, countryCode);
  if (remark) basics.note(remark, found.path);
  return phone;
}

/** One address, as JSON Resume has it, or several in one field, as people write them. */
function readEmails(basics: Part): ProfileContent["emails"] {
  const found = basics.find("email");
  if (!found) return [];
  const words = found.text
    .replace(/^mailto:/i, "")
    .split(/[\s,;]+/)
    .filter(Boolean);
  const addresses = [...new Set(words)].filter((word) => email.safeParse(word).success);
  if (addresses.length === 0 || addresses.length < new Set(words).size) {
    basics.note(
      `isn't an e-mail address alone (${JSON.stringify(found.text)}); ${addresses.join(", ") || "nothing"} was kept.`,
      found.path,
    );
  }
  return addresses.map((address, index) =>
    index === 0
      ? { id: "email", label: "E-mail", address }
      : { id: `email-${index + 1}`, label: `E-mail ${index + 1}`, address },
  );
}

function readUrl(basics: Part): string | undefined {
  const found = basics.find("url", "website");
  if (!found) return undefined;
  const { address, remark } = readAddress(found.text);
  if (remark) basics.note(remark, found.path);
  if (address === undefined || siteAddress.safeParse(address).success) return address;
  const mended = mendSiteAddress(address);
  basics.note(
    mended === undefined
      ? `can't be the address of a site (${address}); it was left out.`
      : `has more than the address of a site (${address}); ${mended} was kept.`,
    found.path,
  );
  return mended;
}

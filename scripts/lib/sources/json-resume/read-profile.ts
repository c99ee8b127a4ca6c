import { mendSiteAddress } from "../../../../schema/check/shape/mend.ts";
import type { ProfileContent } from "../../../../schema/parts/profile.ts";
import { email, siteAddress } from "../../../../schema/primitives.ts";
import { writePlace } from "../../json-resume/location.ts";
import type { Part } from "./part.ts";
import { linkOfNetwork, readLinks } from "./profile-links.ts";
import { readAddress, readPhone } from "./read-values.ts";

/** What a résumé says of the person. */
export interface ReadProfile {
  profile: ProfileContent;
  summary: string | undefined;
  /** The person's own web address. */
  url: string | undefined;
}

/** Reads `basics`; `fallbackRole` is what the rest of the résumé knows of what the person is. */
export function readProfile(basics: Part, fallbackRole: string | undefined): ReadProfile {
  const location = basics.part("location", "city");
  const countryCode = location.text("countryCode", "country");
  const place = writePlace([location.text("city"), location.text("region", "state")], countryCode);
  const links = readLinks(basics);
  const own = readUrl(basics);
  const network = own === undefined ? undefined : linkOfNetwork(own, links);
  if (network && !links.some(({ href }) => href === network.href)) links.push(network);
  // Some résumés write the name in two fields.
  const name = basics.text("name") ?? [basics.text("firstName"), basics.text("lastName")].filter(Boolean).join(" ");
  if (!name) basics.note('gives no name: write yours into "profile" → "name".', "basics.name");
  return {
    profile: {
      name: name || "Your Name",
      role: readRole(basics, fallbackRole),
      location: place,
      phone: basics.value((text) => readPhone(text, countryCode), "phone"),
      emails: readEmails(basics),
      links,
    },
    summary: basics.text("summary", "bio"),
    url: network ? undefined : own,
  };
}

function readRole(basics: Part, fallback: string | undefined): string {
  const label = basics.text("label", "headline", "title");
  if (label !== undefined) return label;
  const remark = fallback
    ? `${JSON.stringify(fallback)} was taken from the rest.`
    : 'write it into "profile" → "role".';
  basics.note(`does not say what you are: ${remark}`, "basics.label");
  return fallback ?? "TODO: what you are, in a few words";
}

/** One address, as JSON Resume has it, or several in one field, as people write them. */
function readEmails(basics: Part): ProfileContent["emails"] {
  const found = basics.find("email");
  if (!found) return [];
  const words = new Set(found.text.replace(/^mailto:/i, "").match(/[^\s,;]+/g));
  const addresses = [...words].filter((word) => email.safeParse(word).success);
  if (addresses.length === 0 || addresses.length < words.size) {
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
  const { value: address, remark } = readAddress(found.text);
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

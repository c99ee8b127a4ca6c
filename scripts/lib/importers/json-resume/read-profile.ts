import { labelsOf } from "../../../../schema/labels/choose-labels.ts";
import type { ProfileContent } from "../../../../schema/parts/profile.ts";
import { email } from "../../../../schema/primitives.ts";
import { makeSlug, Names } from "../../../../schema/slug.ts";
import { plain } from "../../../../schema/text.ts";
import { findCountry, writeLocation } from "../../json-resume/location.ts";
import { findNetwork, findUsername, writeNetworkName } from "../../json-resume/networks.ts";
import type { Value } from "../tree/value.ts";
import { plainName } from "./other-names/names.ts";
import type { Part } from "./part.ts";
import { readPhone, writeEmails } from "./read-values.ts";

export interface ReadProfile {
  profile: ProfileContent;
  summary: string | undefined;
  /** True if the résumé has the person's name. */
  isNamed: boolean;
}

interface ProfileOptions {
  language: string;
  /** Returns the location of a field of `basics`, which may be missing. */
  placeOf: (key: string) => Pick<Value, "place">;
}

export function readProfile(basics: Part, { language, placeOf }: ProfileOptions): ReadProfile {
  const location = basics.part("location", "city");
  const countryCode = location.text("countryCode", "country");
  const place = writeLocation([location.text("city"), location.text("region", "state", "province")], countryCode);
  const links = readLinks(basics);
  // For a national telephone number, whose country may be only in the city's text.
  const country = [countryCode, place?.split(",").at(-1)].flatMap(
    (name) => (name === undefined ? undefined : findCountry(name)) ?? [],
  )[0];
  const name = readName(basics);
  if (!name) basics.note('gives no name: write yours into "profile" → "name".', placeOf("name"));
  const role = basics.text("label");
  if (role === undefined) basics.note('does not say what you are: write it into "profile" → "role".', placeOf("label"));
  return {
    profile: {
      name: name || "Your Name",
      role: role ?? "TODO: what you are, in a few words",
      location: place,
      phone: basics.value((text) => readPhone(text, country), "phone"),
      emails: readEmails(basics, plain(labelsOf(language).email)),
      links,
    },
    summary: basics.formatted("summary"),
    isNamed: name !== "",
  };
}

/** Reads the whole name. Some write the first name as the name, and the last name beside it. */
function readName(basics: Part): string {
  const [written, last] = [basics.text("name", "firstName"), basics.text("lastName")];
  // Some templates greet: "Hello, I'm Asha!"
  const greeted = written?.replace(/^(?:(?:hi|hello|hey)[,! ]{0,3})?(?:i['’]m|my name is) /i, "");
  const name = greeted === written ? written : greeted?.replace(/!$/, "");
  return [name, last !== undefined && !name?.includes(last) && last].filter(Boolean).join(" ");
}

/** Reads one address, or several in one text. */
function readEmails(basics: Part, label: string): ProfileContent["emails"] {
  const found = basics.find("email");
  if (!found) return [];
  const written = found.text.replace(/^mailto:/i, "");
  const words = new Set(writeEmails(written).match(/[^\s,;]+/g));
  const addresses = [...words].filter((word) => email.safeParse(word).success);
  const plain = new Set(written.match(/[^\s,;]+/g));
  const hidden = addresses.filter((address) => !plain.has(address));
  if (hidden.length > 0) {
    const read = `${JSON.stringify(found.text)} was read as ${hidden.join(", ")}`;
    basics.note(`${read}, and will stand on the site so, where programs find it, too.`, found.value);
  }
  if (addresses.length === 0 || addresses.length < words.size) {
    basics.note(
      `isn't an e-mail address alone (${JSON.stringify(found.text)}); ${addresses.join(", ") || "nothing"} was kept.`,
      found.value,
    );
  }
  return addresses.map((address, index) =>
    index === 0
      ? { id: "email", label, address }
      : { id: `email-${index + 1}`, label: `${label} ${index + 1}`, address },
  );
}

type ProfileLink = ProfileContent["links"][number];

/** Reads the person's profiles and website. A website on a known network becomes a profile; any other comes first. */
function readLinks(basics: Part): ProfileLink[] {
  const names = new Names();
  const links = new Map<string, ProfileLink>();
  for (const profile of basics.parts("profiles", "url")) {
    const link = readLink(profile);
    if (!link) continue;
    const known = links.get(link.href);
    if (!known) links.set(link.href, { id: makeId(plain(link.label), names), ...link });
    else if (link.label !== known.label && profile.peek("network") !== undefined) {
      const [name, other] = [JSON.stringify(link.label), JSON.stringify(known.label)];
      profile.note(`has the address of ${other}; its name was left out: ${name}`);
    }
  }
  const resume = basics.address("resume");
  if (resume !== undefined && !links.has(resume))
    links.set(resume, { id: makeId("resume", names), kind: "resume", label: "CV", href: resume });
  const href = basics.address("url");
  if (href === undefined || links.has(href)) return [...links.values()];
  const network = findNetwork(undefined, href);
  const label = network?.label ?? new URL(href).hostname;
  const own = { id: makeId(label, names), kind: network?.kind ?? "website", label, href };
  return network ? [...links.values(), own] : [own, ...links.values()];
}

function readLink(profile: Part): Omit<ProfileLink, "id"> | undefined {
  const href = readHref(profile);
  if (href === undefined) return undefined;
  const name = profile.text("network");
  const network = findNetwork(name, href);
  const kind = network?.kind ?? "website";
  const username = readUsername(profile)?.toLowerCase();
  const isInAddress = (part: string) =>
    findUsername(kind, href)?.toLowerCase() === part || href.toLowerCase().includes(part);
  // The address already holds the name. Otherwise it stays untaken and is reported as left out.
  if (username !== undefined && isInAddress(username)) profile.text("username");
  const label = name !== undefined && network ? writeNetworkName(name, network) : (name ?? network?.label);
  // A different spelling isn't worth a note, a different name is.
  if (name !== undefined && label !== undefined && plainName(label) !== plainName(name))
    profile.note(`is called ${label} today; its name was ${JSON.stringify(name)}.`);
  return { kind, label: label ?? new URL(href).hostname, href };
}

function readHref(profile: Part): string | undefined {
  const address = profile.address("url");
  if (address) return address;
  const username = readUsername(profile) ?? "";
  if (/\.[a-z]{2,}\//i.test(username)) return profile.address("username");
  const network = findNetwork(profile.peek("network"), undefined);
  // Accounts of Mastodon are written with their server.
  const [user, host, ...more] = username.split("@");
  // Of Stack Overflow, only an address with a number leads to an account.
  const home =
    network?.kind === "stack-overflow" && /^[0-9]/.test(username) ? "stackoverflow.com/users/" : network?.home;
  const isWithServer = network?.kind === "mastodon" && host?.includes(".") && more.length === 0 && !/\s/.test(username);
  if (!isWithServer && (!home || !/^[\w./-]+$/.test(username))) return undefined;
  const href = isWithServer ? `https://${host}/@${user}` : `https://${home}${username}`;
  profile.text("username");
  profile.note(`has no address; ${href} was made from the user's name. Check that it is yours.`);
  return href;
}

function readUsername(profile: Part): string | undefined {
  return profile.peek("username")?.trim().replace(/^@/, "");
}

/** Makes a unique id from a label's Latin letters and digits. */
function makeId(label: string, names: Names): string {
  return names.take(makeSlug(label).replace(/^[^a-z]+/, "") || "link");
}

import type { ProfileContent } from "../../../../schema/parts/profile.ts";
import { makeSlug } from "../../../../schema/slug.ts";
import { findNetwork, findUsername } from "../../json-resume/networks.ts";
import type { Part } from "./part.ts";

type ProfileLink = ProfileContent["links"][number];

/** Reads a résumé's profiles elsewhere, each address once. */
export function readLinks(basics: Part): ProfileLink[] {
  const links: ProfileLink[] = [];
  for (const profile of basics.parts("profiles", "url")) {
    const link = readLink(profile);
    if (!link) continue;
    const known = links.find(({ href }) => href === link.href);
    if (!known) links.push({ id: makeId(link.label, links), ...link });
    else if (link.label !== known.label && profile.peek("network") !== undefined) {
      const [name, other] = [JSON.stringify(link.label), JSON.stringify(known.label)];
      profile.note(`has the address of ${other}; its name was left out: ${name}`);
    }
  }
  return links;
}

/** The link to a profile at this address, if it is one of a network that is known. */
export function linkOfNetwork(href: string, links: readonly ProfileLink[]): ProfileLink | undefined {
  const network = findNetwork(undefined, href);
  return network && { id: makeId(network.label, links), kind: network.kind, label: network.label, href };
}

function readLink(profile: Part): Omit<ProfileLink, "id"> | undefined {
  const href = readHref(profile);
  if (href === undefined) return undefined;
  const name = profile.text("network");
  const network = findNetwork(name, href);
  const kind = network?.kind ?? "website";
  const username = profile.peek("username");
  // The name is in the address already; where it isn't, it is told as what has no place.
  if (username !== undefined && isNameIn(username, href, findUsername(kind, href))) profile.text("username");
  return { kind, label: name ?? network?.label ?? new URL(href).hostname, href };
}

function readHref(profile: Part): string | undefined {
  const address = profile.address("url", "website");
  if (address) return address;
  const build = findNetwork(profile.peek("network"), undefined)?.build;
  const username = profile.peek("username")?.trim().replace(/^@/, "");
  if (!build || !username || !/^[\w.-]+$/.test(username)) return undefined;
  const href = build(username);
  profile.note(`has no address; ${href} was made from the user's name. Check that it is yours.`);
  return href;
}

function isNameIn(username: string, href: string, found: string | undefined): boolean {
  const name = username.trim().replace(/^@/, "").toLowerCase();
  return found?.toLowerCase() === name || href.toLowerCase().includes(name);
}

/** A short name of a label's Latin letters and digits that no other link has. */
function makeId(label: string, links: readonly { id: string }[]): string {
  const name = makeSlug(label).replace(/^[^a-z]+/, "") || "link";
  for (let number = 1; ; number += 1) {
    const id = number === 1 ? name : `${name}-${number}`;
    if (!links.some((link) => link.id === id)) return id;
  }
}

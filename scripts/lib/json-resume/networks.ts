import type { LinkKind } from "../../../schema/links.ts";
import { networks as known, networkOf } from "../../../schema/networks.ts";

/**
 * A site on which people have profiles.
 * @param names the names that résumés give it
 * @param address the addresses of its profiles; the first group is the user's name
 * @param home what the user's name follows, where the address of a profile can be made from it alone
 */
function network(kind: LinkKind, label: string, names: RegExp, address: RegExp, home?: string) {
  return { kind, label, names, address, home };
}

/** Addresses that have nothing but the user's name behind this. */
function under(start: RegExp): RegExp {
  return new RegExp(`^https?://${start.source}([^/?#]+)/?$`, "i");
}

const networks = [
  network("linkedin", "LinkedIn", /^linked ?in$/i, under(/(?:[a-z]+\.)?linkedin\.com\/in\//), "www.linkedin.com/in/"),
  network("github", "GitHub", /^git ?hub$/i, under(/(?:www\.)?github\.com\//), "github.com/"),
  network("gitlab", "GitLab", /^git ?lab$/i, under(/(?:www\.)?gitlab\.com\//), "gitlab.com/"),
  network("x", "X", /^(?:x|twitter)$/i, under(/(?:www\.)?(?:x|twitter)\.com\/@?/), "x.com/"),
  network("orcid", "ORCID", /^orcid(?: ?id)?$/i, under(/orcid\.org\//), "orcid.org/"),
  network("youtube", "YouTube", /^you ?tube$/i, under(/(?:www\.)?youtube\.com\/@/), "www.youtube.com/@"),
  network(
    "google-scholar",
    "Google Scholar",
    /^(?:google )?scholar$/i,
    /^https?:\/\/scholar\.google\.[a-z.]+\/citations\?(?:[^#]*&)?user=([^&#]+)/i,
  ),
  network(
    "researcher-id",
    "ResearcherID",
    /^researcher ?id$/i,
    under(/(?:www\.)?(?:webofscience\.com\/wos\/author\/record|researcherid\.com\/rid)\//),
  ),
  network("mastodon", "Mastodon", /^mastodon$/i, under(/[^/?#]+\/@/)),
];

interface FoundNetwork {
  kind: LinkKind;
  label: string;
  home?: string | undefined;
}

/** The network that a résumé means by a name, or by the address of a profile. */
export function findNetwork(name: string | undefined, address: string | undefined): FoundNetwork | undefined {
  const byName = name === undefined ? undefined : (networks.find(({ names }) => names.test(name)) ?? findKnown(name));
  if (byName || address === undefined) return byName;
  // Any server may be Mastodon's: its addresses alone don't tell.
  return networks.find((network) => network.kind !== "mastodon" && network.address.test(address)) ?? networkOf(address);
}

/** Another of those that have a kind of their own, by its name: written with spaces or without. */
function findKnown(name: string): FoundNetwork | undefined {
  const plain = (text: string) => text.toLowerCase().replace(/[^a-z0-9]/g, "");
  return known.find(({ kind, label }) => [kind, label].some((one) => plain(one) === plain(name)));
}

/** The user's name in the address of a profile, where the network writes it there. */
export function findUsername(kind: LinkKind, address: string): string | undefined {
  const found = networks.find((network) => network.kind === kind)?.address.exec(address)?.[1];
  if (found === undefined) return undefined;
  try {
    return decodeURIComponent(found);
  } catch {
    return found;
  }
}

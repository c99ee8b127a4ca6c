import type { LinkKind } from "../../../schema/primitives.ts";

/** A site on which people have profiles. */
interface Network {
  kind: LinkKind;
  label: string;
  /** The names that résumés give it. */
  names: RegExp;
  /** The addresses of its profiles; the first group is the user's name. */
  address: RegExp;
  /** The address of a user's profile, where it can be made from the name alone. */
  build?: (username: string) => string;
}

const networks: readonly Network[] = [
  {
    kind: "linkedin",
    label: "LinkedIn",
    names: /^linked ?in$/i,
    address: /^https?:\/\/(?:[a-z]+\.)?linkedin\.com\/in\/([^/?#]+)\/?$/i,
    build: (username) => `https://www.linkedin.com/in/${username}`,
  },
  {
    kind: "github",
    label: "GitHub",
    names: /^git ?hub$/i,
    address: /^https?:\/\/(?:www\.)?github\.com\/([^/?#]+)\/?$/i,
    build: (username) => `https://github.com/${username}`,
  },
  {
    kind: "gitlab",
    label: "GitLab",
    names: /^git ?lab$/i,
    address: /^https?:\/\/(?:www\.)?gitlab\.com\/([^/?#]+)\/?$/i,
    build: (username) => `https://gitlab.com/${username}`,
  },
  {
    kind: "x",
    label: "X",
    names: /^(?:x|twitter)$/i,
    address: /^https?:\/\/(?:www\.)?(?:x|twitter)\.com\/@?([^/?#]+)\/?$/i,
    build: (username) => `https://x.com/${username}`,
  },
  {
    kind: "orcid",
    label: "ORCID",
    names: /^orcid(?: ?id)?$/i,
    address: /^https?:\/\/orcid\.org\/([^/?#]+)\/?$/i,
    build: (username) => `https://orcid.org/${username}`,
  },
  {
    kind: "youtube",
    label: "YouTube",
    names: /^you ?tube$/i,
    address: /^https?:\/\/(?:www\.)?youtube\.com\/@([^/?#]+)\/?$/i,
    build: (username) => `https://www.youtube.com/@${username}`,
  },
  {
    kind: "google-scholar",
    label: "Google Scholar",
    names: /^(?:google )?scholar$/i,
    address: /^https?:\/\/scholar\.google\.[a-z.]+\/citations\?(?:[^#]*&)?user=([^&#]+)/i,
  },
  {
    kind: "researcher-id",
    label: "ResearcherID",
    names: /^researcher ?id$/i,
    address: /^https?:\/\/(?:www\.)?(?:webofscience\.com\/wos\/author\/record|researcherid\.com\/rid)\/([^/?#]+)\/?$/i,
  },
  {
    kind: "mastodon",
    label: "Mastodon",
    names: /^mastodon$/i,
    address: /^https?:\/\/[^/?#]+\/@([^/?#]+)\/?$/i,
  },
];

/** The network that a résumé means by a name, or by the address of a profile. */
export function findNetwork(name: string | undefined, address: string | undefined): Network | undefined {
  const byName = name === undefined ? undefined : networks.find(({ names }) => names.test(name));
  if (byName || address === undefined) return byName;
  // Any server may be Mastodon's: its addresses alone don't tell.
  return networks.find((network) => network.kind !== "mastodon" && network.address.test(address));
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

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
    "scholar.google.com/citations?user=",
  ),
  network(
    "researcher-id",
    "ResearcherID",
    /^researcher ?id$/i,
    under(/(?:www\.)?(?:webofscience\.com\/wos\/author\/record|researcherid\.com\/rid)\//),
  ),
  network("mastodon", "Mastodon", /^mastodon$/i, under(/[^/?#]+\/@/)),
];

/** What a user's name follows in the addresses of other networks. */
const homes: { readonly [Kind in LinkKind]?: string } = {
  facebook: "www.facebook.com/",
  instagram: "www.instagram.com/",
  threads: "www.threads.net/@",
  bluesky: "bsky.app/profile/",
  telegram: "t.me/",
  reddit: "www.reddit.com/user/",
  xing: "www.xing.com/profile/",
  medium: "medium.com/@",
  "dev-to": "dev.to/",
  hashnode: "hashnode.com/@",
  leetcode: "leetcode.com/u/",
  hackerrank: "www.hackerrank.com/profile/",
  codeforces: "codeforces.com/profile/",
  codechef: "www.codechef.com/users/",
  kaggle: "www.kaggle.com/",
  "hugging-face": "huggingface.co/",
  codepen: "codepen.io/",
  bitbucket: "bitbucket.org/",
  codeberg: "codeberg.org/",
  npm: "www.npmjs.com/~",
  pypi: "pypi.org/user/",
  "docker-hub": "hub.docker.com/u/",
  behance: "www.behance.net/",
  dribbble: "dribbble.com/",
  artstation: "www.artstation.com/",
  figma: "www.figma.com/@",
  unsplash: "unsplash.com/@",
  pinterest: "www.pinterest.com/",
  vimeo: "vimeo.com/",
  twitch: "www.twitch.tv/",
  tiktok: "www.tiktok.com/@",
  soundcloud: "soundcloud.com/",
  patreon: "www.patreon.com/",
  "buy-me-a-coffee": "buymeacoffee.com/",
};

interface FoundNetwork {
  kind: LinkKind;
  label: string;
  home?: string | undefined;
}

/** The network that a résumé means by a name, or by the address of a profile. */
export function findNetwork(name: string | undefined, address: string | undefined): FoundNetwork | undefined {
  const byName = name === undefined ? undefined : findByName(name);
  if (byName || address === undefined) return byName;
  // Any server may be Mastodon's: its addresses alone don't tell.
  return networks.find((network) => network.kind !== "mastodon" && network.address.test(address)) ?? networkOf(address);
}

/** A network by its name: written with spaces or without. */
function findByName(name: string): FoundNetwork | undefined {
  const own = networks.find(({ names }) => names.test(name.trim()));
  if (own) return own;
  const found = known.find(({ kind, label }) => [kind, label].some((one) => plain(one) === plain(name)));
  return found && { kind: found.kind, label: found.label, home: homes[found.kind] };
}

function plain(name: string): string {
  return name.toLowerCase().replace(/[^a-z0-9]/g, "");
}

/** What networks were called before. */
const formerNames: { readonly [Kind in LinkKind]?: string } = { x: "twitter" };

/** A network's name as the network itself writes it, where a résumé writes that or an older one; other words stay. */
export function writeNetworkName(name: string, { kind, label }: FoundNetwork): string {
  return [kind, label, formerNames[kind] ?? kind].some((one) => plain(one) === plain(name)) ? label : name;
}

/** The user's name in the address of a profile, where the network writes it there. */
export function findUsername(kind: LinkKind, address: string): string | undefined {
  const home = homes[kind];
  const behind = home && address.split(home.replace(/^www\./, ""), 2)[1];
  const found =
    networks.find((network) => network.kind === kind)?.address.exec(address)?.[1] ??
    /^([\w.-]+)\/?$/.exec(behind ?? "")?.[1];
  if (found === undefined) return undefined;
  try {
    return decodeURIComponent(found);
  } catch {
    return found;
  }
}

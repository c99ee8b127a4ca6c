import type { LinkKind } from "../../../schema/links.ts";
import { decodeAddress } from "../../../schema/links.ts";
import { type Network, type NetworkKind, networkOf, networks } from "../../../schema/networks.ts";

type OfKinds<Value> = { readonly [Kind in LinkKind]?: Value };

/** Matches addresses that end with the user name after `start`. */
function under(start: RegExp): RegExp {
  return new RegExp(`^https?://${start.source}([^/?#]+)/?$`, "i");
}

/** Profile addresses with several spellings. The first group is the user name. */
const addresses: OfKinds<RegExp> = {
  linkedin: under(/(?:[a-z]+\.)?linkedin\.com\/in\//),
  github: under(/(?:www\.)?github\.com\//),
  gitlab: under(/(?:www\.)?gitlab\.com\//),
  x: under(/(?:www\.)?(?:x|twitter)\.com\/@?/),
  orcid: under(/orcid\.org\//),
  youtube: under(/(?:www\.)?youtube\.com\/@/),
  "google-scholar": /^https?:\/\/scholar\.google\.[a-z.]+\/citations\?(?:[^#]*&)?user=([^&#]+)/i,
  "researcher-id": under(/(?:www\.)?(?:webofscience\.com\/wos\/author\/record|researcherid\.com\/rid)\//),
  mastodon: under(/[^/?#]+\/@/),
};

/** Addresses that a user name completes to a profile's address. */
const homes: OfKinds<string> = {
  linkedin: "www.linkedin.com/in/",
  github: "github.com/",
  gitlab: "gitlab.com/",
  x: "x.com/",
  orcid: "orcid.org/",
  youtube: "www.youtube.com/@",
  "google-scholar": "scholar.google.com/citations?user=",
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
  researchgate: "www.researchgate.net/profile/",
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

const formerNames: OfKinds<string> = { x: "twitter" };

/** Other names of networks in résumés. */
const otherNames: OfKinds<string> = { orcid: "orcidid", "google-scholar": "scholar", "dev-to": "dev" };

interface FoundNetwork {
  kind: LinkKind;
  label: string;
  home: string | undefined;
}

/** Finds a network by name, with or without spaces, or by a profile's address. */
export function findNetwork(name: string | undefined, address: string | undefined): FoundNetwork | undefined {
  const byName = networks.find(
    (one) => name !== undefined && (isNameOf(one, name) || otherNames[one.kind] === plain(name)),
  );
  const found = byName ?? (address === undefined ? undefined : findByAddress(address));
  return found && { kind: found.kind, label: found.label, home: homes[found.kind] };
}

/** Any server may run Mastodon, so its addresses don't identify it. */
function findByAddress(address: string): Network<NetworkKind> | undefined {
  return networks.find(({ kind }) => kind !== "mastodon" && addresses[kind]?.test(address)) ?? networkOf(address);
}

/** True for a network's current or former name. */
function isNameOf({ kind, label }: Pick<FoundNetwork, "kind" | "label">, name: string): boolean {
  return [kind, label, formerNames[kind] ?? kind].some((one) => plain(one) === plain(name));
}

function plain(name: string): string {
  return name.toLowerCase().replace(/[^a-z0-9]/g, "");
}

/** Returns the network's current spelling if the name is its current or former one, otherwise the name unchanged. */
export function writeNetworkName(name: string, network: FoundNetwork): string {
  return isNameOf(network, name) ? network.label : name;
}

/** Returns the user name in a profile's address, if it is there. */
export function findUsername(kind: LinkKind, address: string): string | undefined {
  const behind = address.split(homes[kind]?.replace(/^www\./, "") ?? address, 2)[1];
  const found = addresses[kind] ? addresses[kind].exec(address)?.[1] : /^([\w.-]+)\/?$/.exec(behind ?? "")?.[1];
  return found && decodeAddress(found);
}

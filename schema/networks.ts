export interface Network<Kind extends string> {
  /** Name in `content.json`. */
  kind: Kind;
  label: string;
  /** Its hosts without `www.`. Subdomains such as `user.itch.io` match, too. */
  hosts: readonly string[];
  /** Name of its icon in the icon set. */
  icon: string;
}

function network<Kind extends string>(kind: Kind, label: string, hosts: string, icon: string = kind): Network<Kind> {
  return { kind, label, hosts: hosts.split(" "), icon };
}

export const networks = [
  network("linkedin", "LinkedIn", "linkedin.com"),
  network("github", "GitHub", "github.com"),
  network("gitlab", "GitLab", "gitlab.com"),
  network("orcid", "ORCID", "orcid.org"),
  network("researcher-id", "ResearcherID", "webofscience.com researcherid.com"),
  network("google-scholar", "Google Scholar", "scholar.google.com"),
  network("youtube", "YouTube", "youtube.com youtu.be"),
  network("x", "X", "x.com twitter.com"),
  network("mastodon", "Mastodon", "mastodon.social"),
  network("facebook", "Facebook", "facebook.com"),
  network("instagram", "Instagram", "instagram.com"),
  network("threads", "Threads", "threads.net threads.com"),
  network("bluesky", "Bluesky", "bsky.app"),
  network("telegram", "Telegram", "t.me"),
  network("whatsapp", "WhatsApp", "wa.me"),
  network("discord", "Discord", "discord.com discord.gg"),
  network("reddit", "Reddit", "reddit.com"),
  network("xing", "Xing", "xing.com"),
  network("medium", "Medium", "medium.com"),
  network("dev-to", "DEV", "dev.to", "devdotto"),
  network("hashnode", "Hashnode", "hashnode.com hashnode.dev"),
  network("substack", "Substack", "substack.com"),
  network("stack-overflow", "Stack Overflow", "stackoverflow.com", "stackoverflow"),
  network("leetcode", "LeetCode", "leetcode.com"),
  network("hackerrank", "HackerRank", "hackerrank.com"),
  network("codeforces", "Codeforces", "codeforces.com"),
  network("codechef", "CodeChef", "codechef.com"),
  network("kaggle", "Kaggle", "kaggle.com"),
  network("hugging-face", "Hugging Face", "huggingface.co", "huggingface"),
  network("codepen", "CodePen", "codepen.io"),
  network("bitbucket", "Bitbucket", "bitbucket.org"),
  network("codeberg", "Codeberg", "codeberg.org"),
  network("npm", "npm", "npmjs.com"),
  network("pypi", "PyPI", "pypi.org"),
  network("docker-hub", "Docker Hub", "hub.docker.com", "docker"),
  network("hackaday", "Hackaday", "hackaday.io hackaday.com"),
  network("researchgate", "ResearchGate", "researchgate.net"),
  network("semantic-scholar", "Semantic Scholar", "semanticscholar.org", "semanticscholar"),
  network("arxiv", "arXiv", "arxiv.org"),
  network("zenodo", "Zenodo", "zenodo.org"),
  network("behance", "Behance", "behance.net"),
  network("dribbble", "Dribbble", "dribbble.com"),
  network("artstation", "ArtStation", "artstation.com"),
  network("figma", "Figma", "figma.com"),
  network("flickr", "Flickr", "flickr.com"),
  network("unsplash", "Unsplash", "unsplash.com"),
  network("pinterest", "Pinterest", "pinterest.com"),
  network("vimeo", "Vimeo", "vimeo.com"),
  network("twitch", "Twitch", "twitch.tv"),
  network("tiktok", "TikTok", "tiktok.com"),
  network("spotify", "Spotify", "open.spotify.com", "spotify"),
  network("soundcloud", "SoundCloud", "soundcloud.com"),
  network("bandcamp", "Bandcamp", "bandcamp.com"),
  network("itch", "itch.io", "itch.io", "itchdotio"),
  network("steam", "Steam", "steamcommunity.com"),
  network("goodreads", "Goodreads", "goodreads.com"),
  network("buy-me-a-coffee", "Buy Me a Coffee", "buymeacoffee.com", "buymeacoffee"),
  network("patreon", "Patreon", "patreon.com"),
];

export type NetworkKind = (typeof networks)[number]["kind"];

/** The network of an address, by its host; undefined if it is unknown. */
export function networkOf(address: string): Network<NetworkKind> | undefined {
  const host = /^https?:\/\/(?:[^/?#@]*@)?(?:www\.)?([^/?#:]+)/i.exec(address)?.[1]?.toLowerCase();
  return networks.find(({ hosts }) => hosts.some((own) => host === own || host?.endsWith(`.${own}`)));
}

import { webAddress } from "../../../schema/primitives.ts";
import type { RepositoriesFile, Repository } from "../../../schema/records/repository.ts";
import { type GithubAccess, type ListedRepository, listPinned, listRepositories } from "./github-api.ts";

/**
 * Fetches a user's repositories, pinned ones first, then by stars. Private repositories are left out, and forks
 * and archived ones unless they are pinned. The
 * owner's changes to the file are kept: hidden repositories and, unless GitHub returns any pins, pinned ones.
 */
export async function fetchRepositories(
  user: string,
  before: RepositoriesFile | undefined,
  access: GithubAccess,
): Promise<RepositoriesFile> {
  const listed = await listRepositories(user, access);
  const pinned = await listPinned(user, access);
  const known = new Map((before?.repositories ?? []).map((repository) => [repository.url, repository]));
  const own = listed.filter(({ fork, archived = false, private: isPrivate }) => !fork && !archived && !isPrivate);
  const toldFirst = (pinned ?? []).filter(({ private: isPrivate }) => !isPrivate);
  const order = [...known.keys()];
  const keptFirst = own
    .filter(({ html_url: url }) => known.get(url)?.pinned)
    .toSorted((one, other) => order.indexOf(one.html_url) - order.indexOf(other.html_url));
  const first = toldFirst.length > 0 ? toldFirst : keptFirst;
  const pinnedUrls = new Set(first.map(({ html_url }) => html_url));
  const others = own
    .filter(({ html_url }) => !pinnedUrls.has(html_url))
    .toSorted((one, other) => other.stargazers_count - one.stargazers_count || compare(one.name, other.name));
  return {
    github: user,
    repositories: [...first, ...others].map((repository) => ({
      ...describe(repository),
      ...(pinnedUrls.has(repository.html_url) && { pinned: true as const }),
      ...(known.get(repository.html_url)?.hidden && { hidden: true }),
    })),
  };
}

const compare = (one: string, other: string) => (one < other ? -1 : one > other ? 1 : 0);

function describe({
  name,
  html_url: url,
  description,
  homepage,
  language,
  stargazers_count: stars,
  topics = [],
}: ListedRepository): Repository {
  const address = homepage?.trim() ?? "";
  // Many addresses lack a scheme.
  const page = /^[a-z]+:/i.test(address) ? address : `https://${address}`;
  return {
    name,
    url,
    ...(description?.trim() && { description: description.replace(/\s+/g, " ").trim() }),
    ...(webAddress.safeParse(page).success && { homepage: page }),
    ...(language && { language }),
    stars,
    ...(topics.length > 0 && { topics }),
  };
}

import { join, resolve } from "node:path";
import { feedFile } from "../../../schema/records/feed.ts";
import { repositoriesFile } from "../../../schema/records/repository.ts";
import { fetchFeeds } from "./feed/fetch-feed.ts";
import { fetchRepositories } from "./github/fetch-repositories.ts";
import { readAccess } from "./github/github-api.ts";
import { readBefore, writeRecords } from "./records-file.ts";

/** Writes somebody's repositories to a file. */
export async function fetchGithub(user: string, file: string): Promise<void> {
  const before = await readBefore(file, repositoriesFile);
  const whose = before?.github.toLowerCase() === user.toLowerCase() ? before : undefined;
  const access = readAccess(process.env);
  const fetched = await fetchRepositories(user, whose, access);
  await writeRecords(file, repositoriesFile, fetched, fetched.repositories.length);
  if (access.token === undefined && !fetched.repositories.some(({ pinned }) => pinned)) {
    const words =
      'What is pinned at GitHub it tells only with a token, in GITHUB_TOKEN. "pinned": true in the file puts one first, too.';
    process.stdout.write(`${words}\n`);
  }
}

/** Writes what feeds tell of to a file. */
export async function fetchFeed(addresses: readonly string[], file: string): Promise<void> {
  const fetched = await fetchFeeds(addresses, await readBefore(file, feedFile));
  await writeRecords(file, feedFile, fetched, fetched.entries.length);
}

/** Where a command writes what it fetches, if it isn't told. */
export function nameFile(out: string | undefined, standard: string): string {
  return resolve(out ?? join(".", standard));
}

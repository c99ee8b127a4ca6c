import type { SectionType } from "../../../schema/blocks/index.ts";
import { feedFile } from "../../../schema/records/feed.ts";
import { repositoriesFile } from "../../../schema/records/repository.ts";
import { print, shortPath } from "../cli/command.ts";
import { fetchFeeds } from "./fetch-feed.ts";
import { fetchRepositories } from "./fetch-repositories.ts";
import { readGithubAccess } from "./github-api.ts";
import { readBefore, writeRecords } from "./records-file.ts";

export async function fetchGithub(user: string, file: string): Promise<void> {
  const before = await readBefore(file, repositoriesFile);
  const whose = before?.github.toLowerCase() === user.toLowerCase() ? before : undefined;
  const access = readGithubAccess(process.env);
  const fetched = await fetchRepositories(user, whose, access);
  await writeRecords(file, repositoriesFile, fetched, fetched.repositories.length);
  if (!before) suggestBlock("repositories", file);
  if (access.token === undefined && !fetched.repositories.some(({ pinned }) => pinned)) {
    const words =
      'What is pinned at GitHub it tells only with a token, in GITHUB_TOKEN. "pinned": true in the file puts one first, too.';
    print(`${words}\n`);
  }
}

export async function fetchFeed(addresses: readonly string[], file: string): Promise<void> {
  const before = await readBefore(file, feedFile);
  const fetched = await fetchFeeds(addresses, before);
  await writeRecords(file, feedFile, fetched, fetched.entries.length);
  if (!before) suggestBlock("feed", file);
}

/** Prints the block that shows a new file. Its path assumes that the content is in the working directory. */
function suggestBlock(type: SectionType, file: string): void {
  const source = shortPath(file);
  if (source.startsWith("..")) return;
  print(`On a page it shows with the block { "type": "${type}", "source": ${JSON.stringify(source)} }.\n`);
}

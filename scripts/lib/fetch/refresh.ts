import { dirname, resolve } from "node:path";
import { isRecord } from "../../../schema/json-schema/schema-parts.ts";
import { callOf } from "../../../schema/program.ts";
import { feedFile } from "../../../schema/records/feed.ts";
import { repositoriesFile } from "../../../schema/records/repository.ts";
import { CommandError, print, shortPath } from "../cli/command.ts";
import { locateFile } from "../content/locate-file.ts";
import { readRegular } from "../files/read-regular.ts";
import { readRecords } from "./records-file.ts";
import { fetchFeed, fetchGithub } from "./run-fetch.ts";
import { tryEach } from "./try-each.ts";

/**
 * Fetches again the files that content shows.
 * @throws {CommandError} after all of them, if some failed; those files are unchanged
 */
export async function refresh(content: string): Promise<void> {
  const folder = dirname(resolve(content));
  const sources = listSources(await readContent(content));
  if (sources.length === 0) print(`${shortPath(content)} shows nothing that is fetched.\n`);
  await tryEach(sources, async (source) => {
    try {
      await refreshFile(await findFile(folder, source, content), source.type);
    } catch (error) {
      if (!(error instanceof CommandError)) throw error;
      throw new CommandError(`${source.source} is not fetched again:\n${error.message}`, { cause: error });
    }
  });
}

/** @throws {CommandError} if the file is missing or outside the content's folder */
async function findFile(folder: string, { type, source }: Source, content: string): Promise<string> {
  const { file, issue } = await locateFile(folder, source);
  if (!issue) return file;
  if (issue.status === "outside") {
    throw new CommandError(`It is outside the folder of ${shortPath(content)}. Name a file within it.`);
  }
  const words = type === "feed" ? ["feed", "https://…"] : ["github", "YOUR-NAME"];
  throw new CommandError(`There is no such file. Once, run "${callOf("fetch", ...words, "--out", source)}".`);
}

/** The file itself says what to fetch. */
async function refreshFile(file: string, type: Source["type"]): Promise<void> {
  if (type === "feed") await fetchFeed((await readRecords(file, feedFile)).feeds, file);
  else await fetchGithub((await readRecords(file, repositoriesFile)).github, file);
}

async function readContent(content: string): Promise<unknown> {
  try {
    return JSON.parse((await readRegular(content)).toString("utf8").replace(/^\ufeff/, ""));
  } catch (error) {
    throw new CommandError(
      `${shortPath(content)} can't be read. "${callOf("validate", shortPath(content))}" says why.`,
      {
        cause: error,
      },
    );
  }
}

interface Source {
  type: "repositories" | "feed";
  source: string;
}

/** Lists the files of all blocks, without repeats. */
function listSources(value: unknown): Source[] {
  const found = new Map<string, Source>();
  const visit = (part: unknown): void => {
    if (Array.isArray(part)) part.forEach(visit);
    if (!isRecord(part)) return;
    const { type, source } = part;
    if ((type === "repositories" || type === "feed") && typeof source === "string") found.set(source, { type, source });
    Object.values(part).forEach(visit);
  };
  visit(value);
  return [...found.values()];
}

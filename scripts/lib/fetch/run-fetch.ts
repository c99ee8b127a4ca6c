import { readFile, stat } from "node:fs/promises";
import { dirname, join, resolve } from "node:path";
import type { z } from "zod";
import { isRecord } from "../../../schema/json-schema/schema-parts.ts";
import { callOf } from "../../../schema/program.ts";
import { feedFile } from "../../../schema/records/feed.ts";
import { repositoriesFile } from "../../../schema/records/repository.ts";
import { CommandError, exitCodes, shortPath } from "../cli/command.ts";
import { locateFile } from "../content/locate-file.ts";
import { errorCode, writeOutput } from "../files/write-whole.ts";
import { fetchFeeds } from "./feed/fetch-feed.ts";
import { fetchRepositories } from "./github/fetch-repositories.ts";
import { readAccess } from "./github/github-api.ts";

/** Writes somebody's repositories to a file; returns the exit code. */
export async function fetchGithub(user: string, file: string): Promise<number> {
  const before = await readBefore(file, repositoriesFile);
  const whose = before?.github.toLowerCase() === user.toLowerCase() ? before : undefined;
  const access = readAccess(process.env);
  const fetched = await fetchRepositories(user, whose, access);
  const code = await writeRecords(file, repositoriesFile, fetched, fetched.repositories.length);
  if (access.token === undefined && !fetched.repositories.some(({ pinned }) => pinned)) {
    const words =
      'What is pinned at GitHub it tells only with a token, in GITHUB_TOKEN. "pinned": true in the file puts one first, too.';
    process.stdout.write(`${words}\n`);
  }
  return code;
}

/** Writes what feeds tell of to a file; returns the exit code. */
export async function fetchFeed(addresses: readonly string[], file: string): Promise<number> {
  const fetched = await fetchFeeds(addresses, await readBefore(file, feedFile));
  return writeRecords(file, feedFile, fetched, fetched.entries.length);
}

/** Fetches again what stands in the files that a content names; returns the exit code. */
export async function refresh(content: string): Promise<number> {
  const folder = dirname(resolve(content));
  const sources = listSources(await readContent(content));
  for (const { type, source } of sources) {
    const { file, trouble } = await locateFile(folder, source);
    if (trouble?.status === "outside")
      throw new CommandError(`${source} is outside the folder of ${shortPath(content)}.`);
    if (trouble) {
      const call = callOf(
        "fetch",
        ...(type === "feed" ? ["feed", "https://…"] : ["github", "YOUR-NAME"]),
        "--out",
        source,
      );
      throw new CommandError(`There is no ${source} that could be fetched again. Once, run "${call}".`);
    }
    if (type === "feed") await fetchFeed((await readBefore(file, feedFile))?.feeds ?? [], file);
    else await fetchGithub((await readBefore(file, repositoriesFile))?.github ?? "", file);
  }
  if (sources.length === 0) process.stdout.write(`${shortPath(content)} shows nothing that is fetched.\n`);
  return exitCodes.sound;
}

async function readContent(content: string): Promise<unknown> {
  try {
    return JSON.parse((await readFile(content, "utf8")).replace(/^\ufeff/, ""));
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

/** The files that blocks show, each once, wherever the blocks stand. */
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

/** What stands in the file by now: the owner may have said in it what to hide. */
async function readBefore<Schema extends z.ZodType>(
  file: string,
  schema: Schema,
): Promise<z.output<Schema> | undefined> {
  const text = await readFile(file, "utf8").catch((error: unknown) => {
    if (errorCode(error) === "ENOENT") return undefined;
    throw new CommandError(`${shortPath(file)} can't be read (${errorCode(error)}).`, { cause: error });
  });
  if (text === undefined) return undefined;
  try {
    return schema.parse(JSON.parse(text));
  } catch (error) {
    throw new CommandError(
      `${shortPath(file)} is there, and has another form than this command writes. Mend it, or delete it; or name another file with --out.`,
      { cause: error },
    );
  }
}

/** Written as it is read: what doesn't fit is told now, and the file stays as it was. */
async function writeRecords<Schema extends z.ZodType>(
  file: string,
  schema: Schema,
  records: z.input<Schema>,
  count: number,
): Promise<number> {
  const { success, error } = schema.safeParse(records);
  if (!success)
    throw new CommandError(`What was fetched has another form than it should: ${error.issues[0]?.message}.`);
  const text = `${JSON.stringify(records, undefined, 2)}\n`;
  const isSame = (await stat(file).catch(() => undefined)) !== undefined && (await readFile(file, "utf8")) === text;
  if (!isSame) await writeOutput(file, text, { force: true });
  process.stdout.write(`${shortPath(file)} ${isSame ? "is up to date" : "is written"}: ${count} entries.\n`);
  return exitCodes.sound;
}

/** Where a command writes what it fetches, if it isn't told. */
export function nameFile(out: string | undefined, standard: string): string {
  return resolve(out ?? join(".", standard));
}

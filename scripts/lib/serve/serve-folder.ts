import { readFile } from "node:fs/promises";
import { join } from "node:path";
import { z } from "zod";
import { pageFileName } from "../../../src/marks.ts";
import { CommandError, shortPath } from "../cli/command.ts";
import { serveSite } from "./serve-site.ts";

/** Serves a built site under the base path that it was built for, and prints its address. */
export async function serveFolder(folder: string, port: number): Promise<void> {
  const base = await readBase(folder);
  const { url } = await serveSite(folder, { base, port });
  process.stdout.write(`\n  The site is up: ${url}\n\n  Press Ctrl+C to stop.\n`);
}

/** What is asked of the data of a home page: the base path stands in it. */
const homeData = z.object({ page: z.object({ shell: z.object({ base: z.string() }) }) });

async function readBase(folder: string): Promise<string> {
  try {
    const data: unknown = JSON.parse(await readFile(join(folder, pageFileName), "utf8"));
    return homeData.parse(data).page.shell.base;
  } catch (error) {
    throw new CommandError(`There is no site in ${shortPath(folder)}. Build one first: npm run build`, {
      cause: error,
    });
  }
}

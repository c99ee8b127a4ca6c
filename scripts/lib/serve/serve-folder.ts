import { readFile } from "node:fs/promises";
import { join } from "node:path";
import { pageFileName } from "../../../src/marks.ts";
import { CommandError, shortPath } from "../cli/command.ts";
import { serveSite } from "./serve-site.ts";

/** Serves a built site under the base path that it was built for, and prints its address. */
export async function serveFolder(folder: string, port: number): Promise<void> {
  const base = await readBase(folder);
  const { url } = await serveSite(folder, { base, port });
  process.stdout.write(`\n  The site is up: ${url}\n\n  Press Ctrl+C to stop.\n`);
}

/** The base path stands in the data of the home page. */
async function readBase(folder: string): Promise<string> {
  const text = await readFile(join(folder, pageFileName), "utf8").catch(() => undefined);
  if (text === undefined) {
    throw new CommandError(`There is no site in ${shortPath(folder)}. Build one first: npm run build`);
  }
  const file: { page: { shell: { base: string } } } = JSON.parse(text);
  return file.page.shell.base;
}

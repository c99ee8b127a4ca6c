import { readdir, readFile } from "node:fs/promises";
import { join, resolve } from "node:path";
import { z } from "zod";
import { programFolder } from "../lib/files/roots.ts";

const person = z.union([z.string(), z.object({ name: z.string() }).transform(({ name }) => name)]);

const manifest = z.object({
  name: z.string(),
  version: z.string(),
  license: z.string(),
  author: person.optional(),
  homepage: z.string().optional(),
  repository: z.union([z.string(), z.object({ url: z.string() }).transform(({ url }) => url)]).optional(),
});

const head = `portfolio-from-json holds code, letters and icons of others, under these terms. Icons of brands are those of Simple Icons
(CC0 1.0) and Font Awesome Free (CC BY 4.0, https://fontawesome.com), other signs those of Lucide (ISC), all as
react-icons has them. What is installed beside it (sharp) brings its own terms along.
`;

/**
 * Writes what those want to be told of whom something is in the package: their names, terms, and where it comes from.
 * @param modules the paths of all modules that were bundled, as bundlers have them
 * @param folders the folders of packages that are there besides
 */
export async function writeNotices(modules: readonly string[], folders: readonly string[]): Promise<string> {
  const all = new Set([...modules.flatMap(packageFolder), ...folders]);
  const notices = await Promise.all([...all].map(writeNotice));
  return [head, ...new Set(notices.toSorted())].join(`\n${"-".repeat(100)}\n\n`);
}

/** "…/node_modules/a/node_modules/@b/c/d.js" is of "…/node_modules/a/node_modules/@b/c"; our own modules are of none. */
function packageFolder(module: string): string[] {
  const [, folder] = /^\0?(.*[/\\]?node_modules[/\\](?:@[^/\\]+[/\\])?[^/\\]+)[/\\]/.exec(module) ?? [];
  return folder === undefined ? [] : [resolve(programFolder, folder)];
}

async function writeNotice(folder: string): Promise<string> {
  const { name, version, license, author, homepage, repository } = manifest.parse(
    JSON.parse(await readFile(join(folder, "package.json"), "utf8")),
  );
  const files = (await readdir(folder)).filter((file) => /^(?:licen[cs]e|copying|notice)\b/i.test(file)).toSorted();
  const texts = await Promise.all(files.map((file) => readFile(join(folder, file), "utf8")));
  const source = repository?.replace(/^git\+|\.git$/g, "") ?? homepage;
  const told =
    texts.length > 0
      ? texts
      : [`Its package has no file of its terms: it names ${license}${author ? `, and as its author ${author}` : ""}.`];
  return [
    `${name} ${version} (${license})`,
    ...(source ? [source] : []),
    "",
    ...told.map((text) => text.replaceAll("\r", "").trim()),
    "",
  ].join("\n");
}

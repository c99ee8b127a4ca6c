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

const head = `portfolio-from-json holds code, fonts and icons of others, under these terms. Icons of brands are those of Simple Icons
(CC0 1.0) and Font Awesome Free (CC BY 4.0, https://fontawesome.com), other signs those of Lucide (ISC), all as
react-icons has them. What is installed beside it (sharp) brings its own terms along. Terms that several have stand once,
behind the last of them.
`;

/** A package's notice, with its terms, which other packages may share. */
interface Notice {
  /** Its name, source and copyright lines. */
  owner: string;
  terms: string;
}

/**
 * Writes the third-party notices: names, terms and sources of the packages. Terms shared by several packages are
 * written once, after all of them.
 * @param modules the paths of all bundled modules, as bundlers report them
 * @param folders the folders of further packages
 */
export async function writeNotices(modules: readonly string[], folders: readonly string[]): Promise<string> {
  const all = new Set([...modules.flatMap(packageFolder), ...folders]);
  const notices = (await Promise.all([...all].map(writeNotice))).toSorted((one, other) =>
    one.owner < other.owner ? -1 : 1,
  );
  const byTerms = new Map<string, { owners: Set<string>; terms: string }>();
  for (const { owner, terms } of notices) {
    const key = terms.replace(/\s+/g, " ");
    const alike = byTerms.get(key) ?? { owners: new Set(), terms };
    byTerms.set(key, alike);
    alike.owners.add(owner);
  }
  const parts = [...byTerms.values()].map(({ owners, terms }) => [...owners, terms].join("\n\n").concat("\n"));
  return [head, ...parts].join(`\n${"-".repeat(100)}\n\n`);
}

const saysWhose = /^\s*(?:portions )?(?:copyright|\(c\)|©).*(?:\(c\)|©|\d{4})/i;

/** "…/node_modules/a/node_modules/@b/c/d.js" is in "…/node_modules/a/node_modules/@b/c"; own modules in none. */
function packageFolder(module: string): string[] {
  const [, folder] = /^\0?(.*[/\\]?node_modules[/\\](?:@[^/\\]+[/\\])?[^/\\]+)[/\\]/.exec(module) ?? [];
  return folder === undefined ? [] : [resolve(programFolder, folder)];
}

async function writeNotice(folder: string): Promise<Notice> {
  const { name, version, license, author, homepage, repository } = manifest.parse(
    JSON.parse(await readFile(join(folder, "package.json"), "utf8")),
  );
  const files = (await readdir(folder)).filter((file) => /^(?:licen[cs]e|copying|notice)\b/i.test(file)).toSorted();
  const texts = await Promise.all(files.map((file) => readFile(join(folder, file), "utf8")));
  const source = repository?.replace(/^git\+|\.git$/g, "") ?? homepage;
  const notice =
    texts.length > 0
      ? texts.map((text) => text.replaceAll("\r", "").trim()).join("\n")
      : `Its package has no file of its terms: it names ${license}${author ? `, and as its author ${author}` : ""}.`;
  const lines = notice.split("\n");
  const end = lines.findLastIndex((line) => saysWhose.test(line)) + 1;
  const whose = lines.slice(0, end).join("\n");
  const owner = [`${name} ${version} (${license})`, source, whose].filter(Boolean).join("\n");
  return { owner, terms: lines.slice(end).join("\n").trim() };
}

import { readdir, readFile, stat } from "node:fs/promises";
import { join, relative, sep } from "node:path";
import { CommandError } from "../../cli/command.ts";
import { type Destination, followAddress } from "./follow-address.ts";
import { type PageFacts, readPage } from "./read-page.ts";

interface Site {
  folder: string;
  base: string;
  /** The paths of all files, with slashes. */
  files: ReadonlySet<string>;
  pages: ReadonlyMap<string, PageFacts>;
}

/** What is wrong with a file of a site, and what to do. */
interface Fault {
  file: string;
  wrong: string;
  help: string;
}

const lost = "Build again, and see whether the disk is full or failing.";
const ours = "Your content passed the check, so this is a mistake of this program: please report it with this message.";

/** How many faults are told; the first already says what to look for. */
const told = 10;

/**
 * Looks through a whole site before it takes the place of the last one: what a full disk, a fault of the disk or a
 * mistake of this program can have spoilt after the content was checked. Throws a CommandError that names each page
 * and link. The cost grows with the size of the site, and is small beside rendering it.
 * @param base the site's path on its host, without a slash at its end
 */
export async function verifySite(folder: string, base: string): Promise<void> {
  const files = await listFiles(folder);
  const pages = new Map<string, PageFacts>();
  const faults: Fault[] = [];
  for (const file of files) {
    if (file.endsWith(".html")) pages.set(file, readPage(await readFile(join(folder, file), "utf8")));
  }
  const site = { folder, base, files, pages };
  for (const [file, facts] of pages) {
    faults.push(...findPageFaults(file, facts), ...(await findDataFaults(file, site)));
  }
  faults.push(...findLinkFaults(site), ...(await findEmptyFiles(site)));
  if (faults.length > 0) throw new CommandError(describe(faults));
}

async function listFiles(folder: string): Promise<Set<string>> {
  const entries = await readdir(folder, { recursive: true, withFileTypes: true });
  const paths = entries
    .filter((entry) => entry.isFile())
    .map((entry) => relative(folder, join(entry.parentPath, entry.name)).split(sep).join("/"));
  return new Set(paths.sort());
}

function findPageFaults(file: string, facts: PageFacts): Fault[] {
  const faults: Fault[] = [];
  const add = (wrong: string, help = ours) => faults.push({ file, wrong, help });
  if (facts.mistakes.size > 0) add(`its HTML is broken: ${[...facts.mistakes].join(", ")}`);
  if (!/\S/.test(facts.title)) add("it has no title");
  if (facts.headings !== 1) add(`it has ${facts.headings} first-level headings and not one`);
  if (!facts.hasText) add("there is nothing to read on it");
  for (const id of facts.repeatedIds) {
    add(`two of its elements have the id "${id}"`, `If a block of yours has the id "${id}", call it something else.`);
  }
  return faults;
}

/** The browser takes the page's data from the file beside it when it changes to the page. */
async function findDataFaults(file: string, { folder, base, files }: Site): Promise<Fault[]> {
  if (!file.endsWith("index.html")) return [];
  const path = file.replace(/index\.html$/, "page.json");
  if (!files.has(path)) return [{ file, wrong: `its data, ${path}, is not there`, help: lost }];
  try {
    const data: { page?: { href?: unknown } } = JSON.parse(await readFile(join(folder, path), "utf8"));
    if (data.page?.href === pathnameOf(file, base)) return [];
    return [{ file, wrong: `its data, ${path}, is that of another page`, help: ours }];
  } catch {
    return [{ file, wrong: `its data, ${path}, can't be read`, help: lost }];
  }
}

function pathnameOf(file: string, base: string): string {
  return `${base}/${file.replace(/(^|\/)index\.html$/, "$1")}`;
}

function findLinkFaults(site: Site): Fault[] {
  const faults: Fault[] = [];
  // The same navigation stands on every page: what is absolute leads everywhere to the same place.
  const known = new Map<string, Destination | undefined>();
  for (const [file, facts] of site.pages) {
    for (const address of facts.addresses) {
      const isKnown = known.has(address);
      const destination = isKnown ? known.get(address) : followAddress(address, site.base, pathnameOf(file, site.base));
      if (!isKnown && !/^[^/]/.test(address)) known.set(address, destination);
      const wrong = destination && findLinkFault(destination, file, site);
      if (wrong) faults.push({ file, wrong: `"${address}" leads nowhere: ${wrong}`, help: helpFor(destination) });
    }
  }
  return faults;
}

function findLinkFault({ path, anchor }: Destination, file: string, site: Site): string | undefined {
  if (path === undefined) return `it is outside of the site's own path, ${site.base}/`;
  if (!site.files.has(path)) return `there is no file ${path}`;
  // The fallback page has the footer and navigation of the others, and not their blocks.
  if (anchor === "" || anchor === "top" || file === "404.html") return undefined;
  return site.pages.get(path)?.ids.has(anchor) === false ? `no element of ${path} has the id "${anchor}"` : undefined;
}

function helpFor({ path }: Destination): string {
  return path?.startsWith("assets/") ? lost : ours;
}

async function findEmptyFiles({ folder, files }: Site): Promise<Fault[]> {
  const faults: Fault[] = [];
  for (const file of files) {
    if (file.endsWith("index.html") || file.endsWith("page.json")) continue;
    if ((await stat(join(folder, file))).size === 0) faults.push({ file, wrong: "it is empty", help: lost });
  }
  return faults;
}

function describe(faults: readonly Fault[]): string {
  const lines = faults.slice(0, told).map(({ file, wrong, help }) => `${file}: ${wrong}.\n  help: ${help}`);
  const rest = faults.length > told ? [`And ${faults.length - told} more like these.`] : [];
  return [`The new site has faults, and the last one was left as it was.`, ...lines, ...rest].join("\n\n");
}

import { readFile } from "node:fs/promises";
import { join, relative, sep } from "node:path";
import { decodeAddress, hasSchemeOrHost } from "../../../schema/links.ts";
import { CommandError } from "../cli/command.ts";
import { hashBytes, listFiles } from "../files/hash-files.ts";
import type { RenderedPageFacts } from "./read-page.ts";

/** A site before it is written to a folder. */
export interface BuiltSite {
  /** The site's path on its host, without a slash at its end. */
  base: string;
  /** Facts about the HTML of each page, by the page's path. */
  pages: ReadonlyMap<string, RenderedPageFacts>;
  /** Hashes of all files' bytes (hashBytes), by their paths. */
  written: ReadonlyMap<string, string>;
}

/** Adds the paths of all files in its folder, with slashes. */
type Site = BuiltSite & { files: ReadonlySet<string> };

interface Fault {
  file: string;
  wrong: string;
  help: string;
}

const lost = "Build again, and see whether the disk is full or failing.";
const ours = "Your content passed the check, so this is a mistake of this program: please report it with this message.";

/** The most faults to print; the first already shows what to look for. */
const mostListed = 10;

/**
 * Verifies a whole site before it replaces the last one: a full disk, a failing disk or a bug of this program may have
 * damaged it after the content was checked. The cost grows with the size of the site, but is small beside rendering.
 * @throws {CommandError} names each page and link
 */
export async function verifySite(folder: string, made: BuiltSite): Promise<void> {
  const paths = (await listFiles(folder)).map((file) => relative(folder, file).replaceAll(sep, "/"));
  const site = { ...made, files: new Set(paths) };
  const faults = [
    ...[...site.pages].flatMap(([file, facts]) => findPageFaults(file, facts)),
    ...findLinkFaults(site),
    ...(await findDiskFaults(folder, site)),
  ];
  if (faults.length > 0) throw new CommandError(describe(faults));
}

function findPageFaults(file: string, facts: RenderedPageFacts): Fault[] {
  const faults: Fault[] = [];
  const add = (wrong: string, help = ours) => faults.push({ file, wrong, help });
  if (facts.parseErrors.size > 0) add(`its HTML is broken: ${[...facts.parseErrors].join(", ")}`);
  if (!/\S/.test(facts.title)) add("it has no title");
  if (facts.headings !== 1) add(`it has ${facts.headings} first-level headings and not one`);
  if (!facts.hasText) add("there is nothing to read on it");
  for (const id of facts.repeatedIds) {
    add(`two of its elements have the id "${id}"`, `If a block of yours has the id "${id}", call it something else.`);
  }
  return faults;
}

function pathnameOf(file: string, base: string): string {
  return `${base}/${file.replace(/(^|\/)index\.html$/, "$1")}`;
}

function findLinkFaults(site: Site): Fault[] {
  const faults: Fault[] = [];
  // Navigation is the same on every page, and absolute addresses have the same target everywhere.
  const known = new Map<string, LinkedAddress | undefined>();
  for (const [file, facts] of site.pages) {
    for (const address of facts.addresses) {
      const isKnown = known.has(address);
      const destination = isKnown ? known.get(address) : followAddress(address, site.base, pathnameOf(file, site.base));
      if (!isKnown && !/^[^/]/.test(address)) known.set(address, destination);
      const wrong = destination && findLinkFault(destination, file, site);
      const help = destination?.path?.startsWith("assets/") ? lost : ours;
      if (wrong) faults.push({ file, wrong: `"${address}" leads nowhere: ${wrong}`, help });
    }
  }
  return faults;
}

function findLinkFault({ path, anchor }: LinkedAddress, file: string, site: Site): string | undefined {
  if (path === undefined) return `it is outside of the site's own path, ${site.base}/`;
  if (!site.files.has(path)) return `there is no file ${path}`;
  // The fallback page has the footer and navigation of the others, but not their blocks.
  if (anchor === "" || anchor === "top" || file === "404.html") return undefined;
  return site.pages.get(path)?.ids.has(anchor) === false ? `no element of ${path} has the id "${anchor}"` : undefined;
}

/** Files that are missing or not as they were made. The application's own files are only checked for being non-empty. */
async function findDiskFaults(folder: string, { files, written }: Site): Promise<Fault[]> {
  const faults: Fault[] = [];
  for (const file of new Set([...written.keys(), ...files])) {
    const bytes = files.has(file) ? await readFile(join(folder, file)) : undefined;
    const name = written.get(file);
    const add = (wrong: string) => faults.push({ file, wrong, help: lost });
    if (!bytes) add("it is not there");
    else if (bytes.length === 0) add("it is empty");
    else if (name !== undefined && name !== hashBytes(bytes)) add("it is not on the disk as it was written");
  }
  return faults;
}

function describe(faults: readonly Fault[]): string {
  const lines = faults.slice(0, mostListed).map(({ file, wrong, help }) => `${file}: ${wrong}.\n  help: ${help}`);
  const rest = faults.length > mostListed ? [`And ${faults.length - mostListed} more like these.`] : [];
  return [`The new site has faults, and the last one was left as it was.`, ...lines, ...rest].join("\n\n");
}

/** The target of an address: a file's path below the site's folder, undefined outside, and an anchor. */
interface LinkedAddress {
  path: string | undefined;
  anchor: string;
}

/**
 * Follows an address on a page as browsers and static hosts do; undefined if it leads out of the site. Full addresses
 * do, also those of this host: the build doesn't know what else is there.
 * @param base the site's path on its host, without a slash at its end
 * @param pathname the page's own path on the host
 */
function followAddress(address: string, base: string, pathname: string): LinkedAddress | undefined {
  if (hasSchemeOrHost(address)) return undefined;
  const url = new URL(address, `http://site.invalid${encodeURI(pathname)}`);
  const anchor = decodeAddress(url.hash.slice(1));
  const place = decodeAddress(url.pathname);
  if (!place.startsWith(`${base}/`)) return { path: undefined, anchor };
  const path = place.slice(base.length + 1);
  return { path: path === "" || path.endsWith("/") ? `${path}index.html` : path, anchor };
}

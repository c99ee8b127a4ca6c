import type { ResumeEntries, ResumeWriter, SectionName } from "../../../schema/entities/define/resume.ts";
import { definitionOf } from "../../../schema/entities/index.ts";
import { isFileName } from "../../../schema/file-types.ts";
import type { Entry, Portfolio } from "../../../schema/portfolio/portfolio.ts";
import { fileAddress, ownFile } from "../../../schema/site-files.ts";
import { splitPlace } from "../json-resume/location.ts";
import { findUsername } from "../json-resume/networks.ts";
import { parseUrl, writeDate, writeEmail, writeUri } from "../json-resume/strict-values.ts";
import { homeOf, type Output } from "./output.ts";

const resumeFile = "resume.json";

/** The portfolio for programs that read résumés. */
export const resume: Output = {
  switch: "resume",
  describe: ({ shell }) => ({
    links: [{ rel: "alternate", type: "application/json", href: homeOf(shell) + resumeFile }],
  }),
  files: ({ portfolio, photo, folder }) => [
    {
      path: folder + resumeFile,
      make: () => `${JSON.stringify(writeResume(portfolio, photo?.src, folder), null, 2)}\n`,
    },
  ],
};

/**
 * A portfolio as a JSON Resume 1.0 (https://jsonresume.org/schema).
 * @param photo its path on the site's host
 * @param folder that of the portfolio's language, under the site's
 * @internal
 */
export function writeResume(portfolio: Portfolio, photo?: string, folder = "") {
  const section = <Name extends SectionName>(name: Name): ResumeEntries[Name][] =>
    portfolio.entries.flatMap((entry) => {
      const writer = { date: writeDate, address: (href: string | undefined) => writeLink(href, entry, portfolio) };
      const written = definitionOf(entry.type).resume[name]?.write(entry, writer);
      return written ? [{ ...written, ...writeLinks(entry, writer, written) }] : [];
    });
  const sections: { [Name in SectionName]: ResumeEntries[Name][] } = {
    work: section("work"),
    volunteer: section("volunteer"),
    education: section("education"),
    awards: section("awards"),
    certificates: section("certificates"),
    publications: section("publications"),
    skills: section("skills"),
    languages: section("languages"),
    interests: section("interests"),
    references: section("references"),
    projects: section("projects"),
  };
  return {
    $schema: "https://raw.githubusercontent.com/jsonresume/resume-schema/v1.0.0/schema.json",
    basics: writeBasics(portfolio, photo, folder),
    ...sections,
    meta: { canonical: ownAddress(folder + resumeFile, portfolio), version: "v1.0.0" },
  };
}

/** All links of an entry beside its one address, which is that of the first where it has none of its own. */
function writeLinks({ links }: Entry, { address }: ResumeWriter, written: object) {
  const all = (links ?? []).flatMap(({ label, href, kind }) => {
    const url = address(href);
    return url === undefined ? [] : [{ label, url, kind }];
  });
  return all.length > 0
    ? { url: "url" in written && written.url !== undefined ? written.url : all[0]?.url, links: all }
    : {};
}

function writeBasics(portfolio: Portfolio, photo: string | undefined, folder: string) {
  const { site, profile, summary } = portfolio;
  const own = ownAddress(folder || site.url, portfolio);
  // Before the site has an address, the person's is that of a link which says no more than its host.
  const [first, ...others] = profile.links;
  const stands = own === undefined && first?.kind === "website" && first.label === parseUrl(first.href)?.hostname;
  return {
    name: profile.name,
    label: profile.role,
    image: photo && ownAddress(photo, portfolio),
    email: profile.emails.map(({ address }) => writeEmail(address)).find((address) => address !== undefined),
    phone: profile.phone,
    url: own ?? (stands ? writeUri(first.href, site.url) : undefined),
    summary,
    location: profile.location === undefined ? undefined : splitPlace(profile.location),
    profiles: (stands ? others : profile.links).flatMap(({ kind, label, href }) => {
      const url = /^https?:/.test(href) ? writeUri(href, site.url) : undefined;
      return url === undefined ? [] : [{ network: label, username: findUsername(kind, href), url }];
    }),
  };
}

/** An address within the site; none while the site has no address but this machine's. */
function ownAddress(address: string, { site }: Portfolio): string | undefined {
  const isLocal = parseUrl(site.url)?.hostname === "localhost";
  return isLocal ? undefined : writeUri(address, folderOf(site.url));
}

/** A link of an entry: a path or a file's name leads into the site, an anchor into the page that shows the entry. */
function writeLink(href: string | undefined, { page }: { page: string }, { site }: Portfolio): string | undefined {
  if (href !== undefined && isFileName(href))
    return writeUri(fileAddress(ownFile(href, site), site.languages), folderOf(site.url));
  if (href?.startsWith("/")) return writeUri(href.slice(1), folderOf(site.url));
  return writeUri(href, folderOf(site.url) + page.slice(1));
}

function folderOf(url: string): string {
  return url.replace(/[?#].*/s, "").replace(/(?<!\/)\/*$/, "/");
}

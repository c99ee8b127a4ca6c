import type { ResumeEntries, ResumeWriter, SectionName } from "../../../schema/entities/define/resume.ts";
import { definitionOf } from "../../../schema/entities/index.ts";
import { isFileName } from "../../../schema/file-types.ts";
import type { Entry, Portfolio } from "../../../schema/portfolio/portfolio.ts";
import { fileAddress, ownFile } from "../../../schema/site-files.ts";
import { splitLocation } from "../json-resume/location.ts";
import { findUsername } from "../json-resume/networks.ts";
import { parseUrl, writeDate, writeEmail, writeUri } from "../json-resume/strict-values.ts";
import { homeOf, type Output } from "./output.ts";

const resumeFile = "resume.json";

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
 * Converts a portfolio to JSON Resume 1.0 (https://jsonresume.org/schema).
 * @param photo its path on the site's host
 * @param folder the language's folder within the site
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

/** Writes all of an entry's links. If it has no `url`, the first link's address becomes its `url`. */
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
  // Until the site has an address, the first link is used as the person's if it is a website labelled with its host.
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
    location: profile.location === undefined ? undefined : splitLocation(profile.location),
    profiles: (stands ? others : profile.links).flatMap(({ kind, label, href }) => {
      const url = /^https?:/.test(href) ? writeUri(href, site.url) : undefined;
      return url === undefined ? [] : [{ network: label, username: findUsername(kind, href), url }];
    }),
  };
}

/** Returns an address within the site, or undefined if the site's address is still localhost. */
function ownAddress(address: string, { site }: Portfolio): string | undefined {
  const isLocal = parseUrl(site.url)?.hostname === "localhost";
  return isLocal ? undefined : writeUri(address, folderOf(site.url));
}

/** Resolves an entry's link: paths and file names within the site, anchors on the page that shows the entry. */
function writeLink(href: string | undefined, { page }: { page: string }, { site }: Portfolio): string | undefined {
  if (href !== undefined && isFileName(href))
    return writeUri(fileAddress(ownFile(href, site), site.languages), folderOf(site.url));
  if (href?.startsWith("/")) return writeUri(href.slice(1), folderOf(site.url));
  return writeUri(href, folderOf(site.url) + page.slice(1));
}

function folderOf(url: string): string {
  return url.replace(/[?#].*/s, "").replace(/(?<!\/)\/*$/, "/");
}

import { type Entry, entriesOf, type Portfolio } from "../../../schema/resolve/portfolio.ts";
import type { JsonResume } from "../json-resume/json-resume.ts";
import { splitPlace } from "../json-resume/location.ts";
import { findUsername } from "../json-resume/networks.ts";
import { writeDate, writeEmail, writeUri } from "../json-resume/strict-values.ts";
import type { Output } from "./output.ts";

const resumeFile = "resume.json";

/** The portfolio for programs that read résumés. */
export const resume: Output = {
  switch: "resume",
  describe: ({ shell }) => ({
    links: [{ rel: "alternate", type: "application/json", href: `${shell.base}/${resumeFile}` }],
  }),
  files: ({ portfolio, photo }) => [
    { path: resumeFile, text: `${JSON.stringify(writeResume(portfolio, photo?.src), null, 2)}\n` },
  ],
};

/**
 * Writes a portfolio as a JSON Resume, every entry in its section. Keys without a value are undefined, which JSON leaves
 * out. `photo` is the path of the photo on the site's host. Pure.
 */
export function writeResume(portfolio: Portfolio, photo?: string): JsonResume {
  const { site } = portfolio;
  const achievements = entriesOf(portfolio, "achievement");
  return {
    $schema: "https://raw.githubusercontent.com/jsonresume/resume-schema/v1.0.0/schema.json",
    basics: writeBasics(portfolio, photo),
    work: entriesOf(portfolio, "experience").map((entry) => ({
      name: entry.organization,
      location: entry.location,
      description: entry.about,
      position: entry.position,
      url: writeUri(entry.link, site.url),
      ...writePeriod(entry),
      summary: entry.description,
      highlights: entry.highlights,
    })),
    volunteer: entriesOf(portfolio, "activity").map((entry) => ({
      organization: entry.organization,
      position: entry.title,
      url: writeUri(entry.link, site.url),
      ...writePeriod(entry),
      summary: entry.description,
      highlights: entry.highlights,
    })),
    education: entriesOf(portfolio, "education").map((entry) => writeEducation(entry, portfolio)),
    awards: achievements
      .filter(({ kind }) => kind === undefined || kind === "award")
      .map(({ title, issuer, ...entry }) => ({ title, ...writeAchievement(entry, portfolio), awarder: issuer })),
    certificates: achievements
      .filter(({ kind }) => kind === "certificate")
      .map(({ title, issuer, ...entry }) => ({ name: title, ...writeAchievement(entry, portfolio), issuer })),
    publications: achievements
      .filter(({ kind }) => kind === "publication")
      .map(({ title, issuer, ...entry }) => {
        const { date, ...rest } = writeAchievement(entry, portfolio);
        return { name: title, publisher: issuer, releaseDate: date, ...rest };
      }),
    skills: entriesOf(portfolio, "skill").map(({ title, level, tags, description }) => ({
      name: title,
      level,
      keywords: tags,
      summary: description,
    })),
    languages: entriesOf(portfolio, "language").map(({ title, fluency }) => ({ language: title, fluency })),
    interests: entriesOf(portfolio, "interest").map(({ title, tags, description }) => ({
      name: title,
      keywords: tags,
      summary: description,
    })),
    references: entriesOf(portfolio, "reference").map(({ title, position, quote }) => ({
      name: position === undefined ? title : `${title}, ${position}`,
      reference: quote,
    })),
    projects: entriesOf(portfolio, "project").map((entry) => ({
      name: entry.title,
      roles: entry.roles,
      entity: entry.organization,
      type: entry.category,
      description: entry.description,
      highlights: entry.highlights,
      keywords: entry.tags,
      ...writePeriod(entry),
      url: writeLink(entry.link, entry, portfolio),
    })),
    meta: { canonical: ownAddress(resumeFile, portfolio), version: "v1.0.0" },
  };
}

function writeBasics(portfolio: Portfolio, photo: string | undefined): JsonResume["basics"] {
  const { site, profile, summary } = portfolio;
  return {
    name: profile.name,
    label: profile.role,
    image: photo && ownAddress(photo, portfolio),
    email: profile.emails.map(({ address }) => writeEmail(address)).find((address) => address !== undefined),
    phone: profile.phone,
    url: ownAddress(site.url, portfolio),
    summary,
    location: profile.location === undefined ? undefined : splitPlace(profile.location),
    profiles: profile.links.flatMap(({ kind, label, href }) => {
      const url = writeUri(href, site.url);
      return url === undefined ? [] : [{ network: label, username: findUsername(kind, href), url }];
    }),
  };
}

/** "Bachelor of Science, Computer Science": what stands before the first comma is the degree, what follows its field. */
function writeEducation(entry: Entry<"education">, { site }: Portfolio): JsonResume["education"][number] {
  const [, studyType = entry.degree, area] = /^([^,]+), (.+)$/s.exec(entry.degree) ?? [];
  const { startDate, endDate } = writePeriod(entry);
  return {
    institution: [entry.institution, entry.board].filter((name) => name !== undefined).join(", ") || undefined,
    url: writeUri(entry.link, site.url),
    area,
    studyType,
    startDate,
    endDate: endDate ?? writeDate(entry.passOut?.toString()),
    score: entry.result,
    courses: entry.courses,
  };
}

function writeAchievement(entry: Omit<Entry<"achievement">, "title" | "issuer">, portfolio: Portfolio) {
  return {
    date: writeDate(entry.date),
    url: writeLink(entry.link?.href, entry, portfolio),
    summary: entry.description ?? entry.details?.paragraphs.join("\n\n"),
  };
}

function writePeriod({ start, end }: { start?: string | undefined; end?: string | undefined }) {
  return { startDate: writeDate(start), endDate: writeDate(end) };
}

/** An address within the site; none while the site has no address but this machine's. */
function ownAddress(address: string, { site }: Portfolio): string | undefined {
  const isLocal = URL.canParse(site.url) && new URL(site.url).hostname === "localhost";
  return isLocal ? undefined : writeUri(address, folderOf(site.url));
}

/** A link of an entry: a path leads into the site, an anchor into the page that shows the entry. */
function writeLink(href: string | undefined, { page }: { page: string }, { site }: Portfolio): string | undefined {
  if (href?.startsWith("/")) return writeUri(href.slice(1), folderOf(site.url));
  return writeUri(href, folderOf(site.url) + page.slice(1));
}

function folderOf(url: string): string {
  return url.replace(/[?#].*$/, "").replace(/\/*$/, "/");
}

import { isObject, type JsonObject, objectsIn } from "../../support/arbitrary/json.ts";

/**
 * What of a résumé the content can carry, in the form in which it comes back: said here once more, apart from the
 * program, section by section.
 */
export function findCarried(resume: unknown): JsonObject {
  const { basics, ...sections }: JsonObject = isObject(resume) ? resume : {};
  return tidy({
    basics: carriedBasics(isObject(basics) ? basics : {}),
    ...Object.fromEntries(
      Object.entries(sectionRules).map(([section, rule]) => [
        section,
        unique(objectsIn(sections[section]).flatMap((entry) => rule(entry) ?? [])),
      ]),
    ),
  });
}

/** The same keys of a résumé that was exported. */
export function findExported(resume: unknown): JsonObject {
  const { basics, work, volunteer, education, awards, certificates, publications, ...rest }: JsonObject = isObject(
    resume,
  )
    ? resume
    : {};
  const { projects, skills, languages, interests, references } = rest;
  const known: JsonObject = isObject(basics) ? basics : {};
  const profiles = objectsIn(known.profiles).map(({ url, network }) => ({ url, network }));
  const all = {
    work,
    volunteer,
    awards,
    certificates,
    publications,
    projects,
    skills,
    languages,
    interests,
    references,
  };
  return tidy({ basics: { ...known, profiles }, education, ...all });
}

function carriedBasics({ name, label, email, phone, url, summary, location, profiles }: JsonObject): JsonObject {
  const { city, region, countryCode }: JsonObject = isObject(location) ? location : {};
  const place = [city, region].filter((part) => part !== undefined);
  const listed = objectsIn(profiles).flatMap(({ url: href, network }) =>
    typeof href === "string" ? { url: href, network: network ?? new URL(href).hostname } : [],
  );
  const own = typeof url === "string" && !listed.some(({ url: href }) => href === url) ? [url] : [];
  const links = [...own.map((href) => ({ url: href, network: new URL(href).hostname })), ...listed];
  // Each address is linked once.
  const [first, ...others] = links.filter(
    ({ url: href }, index) => links.findIndex((link) => link.url === href) === index,
  );
  // An address of one's own is a link that has no more of a name than its host.
  const isOwn = first !== undefined && first.network === new URL(first.url).hostname;
  return {
    name: name ?? "Your Name",
    label: label ?? "TODO: what you are, in a few words",
    email,
    phone,
    url: isOwn ? first.url : undefined,
    summary,
    location: { city: place[0], region: place[1], countryCode },
    profiles: isOwn || !first ? others : [first, ...others],
  };
}

type Rule = (entry: JsonObject) => JsonObject | undefined;

const sectionRules: Record<string, Rule> = {
  work: (entry) => (entry.position || entry.name ? entry : undefined),
  volunteer: (entry) => (entry.position || entry.organization ? entry : undefined),
  education: (entry) => (entry.studyType || entry.area || entry.institution ? entry : undefined),
  awards: (entry) => (entry.title ? entry : undefined),
  certificates: (entry) => (entry.name ? entry : undefined),
  publications: (entry) => (entry.name ? entry : undefined),
  projects: (entry) => (entry.name ? entry : undefined),
  references: (entry) => (entry.reference || entry.name ? { ...entry, name: entry.name ?? "Reference" } : undefined),
  skills: (entry) => named("Skills", entry),
  languages: (entry) => (entry.language ? entry : undefined),
  interests: (entry) => named("Interests", entry),
};

function named(fallback: string, entry: JsonObject): JsonObject | undefined {
  const keywords = Array.isArray(entry.keywords) && entry.keywords.length > 0;
  return entry.name || keywords ? { ...entry, name: entry.name ?? fallback } : undefined;
}

function unique<T>(entries: T[]): T[] {
  const seen = new Map(entries.map((entry) => [JSON.stringify(tidy(entry)), entry]));
  return [...seen.values()];
}

/** Without what is undefined or empty, and with keys in one order. */
function tidy(value: JsonObject): JsonObject;
function tidy(value: unknown): unknown;
function tidy(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(tidy);
  if (!isObject(value)) return value;
  const members = Object.entries(value)
    .map(([key, member]): [string, unknown] => [key, tidy(member)])
    .filter(([, member]) => !isNothing(member));
  return Object.fromEntries(members.sort(([one], [other]) => (one < other ? -1 : 1)));
}

function isNothing(value: unknown): boolean {
  return value === undefined || (typeof value === "object" && value !== null && Object.keys(value).length === 0);
}

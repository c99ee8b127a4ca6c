import type { EducationalOccupationalCredential, Person } from "schema-dts";
import { type Entry, entriesOf } from "../../../../schema/resolve/portfolio.ts";
import { placeholderValues } from "../../../../schema/resolve/text.ts";
import { fullAddress, type SiteMaterial } from "../output.ts";
import { joinTexts, webAddress } from "./json-ld-values.ts";

/** The owner. Telephone and e-mail are left to people, and to the contact card: search engines have no use for them. */
export function describeOwner(material: SiteMaterial, id: string, home: string): Person {
  const { portfolio, photo } = material;
  const { profile, summary } = portfolio;
  const education = entriesOf(portfolio, "education");
  const experience = entriesOf(portfolio, "experience");
  const achievements = entriesOf(portfolio, "achievement");
  return {
    "@type": "Person",
    "@id": id,
    name: profile.name,
    givenName: placeholderValues(profile).firstName,
    jobTitle: profile.role,
    description: summary,
    url: home,
    image: photo && fullAddress(material, photo.src),
    homeLocation: profile.location === undefined ? undefined : { "@type": "Place", name: profile.location },
    sameAs: filled(profile.links.map(({ href }) => href)),
    alumniOf: filled(
      unique(education.map(({ institution }) => institution)).map((name) => ({
        "@type": "EducationalOrganization" as const,
        name,
        url: education.find(({ institution, link }) => institution === name && link !== undefined)?.link,
      })),
    ),
    hasCredential: filled([
      ...education.map(describeDegree),
      ...achievements.filter(({ kind }) => kind === "certificate").map(describeCertificate),
    ]),
    hasOccupation: filled(experience.map(describeOccupation)),
    worksFor: filled(
      experience.flatMap(({ organization, position, about, link, ...period }) =>
        organization === undefined
          ? []
          : [
              {
                ...describeRole(position, period),
                worksFor: { ...describeOrganization(organization), description: about, url: link },
              },
            ],
      ),
    ),
    memberOf: filled(
      entriesOf(portfolio, "activity").flatMap(({ organization, title, link, ...entry }) =>
        organization === undefined
          ? []
          : [
              {
                ...describeRole(title, entry),
                description: joinTexts(entry.description, entry.highlights),
                memberOf: { ...describeOrganization(organization), url: link },
              },
            ],
      ),
    ),
    award: filled(
      achievements
        .filter(({ kind }) => kind === undefined || kind === "award")
        .map(({ title, issuer }) => (issuer === undefined ? title : `${title}, ${issuer}`)),
    ),
    knowsAbout: filled(unique(entriesOf(portfolio, "skill").flatMap(namesOfSkill))),
    knowsLanguage: filled(
      entriesOf(portfolio, "language").map(({ title, fluency }) => ({
        "@type": "Language" as const,
        name: title,
        description: fluency,
      })),
    ),
  };
}

function describeDegree(entry: Entry<"education">): EducationalOccupationalCredential {
  const awarder = entry.board ?? entry.institution;
  return {
    "@type": "EducationalOccupationalCredential",
    name: entry.degree,
    credentialCategory: "degree",
    description: entry.result,
    competencyRequired: entry.courses,
    dateCreated: entry.passOut?.toString() ?? entry.end,
    recognizedBy: awarder === undefined ? undefined : describeOrganization(awarder),
  };
}

/** A skill's own name; of one that only heads a list of others ("Additional skills"), theirs. */
function namesOfSkill({ title, description, tags = [] }: Entry<"skill">): string[] {
  return description === undefined && tags.length > 0 ? tags : [title, ...tags];
}

/** A position with what was done in it, whether or not somebody was its employer. */
function describeOccupation({ position, location, description, highlights, start, end }: Entry<"experience">) {
  return {
    "@type": "Role" as const,
    startDate: start,
    endDate: end,
    hasOccupation: {
      "@type": "Occupation" as const,
      name: position,
      occupationLocation:
        location === undefined ? undefined : { "@type": "AdministrativeArea" as const, name: location },
      description,
      responsibilities: highlights,
    },
  };
}

function describeCertificate({
  title,
  date,
  issuer,
  description,
  link,
}: Entry<"achievement">): EducationalOccupationalCredential {
  return {
    "@type": "EducationalOccupationalCredential",
    name: title,
    description,
    url: webAddress(link?.href),
    credentialCategory: "certificate",
    dateCreated: date,
    recognizedBy: issuer === undefined ? undefined : describeOrganization(issuer),
  };
}

/** A role stands between a person and an organization, and says when it was (schema.org/Role). */
function describeRole(roleName: string, { start, end }: { start?: string | undefined; end?: string | undefined }) {
  return { "@type": "OrganizationRole" as const, roleName, startDate: start, endDate: end };
}

function describeOrganization(name: string) {
  return { "@type": "Organization" as const, name };
}

function unique(values: readonly (string | undefined)[]): string[] {
  return [...new Set(values.filter((value) => value !== undefined))];
}

/** An empty list says nothing. */
function filled<T>(values: T[]): T[] | undefined {
  return values.length > 0 ? values : undefined;
}

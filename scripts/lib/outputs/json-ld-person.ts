import type { EducationalOccupationalCredential, Person } from "schema-dts";
import { type Entry, entriesOf } from "../../../schema/resolve/portfolio.ts";
import { placeholderValues } from "../../../schema/resolve/text.ts";
import { fullAddress, type SiteMaterial } from "./output.ts";
import { findPhoto } from "./shown-photo.ts";

/** The owner. Telephone and e-mail are left to people, and to the contact card: search engines have no use for them. */
export function describeOwner(material: SiteMaterial, id: string, home: string): Person {
  const { portfolio } = material;
  const { profile, summary } = portfolio;
  const photo = findPhoto(material.pages);
  const education = entriesOf(portfolio, "education");
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
      })),
    ),
    hasCredential: filled([
      ...education.map(describeDegree),
      ...achievements.filter(({ kind }) => kind === "certificate").map(describeCertificate),
    ]),
    worksFor: filled(
      entriesOf(portfolio, "experience").flatMap(({ organization, position, ...period }) =>
        organization === undefined
          ? []
          : [{ ...describeRole(position, period), worksFor: describeOrganization(organization) }],
      ),
    ),
    memberOf: filled(
      entriesOf(portfolio, "activity").flatMap(({ organization, title, ...period }) =>
        organization === undefined
          ? []
          : [{ ...describeRole(title, period), memberOf: describeOrganization(organization) }],
      ),
    ),
    award: filled(achievements.filter(({ kind }) => kind === undefined || kind === "award").map(({ title }) => title)),
    knowsAbout: filled(
      unique(entriesOf(portfolio, "skill").flatMap(({ title, tags }) => (tags?.length ? tags : [title]))),
    ),
    knowsLanguage: filled(entriesOf(portfolio, "language").map(({ title }) => title)),
  };
}

function describeDegree(entry: Entry<"education">): EducationalOccupationalCredential {
  const awarder = entry.board ?? entry.institution;
  return {
    "@type": "EducationalOccupationalCredential",
    name: entry.degree,
    credentialCategory: "degree",
    dateCreated: entry.passOut?.toString() ?? entry.end,
    recognizedBy: awarder === undefined ? undefined : describeOrganization(awarder),
  };
}

function describeCertificate({ title, date, issuer }: Entry<"achievement">): EducationalOccupationalCredential {
  return {
    "@type": "EducationalOccupationalCredential",
    name: title,
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

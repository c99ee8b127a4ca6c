import type { Person } from "schema-dts";
import type { OwnerFact, OwnerFacts } from "../../../../schema/entities/define/json-ld.ts";
import { byRank, definitionOf } from "../../../../schema/entities/index.ts";
import { entriesOf, type Portfolio } from "../../../../schema/resolve/portfolio.ts";
import { placeholderValues } from "../../../../schema/resolve/text.ts";
import { fullAddress, type SiteMaterial } from "../output.ts";

/** The owner. Telephone and e-mail are left to people, and to the contact card: search engines have no use for them. */
export function describeOwner(material: SiteMaterial, id: string, home: string): Person {
  const { portfolio, photo } = material;
  const { profile, summary } = portfolio;
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
    ...gatherFacts(portfolio),
  };
}

/** What the entries say of the owner, kind by kind. */
function gatherFacts(portfolio: Portfolio) {
  const types = new Set(byRank(portfolio.entries).map(({ type }) => type));
  const parts = [...types].map((type) => definitionOf(type).jsonLd.owner?.(entriesOf(portfolio, type)) ?? {});
  const facts = <Name extends keyof OwnerFacts>(name: Name): OwnerFact<Name>[] | undefined =>
    filled(parts.flatMap((part) => part[name] ?? []));
  return {
    alumniOf: facts("alumniOf"),
    hasCredential: facts("hasCredential"),
    hasOccupation: facts("hasOccupation"),
    worksFor: facts("worksFor"),
    memberOf: facts("memberOf"),
    award: facts("award"),
    knowsAbout: facts("knowsAbout"),
    knowsLanguage: facts("knowsLanguage"),
  } satisfies Record<keyof OwnerFacts, unknown>;
}

/** An empty list says nothing. */
function filled<T>(values: T[]): T[] | undefined {
  return values.length > 0 ? values : undefined;
}

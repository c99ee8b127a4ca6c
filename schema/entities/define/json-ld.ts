import type { CreativeWork, Person } from "schema-dts";
import type { CardLink } from "../../links.ts";
import type { CaptionedImage } from "../../pictures/image.ts";
import type { Plain } from "../../text.ts";
import type { Period } from "../dates.ts";

type PersonProperties = Extract<Person, { "@type": "Person" }>;

/** The properties that entries say something of. */
type FactName =
  | "alumniOf"
  | "hasCredential"
  | "hasOccupation"
  | "worksFor"
  | "memberOf"
  | "award"
  | "knowsAbout"
  | "knowsLanguage";

type ItemOf<Value> = Value extends readonly (infer Item)[] ? Item : never;

/** One of the values that a property of a person may have. */
export type OwnerFact<Name extends FactName> = ItemOf<PersonProperties[Name]>;

/** What is said of the owner, by the properties of a person (https://schema.org/Person). */
export type OwnerFacts = { readonly [Name in FactName]?: readonly OwnerFact<Name>[] };

/** The full address of a picture on the site, by the name that content gives it. */
export type PictureAddress = (src: string) => string | undefined;

/** What search engines are told of a kind of entity, in the terms of schema.org. */
export interface JsonLdAnswers<Entity> {
  /** What all of the kind say of the owner. */
  readonly owner?: (entities: readonly Entity[]) => OwnerFacts;
  /** The entity as a work of the owner's, where it is one. */
  readonly work?: (
    entity: Entity,
    owner: { "@id": string },
    addressOf: PictureAddress,
    isOwner: (author: string) => boolean,
  ) => CreativeWork | undefined;
  /** The fields that neither says. */
  readonly leftOut: readonly Exclude<keyof Entity, "type">[];
}

/** An entity's links, the short form first. */
interface Linked {
  link?: string | { href: string } | undefined;
  links?: readonly CardLink[] | undefined;
}

/** Every web address that an entity leads to, and what it is of it. */
export function webLinks({ link, links = [] }: Linked): { href: string; kind: CardLink["kind"] }[] {
  const short = typeof link === "string" ? link : link?.href;
  return [{ href: short, kind: undefined }, ...links].flatMap(({ href, kind }) => {
    const address = webAddress(href);
    return address === undefined ? [] : [{ href: address, kind }];
  });
}

/** A work's address, and its further ones. */
export function describeLinks(links: readonly { href: string }[]) {
  const [first, ...others] = links.map(({ href }) => href);
  return { url: first, sameAs: others.length > 0 ? others : undefined };
}

/** A link as far as it leads to the web; others mean nothing outside the page. */
export function webAddress(link: string | undefined): string | undefined {
  return link !== undefined && /^https?:/.test(link) ? link : undefined;
}

/** A description with the single lines that stand under it on the page. */
export function joinTexts(description: string | undefined, lines: readonly string[] = []): string | undefined {
  return [...(description === undefined ? [] : [description]), ...lines].join("\n") || undefined;
}

/** A picture of a work, with its words. */
export function describePicture(image: Plain<CaptionedImage> | undefined, addressOf: PictureAddress) {
  const contentUrl = image && addressOf(image.src);
  if (contentUrl === undefined) return undefined;
  return { "@type": "ImageObject" as const, contentUrl, name: image?.alt || undefined, caption: image?.caption };
}

/** An organization of which no more than the name is known. */
export function describeOrganization(name: string | undefined) {
  return name === undefined ? undefined : { "@type": "Organization" as const, name };
}

/** A role stands between a person and an organization, and says when it was (schema.org/Role). */
export function describeRole(roleName: string, { start, end }: Period) {
  return { "@type": "OrganizationRole" as const, roleName, startDate: start, endDate: end };
}

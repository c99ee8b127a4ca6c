import type { CreativeWork, Person } from "schema-dts";
import type { CardLink } from "../../links.ts";
import type { CaptionedImage } from "../../pictures/image.ts";
import type { Plain } from "../../text.ts";
import type { Period } from "../dates.ts";

type PersonProperties = Extract<Person, { "@type": "Person" }>;

/** Properties of a person that entries can fill. */
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

export type OwnerFact<Name extends FactName> = ItemOf<PersonProperties[Name]>;

/** Facts about the owner, by property of https://schema.org/Person. */
export type OwnerFacts = { readonly [Name in FactName]?: readonly OwnerFact<Name>[] };

/** Returns the full address of a picture by its name in the content. */
export type PictureAddress = (src: string) => string | undefined;

/** Structured data of one entity type, in the terms of schema.org. */
export interface JsonLdOptions<Entity> {
  /** Facts about the owner from all entities of the type. */
  readonly owner?: (entities: readonly Entity[]) => OwnerFacts;
  /** The entity as a work of the owner's, if it is one. */
  readonly work?: (
    entity: Entity,
    owner: { "@id": string },
    addressOf: PictureAddress,
    isOwner: (author: string) => boolean,
  ) => CreativeWork | undefined;
  /** The fields that neither function uses. */
  readonly leftOut: readonly Exclude<keyof Entity, "type">[];
}

/** An entity's links: its short form `link`, and `links`. */
interface Linked {
  link?: string | { href: string } | undefined;
  links?: readonly CardLink[] | undefined;
}

/** All web addresses that an entity links to, with the kinds of their links. */
export function webLinks({ link, links = [] }: Linked): { href: string; kind: CardLink["kind"] }[] {
  const short = typeof link === "string" ? link : link?.href;
  return [{ href: short, kind: undefined }, ...links].flatMap(({ href, kind }) => {
    const address = webAddress(href);
    return address === undefined ? [] : [{ href: address, kind }];
  });
}

/** Addresses of a work. */
export function describeLinks(links: readonly { href: string }[]) {
  const [first, ...others] = links.map(({ href }) => href);
  return { url: first, sameAs: others.length > 0 ? others : undefined };
}

/** The link if it is a web address. Other links mean nothing outside the page. */
export function webAddress(link: string | undefined): string | undefined {
  return link !== undefined && /^https?:/.test(link) ? link : undefined;
}

/** Joins a description with the lines listed under it on the page. */
export function joinTexts(description: string | undefined, lines: readonly string[] = []): string | undefined {
  return [...(description === undefined ? [] : [description]), ...lines].join("\n") || undefined;
}

/** A picture of a work, with its alternative text. */
export function describePicture(image: Plain<CaptionedImage> | undefined, addressOf: PictureAddress) {
  const contentUrl = image && addressOf(image.src);
  if (contentUrl === undefined) return undefined;
  return { "@type": "ImageObject" as const, contentUrl, name: image?.alt || undefined, caption: image?.caption };
}

export function describeOrganization(name: string | undefined) {
  return name === undefined ? undefined : { "@type": "Organization" as const, name };
}

/** A role links a person to an organization, with a period (https://schema.org/Role). */
export function describeRole(roleName: string, { start, end }: Period) {
  return { "@type": "OrganizationRole" as const, roleName, startDate: start, endDate: end };
}
